import type { Entity } from '../../api/entities.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { Line, MailSheet } from './MailSheet.tsx';
import { MailState } from './MailState.tsx';

/** A mail of the log as it was written, with what became of it. */
export function LoggedMail({ mail }: { mail: Entity }) {
  return (
    <MailSheet
      subject={textOf(mail.subject) ?? 'Mail'}
      recipients={(textOf(mail.recipients) ?? '').split(';').map((it) => it.trim()).filter(Boolean)}
      attachments={namesOf(mail.attachments)}
      html={textOf(mail.htmlWithAmounts) ?? textOf(mail.htmlPreview)}
      text={textOf(mail.textWithAmounts) ?? textOf(mail.textPreview)}
    >
      <Line name="Status"><MailState mail={mail} /></Line>
      <Line name="Geschrieben"><span className="num">{formatInstant(textOf(mail.createdAt), companyZone)} Uhr</span></Line>
      {textOf(mail.sentAt) && <Line name="Versendet"><span className="num">{formatInstant(textOf(mail.sentAt), companyZone)} Uhr</span></Line>}
    </MailSheet>
  );
}

function namesOf(attachments: unknown): string[] {
  return Array.isArray(attachments) ? attachments.flatMap((it: { name?: unknown }) => textOf(it.name) ?? []) : [];
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
