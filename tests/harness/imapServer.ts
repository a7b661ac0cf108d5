import type { AddressInfo } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';
import { endWithFile } from './endings.ts';

/** A real IMAP server in memory with one mailbox, which ends with the test file. */
export type TestImapServer = {
  readonly url: string;
  /** A mail arrives. */
  deliver(raw: string): void;
  /** Which of its mails somebody has marked as read, by their order. */
  read(): readonly boolean[];
};

export async function startImapServer(): Promise<TestImapServer> {
  const server = hoodiecrow({ storage: { INBOX: { messages: [] } } });
  await new Promise<void>((done) => server.listen(0, done));
  endWithFile(() => new Promise<void>((done) => server.close(() => done())));
  const { port } = server.server.address() as AddressInfo;
  const messages = () => server.folderCache.INBOX?.messages ?? [];
  return {
    url: `imap://testuser:testpass@127.0.0.1:${String(port)}/INBOX`,
    deliver: (raw) => {
      server.appendMessage('INBOX', [], false, raw);
    },
    read: () => messages().map((it) => it.flags.includes('\\Seen')),
  };
}
