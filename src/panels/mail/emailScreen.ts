import { resetEmailCommand } from '../../commands/mail/email.ts';
import type { email } from '../../domain/mail/email.ts';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { latePart } from '../kit/latePart.tsx';
import { extendResource } from '../kit/screen/extendResource.ts';
import { OriginalTab } from './wording/OriginalTab.tsx';

const EmailForm = latePart<{ readonly record: RecordForm }>(
  async () => (await import('./wording/EmailForm.tsx')).EmailForm,
);

/** The wordings of the mails, with preview and original (mock n2). */
export const emailScreen = extendResource<typeof email>('emails', {
  firstTab: 'Vorlage',
  form: EmailForm,
  tabs: [{ key: 'original', label: 'Original', content: OriginalTab }],
  commands: [resetEmailCommand],
  cells: { key: { width: 64 }, name: { width: 230 }, audience: { width: 96 } },
  emptyText: 'Keine Mailvorlagen gefunden',
});
