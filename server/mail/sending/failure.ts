import { NotAttached } from './attachments.ts';

/**
 * Why a mail did not leave, in words for staff. `outage`: the mail server cannot be used at all, so the mail waits
 * without losing a try; `temporary`: it may go later; `permanent`: it never will.
 */
export type Failure = { readonly kind: 'outage' | 'temporary' | 'permanent'; readonly reason: string };

/** What nodemailer's errors carry. */
type SendingError = {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
};

const unreachable: readonly unknown[] = [
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'ECONFIG',
  'EPROXY',
];
const needsSignIn: readonly unknown[] = [530, 534, 535, 538];

/** What became of a try, from the error it ended with. */
export function failureOf(error: unknown): Failure {
  if (error instanceof NotAttached) return { kind: 'temporary', reason: error.message };
  const { code, command, responseCode, response } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as SendingError;
  if (code === 'EAUTH' || code === 'ENOAUTH' || needsSignIn.includes(responseCode))
    return { kind: 'outage', reason: 'Der Mailserver lehnt die Anmeldung ab; bitte SMTP_URL prüfen' };
  if (typeof responseCode === 'number')
    return {
      kind: responseCode < 500 ? 'temporary' : 'permanent',
      reason: refusal(responseCode, typeof response === 'string' ? response : ''),
    };
  if (code === 'EENVELOPE') return { kind: 'permanent', reason: 'Die Mail hat keinen gültigen Empfänger' };
  if (!unreachable.includes(code))
    return { kind: 'temporary', reason: 'Die Mail ließ sich nicht zusammenstellen oder übergeben' };
  if (command === undefined || command === 'CONN')
    return { kind: 'outage', reason: 'Der Mailserver ist nicht erreichbar' };
  return { kind: 'temporary', reason: 'Die Verbindung zum Mailserver ist abgebrochen' };
}

const meanings: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^4\d\d.4\.7\.|greylist/i, 'Der Mailserver des Empfängers bittet um einen späteren Versuch'],
  [/^[45]\d\d.[45]\.2\.2/, 'Das Postfach ist voll'],
  [/^[45]\d\d.[45]\.3\.4/, 'Die Mail ist zu groß'],
  [/^5\d\d.5\.7\./, 'Der Mailserver lehnt die Mail ab'],
  [/^5\d\d.5\.1\.[0-3]/, 'Das Postfach gibt es nicht'],
  [/^421/, 'Der Mailserver nimmt zurzeit nichts an'],
  [/^450/, 'Das Postfach ist zurzeit nicht erreichbar'],
  [/^451/, 'Der Mailserver konnte die Mail zurzeit nicht verarbeiten'],
  [/^452/, 'Dem Mailserver fehlt zurzeit Speicherplatz'],
  [/^4/, 'Der Mailserver nimmt die Mail zurzeit nicht an'],
  [/^550/, 'Das Postfach gibt es nicht oder nimmt nichts an'],
  [/^551/, 'Der Mailserver ist für den Empfänger nicht zuständig'],
  [/^552/, 'Das Postfach ist voll oder die Mail zu groß'],
  [/^553/, 'Die Empfängeradresse ist ungültig'],
];

/** The answer of the mail server in German, with its own words behind it for whoever looks after it. */
export function refusal(code: number, response: string): string {
  const line = response.replace(/\s+/g, ' ').trim().slice(0, 300) || String(code);
  const reason =
    meanings.find(([pattern]) => pattern.test(line.startsWith(String(code)) ? line : `${String(code)} ${line}`))?.[1] ??
    'Der Mailserver lehnt die Mail ab';
  return `${reason} (${line})`;
}
