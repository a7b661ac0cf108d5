import { iriOf } from '../../src/domain/define/resource.ts';
import { user } from '../../src/domain/user/user.ts';
import { companyOf } from '../company.ts';
import type { Scope } from '../write/behaviour.ts';
import type { MailLink } from '../links/mailLink.ts';
import type { Attachment } from './attachment.ts';
import { htmlOf, plainTextOf } from './mailBody.ts';
import { blocksOf, subjectOf, type MailTemplate, type Value } from './mailTemplate.ts';

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

/** Fills in a template, signed by whoever causes the mail and by the company. */
export async function writeMail<Name extends string>(
  scope: Scope,
  template: MailTemplate<Name>,
  letter: Letter<Name>,
): Promise<Mail> {
  const body = {
    greeting: letter.greeting,
    blocks: blocksOf(template, letter.values),
    signature: await signatureOf(scope),
  };
  return {
    template: template.key,
    subject:
      (letter.subject && subjectOf({ ...template, subject: letter.subject }, letter.values)) ||
      subjectOf(template, letter.values),
    text: plainTextOf(body),
    html: htmlOf(body),
    recipients: letter.recipients,
    attachments: letter.attachments ?? [],
    ...letter.about,
  };
}

async function signatureOf({ client, actor, look, now }: Scope): Promise<string[]> {
  const { name, phone, email, legalLine } = await companyOf(client, now);
  const sender = actor.userId === null ? undefined : await look(user, iriOf('users', actor.userId));
  return [
    'Freundliche Grüße',
    sender?.name ?? '',
    [name, phone, email].filter(Boolean).join(' · '),
    legalLine ?? '',
  ].filter(Boolean);
}
