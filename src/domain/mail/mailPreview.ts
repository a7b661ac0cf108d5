import { choices } from '../choices/choices.ts';

/** The mails of a contract that can be read before they are sent. */
export const mailPreviewKinds = choices('Mails eines Auftrags', [
  { key: 'confirmation', label: 'Auftragsbestätigung' },
  { key: 'cancellation', label: 'Stornobestätigung' },
  { key: 'driverAssignment', label: 'E-Mail an Fahrer' },
  { key: 'driverCancellation', label: 'Absage an Fahrer' },
]);

/** A mail as its readers will see it; without recipients there is none. */
export type MailPreview = {
  readonly recipients: readonly string[];
  readonly subject: string | null;
  readonly text: string | null;
  readonly html: string | null;
  /** Names of the files that go along. */
  readonly attachments: readonly string[];
};
