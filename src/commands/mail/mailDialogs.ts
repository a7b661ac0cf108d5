import type { MailPreviewKind } from '../../api/calls/mailPreview.ts';
import type { ContractEntity } from '../contract/contractFacts.ts';

/** A change of contracts that sends mails, and what its person may read of them first. */
export type MailSending = {
  readonly title: string;
  /** Names recipients and contracts. */
  readonly question: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly kind: MailPreviewKind;
  readonly contracts: readonly ContractEntity[];
  readonly send: () => Promise<unknown>;
};

/** The dialogs of mails. */
export type MailDialogs = {
  readonly 'mail.show': { readonly iri: string };
  /** The mails of a change, before they leave. */
  readonly 'mail.beforeSending': { readonly sending: MailSending };
};
