import type { SomeOf } from '../define/row.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import type { preMail } from './preMail.ts';

type Row = SomeOf<typeof preMail, 'mailSend' | 'mailState'>;

/** Whether a protocol may go ahead to somebody; what has gone, or is on its way, goes no second time. */
export function checkPreMail({ mailSend, mailState }: Row): Verdict<'mailSend' | 'mailState'> {
  if (mailSend) return refused('Das Vorabprotokoll ist bereits versendet.', 'mailSend');
  if (mailState === 'pending') return refused('Die Mail steht bereits zum Versand an.', 'mailState');
  return allowed;
}
