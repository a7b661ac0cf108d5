import { randomUUID } from 'node:crypto';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { suggestedRecipients } from '../../../src/domain/contract/recipients.ts';
import { mailUnderWay } from '../../../src/domain/mail/mailUnderWay.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { maxSent, protocolRecipients, sendProtocolMails } from '../../../src/domain/protocol/sendingCalls.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { answer } from '../handler.ts';
import { idsAsked } from '../idsAsked.ts';
import { candidates, sendFinished, type Candidate } from './sendFinished.ts';
import { protocolSending } from './sendingJob.ts';

/** So many are queued before the answer; more would keep their sender waiting. */
const atOnce = 10;
const missing = 'Dieses Protokoll gibt es nicht.';
const read = ({ protocolIds }: { readonly protocolIds?: unknown }) => ({
  ids: idsAsked(protocolIds, { max: maxSent, path: protocol.path, at: 'protocolIds' }),
});

/** Sends many: each for itself, and each that stays says why (R36). */
export const sendMany = answer(sendProtocolMails, {
  read,
  async work({ database, openScope, settings, actor, now }, { ids }) {
    const found = await candidates(database.pool, ids);
    const errors = refusalsAmong(ids, found);
    const wanted = found.filter((it) => !it.refused && !isOnItsWay(it)).map((it) => it.protocol.id);
    const protocolIds: number[] = [];
    if (wanted.length > atOnce) {
      const job = await database.transaction((client) =>
        enqueue(
          { client, actor, now },
          protocolSending(settings),
          { run: randomUUID(), ids: wanted },
          { title: `${String(wanted.length)} Protokolle versenden` },
        ),
      );
      return { protocolIds: wanted, errors, job };
    }
    for (const id of wanted) {
      const refused = await database.transaction(async (client) => {
        const scope = openScope({ client, actor, now });
        const record = await scope.look(protocol, iriOf(protocol.path, id));
        return record ? sendFinished(scope, record, {}) : { message: missing };
      });
      if (refused) errors.push({ protocolId: id, orderNumber: null, message: refused.message });
      else protocolIds.push(id);
    }
    return { protocolIds, errors, job: null };
  },
});

/** Who would get what, for whoever is about to send. */
export const recipients = answer(protocolRecipients, {
  read,
  async work({ database: { pool } }, { ids }) {
    const found = await candidates(pool, ids);
    return {
      protocols: found.map((it) => ({
        protocolId: it.protocol.id,
        orderNumber: it.protocol.orderNumber,
        recipients: it.readers.map(({ mailAddress }) => mailAddress),
        suggestions: it.ride ? suggestedRecipients(it.ride) : [],
        message: it.refused?.message ?? (isOnItsWay(it) ? mailUnderWay : null),
      })),
    };
  },
});

function isOnItsWay({ protocol: { sentMails } }: Candidate): boolean {
  return sentMails.some((it) => it.state === 'pending');
}

function refusalsAmong(ids: readonly number[], found: readonly Candidate[]) {
  const known = new Map(found.map((it) => [it.protocol.id, it]));
  return ids.flatMap((protocolId) => {
    const it = known.get(protocolId);
    const message = it ? (it.refused?.message ?? (isOnItsWay(it) ? mailUnderWay : undefined)) : missing;
    return message === undefined ? [] : [{ protocolId, orderNumber: it?.protocol.orderNumber ?? null, message }];
  });
}
