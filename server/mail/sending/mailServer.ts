import { hostname } from 'node:os';
import { createTransport } from 'nodemailer';
import type { Company } from '../../company.ts';
import type { DueMail } from './claim.ts';
import type { MadeAttachment } from './attachments.ts';

/** What is handed to the mail server, and who signs as sender. */
export type Handover = {
  readonly mail: DueMail;
  readonly recipients: readonly string[];
  readonly attachments: readonly MadeAttachment[];
  readonly company: Company;
  readonly now: Date;
  readonly signal: AbortSignal;
};
export type MailServer = {
  /** The part behind the @ of every Message-ID. */
  readonly domain: string;
  /** Hands a mail over to these of its recipients; answers those that the server did not accept, with its reasons. */
  hand(it: Handover): Promise<readonly Refusal[]>;
};
export type Refusal = { readonly recipient: string; readonly code: number; readonly response: string };

type Refused = { readonly recipient?: string; readonly responseCode?: number; readonly response?: string };

/** The mail server of `SMTP_URL`; each mail has a connection of its own, so that one hanging mail holds up no other. */
export function mailServerAt(smtpUrl: string): MailServer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    dnsTimeout: 10_000,
  });
  const fallback = senderIn(smtpUrl);
  return {
    domain: fallback.split('@')[1] ?? 'localhost',
    async hand({ mail, recipients, attachments, company, now, signal }) {
      const sender = company.email ?? fallback;
      const info = await transport.sendMail({
        from: { name: mail.senderName ?? company.name, address: mail.senderEmail ?? sender },
        // What cannot be delivered comes back to the address that the mail server sends for.
        ...(mail.senderEmail !== null && mail.senderEmail !== sender && { sender }),
        to: recipientsOf(mail),
        envelope: { from: sender, to: [...recipients] },
        subject: mail.subject,
        ...(mail.text !== null && { text: mail.text }),
        ...(mail.html !== null && { html: mail.html }),
        attachments: [...attachments],
        messageId: mail.messageId,
        date: now,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'de' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      });
      return refusalsIn(info);
    },
  };
}

/** Everybody a mail is meant for. */
export function recipientsOf({ recipients }: Pick<DueMail, 'recipients'>): string[] {
  return recipients
    .split(';')
    .map((it) => it.trim())
    .filter(Boolean);
}

/** Whom the server refused by name, in its answer or in the error that it was when nobody was left. */
export function refusalsIn(answer: unknown): readonly Refusal[] {
  const refused =
    typeof answer === 'object' && answer !== null && 'rejectedErrors' in answer && Array.isArray(answer.rejectedErrors)
      ? (answer.rejectedErrors as readonly Refused[])
      : [];
  return refused.map(({ recipient = '', responseCode = 550, response = '' }) => ({
    recipient,
    code: responseCode,
    response,
  }));
}

/** Who sends where the settings name no address of the company: the user of the mail server, else this machine. */
function senderIn(smtpUrl: string): string {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return user.includes('@') ? user : `leitstand@${hostname()}`;
}
