import { defineJob, type JobContext } from '../../jobs/defineJob.ts';
import { readBounce } from './readBounce.ts';
import { takeBounce } from './takeBounce.ts';
import type { Mailbox, ReadUpTo } from './mailbox.ts';

/** Reads what mail servers report of our mails; how far it has come is noted for the next round of any server. */
export const readMailbox = (mailbox: Mailbox) =>
  defineJob({
    name: 'mails.bounces',
    title: 'Rückläufer',
    schedule: { everyMinutes: 5 },
    retries: [60_000, 300_000],
    run: (context) => takeBounces(mailbox, context),
  });

/** One round; every report is taken in a transaction of its own, so that a broken one holds up no other. */
export async function takeBounces(
  mailbox: Mailbox,
  { scope, signal, note, keepNote, log }: Pick<JobContext, 'scope' | 'signal' | 'note' | 'keepNote' | 'log'>,
): Promise<{ readonly result: string }> {
  let taken = 0;
  const upTo = await mailbox.readNew(
    isReadUpTo(note) ? note : null,
    async ({ uid, raw }) => {
      const bounce = await readBounce(raw).catch(() => {
        log(`Die Mail ${String(uid)} im Postfach der Rückläufer ist nicht lesbar.`);
        return undefined;
      });
      if (bounce && (await scope((it) => takeBounce(it, bounce)))) taken += 1;
    },
    signal,
  );
  keepNote(upTo);
  return { result: taken === 1 ? '1 Rückläufer' : `${String(taken)} Rückläufer` };
}

function isReadUpTo(note: unknown): note is ReadUpTo {
  return typeof note === 'object' && note !== null && 'uidValidity' in note && 'lastUid' in note;
}
