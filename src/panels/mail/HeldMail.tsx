import { useEffect, useState } from 'react';
import type { Entity } from '../../api/records/entities.ts';
import { sendNow } from '../../commands/mail/heldMails.ts';
import { tools } from '../../commands/tools.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import { leavingText, secondsUntilItLeaves } from '../../domain/mail/heldForUndo.ts';
import type { mailLog } from '../../domain/mail/mailLog.ts';

/** "geht in 9 s hinaus · jetzt senden": a mail whose cause can still be taken back; nothing once it is due. */
export function HeldMail({ mail }: { mail: Entity<typeof mailLog> }) {
  const [now, setNow] = useState(() => new Date());
  const seconds = secondsUntilItLeaves(mail, now);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const clock = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(clock);
  }, [isOver]);
  if (isOver) return null;
  return (
    <span className="num text-11 text-2">
      <span aria-hidden>{leavingText(seconds)}</span>
      {mayWrite(tools().roles(), 'contracts') && (
        <>
          {' '}
          ·{' '}
          <button type="button" className="min-h-12 text-link hover:underline" onClick={() => void sendNow([mail])}>
            jetzt senden
          </button>
        </>
      )}
    </span>
  );
}
