import { ImapFlow } from 'imapflow';

/** How far a mailbox was read: its own count, and under which reign of it that count holds. */
export type ReadUpTo = { readonly uidValidity: string; readonly lastUid: number };
/** A mail of the mailbox, as it lies there. */
export type Letter = { readonly uid: number; readonly raw: Uint8Array };
export type Mailbox = {
  /**
   * Hands over what has come since, oldest first, one after the other; nothing in the mailbox is changed by it, so that
   * people who read it find their answers unread. Answers how far it has come.
   */
  readNew(since: ReadUpTo | null, take: (letter: Letter) => Promise<void>, signal: AbortSignal): Promise<ReadUpTo>;
};

/** More than this no report of a mail server holds; pictures that people send are not fetched. */
const maxBytes = 1_000_000;
/** As many are taken in one round; the next one goes on. */
const atOnce = 200;

/** The mailbox of `IMAP_URL`: `imaps://user:password@host/INBOX`. */
export function mailboxAt(imapUrl: string): Mailbox {
  const url = new URL(imapUrl);
  const secure = url.protocol === 'imaps:';
  const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX';
  return {
    async readNew(since, take, signal) {
      const client = new ImapFlow({
        host: url.hostname,
        port: url.port === '' ? (secure ? 993 : 143) : Number(url.port),
        secure,
        auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
        logger: false,
        disableAutoIdle: true,
        connectionTimeout: 15_000,
        greetingTimeout: 15_000,
        socketTimeout: 60_000,
      });
      // What breaks off later is told by the call that waits for it.
      client.on('error', () => undefined);
      await client.connect();
      try {
        const lock = await client.getMailboxLock(folder, { readOnly: true });
        try {
          return await readFrom(client, since, { take, signal });
        } finally {
          lock.release();
        }
      } finally {
        await client.logout().catch(() => client.close());
      }
    },
  };
}

type Reading = { readonly take: (letter: Letter) => Promise<void>; readonly signal: AbortSignal };

async function readFrom(client: ImapFlow, since: ReadUpTo | null, { take, signal }: Reading): Promise<ReadUpTo> {
  const { mailbox } = client;
  if (mailbox === false) throw new Error('the mailbox is not open');
  const uidValidity = String(mailbox.uidValidity);
  const isSame = since?.uidValidity === uidValidity;
  let lastUid = isSame ? since.lastUid : 0;
  const found = (await client.search({ uid: `${String(lastUid + 1)}:*` }, { uid: true })) || [];
  // A range up to the last mail always holds that one, however far it was read.
  const fresh = found
    .filter((it) => it > lastUid)
    .toSorted((one, other) => one - other)
    .slice(0, atOnce);
  for (const uid of fresh) {
    if (signal.aborted) break;
    const head = await client.fetchOne(String(uid), { size: true }, { uid: true });
    const isReport = head !== false && (head.size ?? 0) <= maxBytes;
    const letter = isReport && (await client.fetchOne(String(uid), { source: true }, { uid: true }));
    if (letter && letter.source) await take({ uid, raw: letter.source });
    lastUid = uid;
  }
  return { uidValidity, lastUid };
}
