import type { Entity } from '../../api/records/entities.ts';
import type { mailLog } from '../../domain/mail/mailLog.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { Line, MailSheet } from './MailSheet.tsx';
import { MailState } from './MailState.tsx';

/** A mail of the log as it was written, with what became of it. */
export function LoggedMail({ mail }: { mail: Entity<typeof mailLog> }) {
  return (
    <MailSheet
      subject={mail.subject || 'Mail'}
      recipients={(mail.recipients ?? '')
        .split(';')
        .map((it) => it.trim())
        .filter(Boolean)}
      attachments={(mail.attachments ?? []).flatMap((it) => it.name || [])}
      html={mail.htmlWithAmounts || mail.htmlPreview || null}
      text={mail.textWithAmounts || mail.textPreview || null}
    >
      <Line name="Status">
        <MailState mail={mail} />
      </Line>
      <Line name="Geschrieben">
        <span className="num">{formatInstant(mail.createdAt, companyZone)} Uhr</span>
      </Line>
      {mail.sentAt && (
        <Line name="Versendet">
          <span className="num">{formatInstant(mail.sentAt, companyZone)} Uhr</span>
        </Line>
      )}
    </MailSheet>
  );
}
