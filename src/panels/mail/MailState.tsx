import type { Entity } from '../../api/records/entities.ts';
import { isHeldForUndo } from '../../domain/mail/heldForUndo.ts';
import type { mailLog } from '../../domain/mail/mailLog.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { HeldMail } from './HeldMail.tsx';

const looks = {
  sent: { icon: 'mail-check', ink: 'text-ok' },
  error: { icon: 'mail-x', ink: 'text-danger' },
  pending: { icon: 'hourglass', ink: 'text-warn' },
} as const;

/** What became of a mail, why it failed, and when it is tried again. */
export function MailState({ mail }: { mail: Entity<typeof mailLog> }) {
  const { icon, ink } = mail.status === 'sent' || mail.status === 'error' ? looks[mail.status] : looks.pending;
  const isHeld = isHeldForUndo(mail);
  const isPutOff = !isHeld && mail.status === 'pending' && Boolean(mail.nextAttemptAt);
  return (
    <span className="flex flex-col gap-1">
      <span className={`flex items-center gap-3 ${ink}`}>
        <Icon name={icon} size={12} />
        {mail.translatedStatus}
      </span>
      {mail.error && (
        <span className={`text-11 whitespace-pre-line ${mail.status === 'error' ? 'text-danger' : 'text-2'}`}>
          {mail.error}
        </span>
      )}
      {isHeld && <HeldMail mail={mail} />}
      {isPutOff && (
        <span className="num text-11 text-2">
          Nächster Versuch {formatInstant(mail.nextAttemptAt, companyZone)} Uhr
        </span>
      )}
    </span>
  );
}
