import { placeholdersIn, type WordingRules } from '../../../src/domain/mail/wording.ts';
import type { MailTemplate } from '../mailTemplate.ts';
import { labels } from './labels.ts';

/** What every mail can say, whatever it is about. */
export const commonPlaceholders = ['greeting', 'senderName', 'companyName', 'companyPhone', 'companyEmail'] as const;

/** Addresses with a token, which come into being when the mail leaves; a subject line does not hold them. */
const links: ReadonlySet<string> = new Set([
  'setPasswordLink',
  'resetLink',
  'link1',
  'link2',
  'link3',
  'linkOther',
  'imagesLink',
]);

/** What wordings said before they were written as the specification has them: filled in for ever, offered no more. */
export const formerPlaceholders: ReadonlySet<string> = new Set([
  'pickupTimes',
  'deliveryTimes',
  'pickupPlan',
  'deliveryPlan',
  'vehicleAndPlate',
  'doneAt',
  'mileage',
]);

type Offered = Pick<MailTemplate, 'subject' | 'text' | 'also'>;

/** What the text of a mail may say: its own placeholders first. */
export function offeredInText({ subject, text, also = [] }: Offered): string[] {
  return [...new Set([...placeholdersIn(`${text}\n${subject}`), ...also, ...commonPlaceholders])];
}

/** The same for its subject. */
export function offeredInSubject(template: Offered): string[] {
  return offeredInText(template).filter((it) => !links.has(it));
}

/** What may and what must stand in the text of a mail. */
export function rulesOf(template: MailTemplate): WordingRules {
  const { needs } = template;
  const line = template.text.split('\n').find((it) => needs !== undefined && it.includes(`{${needs}}`)) ?? '';
  return {
    known: offeredInText(template),
    needs: needs ?? null,
    beside: placeholdersIn(line).filter((it) => it !== needs),
  };
}

/** How people call a placeholder. */
export function labelOfPlaceholder(name: string): string {
  return labels[name] ?? name;
}

/** How the program words a mail, with the greeting that stands above every one. */
export function originalText({ text }: Pick<MailTemplate, 'text'>): string {
  return `{greeting},\n\n${text.trim()}`;
}
