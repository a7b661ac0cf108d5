import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { awaited } from '../runner/awaited.ts';

/** A refusal as a mail server says it, for example 450 "4.2.0 Mailbox busy". */
export type Refusal = { readonly code: number; readonly text: string };

/** A real mail server that the test can make refuse, hang and disappear. */
export type TestMailServer = {
  readonly url: string;
  /** What it has accepted so far, in order. */
  readonly received: readonly Mail[];
  /** Decides about each recipient; accepts everybody when it answers nothing. */
  refuse: (recipient: string) => Refusal | undefined;
  /** True: takes the mail in but never says that it has it. */
  hangs: boolean;
  /** Resolves when so many mails have been accepted. */
  hasReceived(count: number): Promise<void>;
  /** Resolves when somebody waits for an answer to a mail. */
  isHanging(): Promise<void>;
  stop(): Promise<void>;
};
/** A mail as it arrived: what its header says, what it says, and to whom the envelope sent it. */
export type Mail = Pick<Email, 'subject' | 'from' | 'text' | 'html' | 'messageId' | 'headers' | 'attachments'> & {
  readonly envelope: readonly string[];
};

/** Starts it on any free port, or again on the one it had. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const received: Mail[] = [];
  let waiting: { readonly until: () => boolean; readonly done: () => void }[] = [];
  let hanging = 0;
  const check = () => {
    for (const it of waiting) if (it.until()) it.done();
    waiting = waiting.filter((it) => !it.until());
  };
  const until = (condition: () => boolean) =>
    condition() ? Promise.resolve() : new Promise<void>((done) => waiting.push({ until: condition, done }));
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    onRcptTo({ address }, _session, answer) {
      const refusal = self.refuse(address);
      answer(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
    },
    onData(stream, session, answer) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (self.hangs) {
          hanging += 1;
          return check();
        }
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          received.push({ ...mail, envelope: session.envelope.rcptTo.map((it) => it.address) });
          answer(null);
          check();
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const self: TestMailServer = {
    url: `smtp://127.0.0.1:${String((server.server.address() as AddressInfo).port)}`,
    received,
    refuse: () => undefined,
    hangs: false,
    hasReceived: (count) =>
      awaited(
        `mail ${String(count)}`,
        until(() => received.length >= count),
      ),
    isHanging: () =>
      awaited(
        'a mail that hangs',
        until(() => hanging > 0),
      ),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return self;
}
