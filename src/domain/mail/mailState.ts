import { mailLogStatuses } from './choices/mailLogStatuses.ts';
import { choice, flag, list, text, type ValuesOf } from '../define/field.ts';

/** Whether a mail has arrived, and where it has not: what its state is told from. */
export const mailStateFields = {
  status: choice('Status', mailLogStatuses.items, { readOnly: true, default: 'pending' }),
  /** Who was refused while others got it; sending again goes only to them. */
  undelivered: list(
    'Nicht zugestellt',
    { recipient: text('Empfänger'), reason: text('Grund'), isDue: flag('Wird erneut versucht') },
    { readOnly: true },
  ),
  /** Made up by the demo generator, until somebody sends it. */
  isDemo: flag('Demo-Mail', { readOnly: true }),
};
export type MailState = ValuesOf<typeof mailStateFields>;
/** As far as it is known to whoever asks. */
export type KnownMailState = { readonly [K in keyof MailState]?: MailState[K] | undefined };
