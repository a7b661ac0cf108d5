import type { ComponentType } from 'react';
import { registerDialog, type DialogProps } from '../dialogs.ts';

type Content = ComponentType<DialogProps<Record<string, unknown>>>;
/** Commands hand over what the dialog asks for; the registry itself does not know the types. */
const loaded = <P>(load: () => Promise<{ readonly default: ComponentType<P> }>) => load as unknown as () => Promise<{ readonly default: Content }>;

/** Makes the dialogs of mails known, once, at start. */
export function registerMailDialogs(): void {
  registerDialog('mail.show', loaded(() => import('./MailDialog.tsx')));
  registerDialog('mail.beforeSending', loaded(() => import('./BeforeSendingDialog.tsx')));
}
