import type { MailPreviewKind } from '../../api/calls/mailPreview.ts';
import type { Order } from '../contract/contractFacts.ts';
import type { Tools } from '../tools.ts';

/** A change of orders that sends mails, and what its person may read of them first. */
export type MailSending = {
  readonly title: string;
  /** Names recipients and orders. */
  readonly question: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly kind: MailPreviewKind;
  readonly orders: readonly Order[];
  readonly send: () => Promise<unknown>;
};

/** Shows the mails before they leave, because none can be called back. */
export function sendAfterReading(sending: MailSending, tools: Tools): void {
  tools.dialog('mail.beforeSending', { sending });
}
