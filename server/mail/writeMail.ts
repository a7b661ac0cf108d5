import { iriOf } from '../../src/domain/define/resource.ts';
import { user } from '../../src/domain/user/user.ts';
import { companyOf, type Company } from '../company.ts';
import type { Scope } from '../write/behaviour.ts';
import type { MailLink } from '../links/mailLink.ts';
import type { Attachment } from './attachment.ts';
import { htmlOf, plainTextOf } from './mailBody.ts';
import { blocksOf, droppedLines, subjectOf, type MailTemplate, type Value } from './mailTemplate.ts';
import { wordingFor, type WordedScope } from './wordings/wordingFor.ts';

/** A mail that is written and can be shown or queued. */
export type Mail = {
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * What leaves, where it names amounts that not every reader of the log may see; the log shows the others the text
   * above.
   */
  readonly withAmounts?: { readonly text: string; readonly html: string };
  readonly recipients: readonly string[];
  readonly attachments: readonly Attachment[];
  /** Whom its template names as sender in place of the company. */
  readonly senderName: string | null;
  readonly senderEmail: string | null;
  /** Which change of its template it was worded with; null for the wording of the program. */
  readonly wordingVersion: number | null;
  /** Lines of a wording that is tried out which have nothing to say of this record. */
  readonly dropped?: readonly string[];
  /** Where the link in its text leads, which is made when the mail leaves. */
  readonly link?: MailLink | undefined;
  readonly entityType: string;
  readonly entityId: number;
};
export type Letter<Name extends string> = {
  readonly greeting: string;
  readonly values: Readonly<Record<Name, Value>>;
  readonly recipients: readonly string[];
  readonly about: { readonly entityType: string; readonly entityId: number };
  /** What the reader wants to see instead of the subject of the template; it may hold placeholders as well. */
  readonly subject?: string | null;
  readonly attachments?: readonly Attachment[];
};

/** Fills in the wording of a mail, signed by whoever causes it and by the company. */
export async function writeMail<Name extends string>(
  scope: WordedScope,
  template: MailTemplate<Name>,
  letter: Letter<Name>,
): Promise<Mail> {
  const [wording, company, sender] = await Promise.all([
    wordingFor(scope, template as MailTemplate, letter),
    companyOf(scope.client, scope.now),
    senderOf(scope),
  ]);
  const worded: MailTemplate = { ...(template as MailTemplate), subject: wording.subject, text: wording.text };
  const values: Readonly<Record<string, Value>> = {
    ...letter.values,
    greeting: letter.greeting,
    senderName: sender,
    companyName: company.name,
    companyPhone: company.phone,
    companyEmail: company.email,
  };
  const body = { blocks: blocksOf(worded, values), signature: signatureOf(company, sender) };
  return {
    template: template.key,
    subject:
      (letter.subject && subjectOf({ ...worded, subject: letter.subject }, values)) ||
      subjectOf(worded, values) ||
      subjectOf(template as MailTemplate, values),
    text: plainTextOf(body),
    html: htmlOf(body),
    recipients: letter.recipients,
    attachments: letter.attachments ?? [],
    senderName: wording.senderName,
    senderEmail: wording.senderEmail,
    wordingVersion: wording.version,
    ...(scope.draft && { dropped: droppedLines(worded, values) }),
    ...letter.about,
  };
}

async function senderOf({ actor, look }: Scope): Promise<string | null> {
  if (actor.userId === null) return null;
  return (await look(user, iriOf('users', actor.userId)))?.name ?? null;
}

function signatureOf({ name, phone, email, legalLine }: Company, sender: string | null): string[] {
  return ['Freundliche Grüße', sender ?? '', [name, phone, email].filter(Boolean).join(' · '), legalLine ?? ''].filter(
    Boolean,
  );
}
