import type { ApiKeyDialogs } from './apiKey/apiKeyDialogs.ts';
import type { ApplicationDialogs } from './application/applicationDialogs.ts';
import type { AvisDialogs } from './avis/avisDialogs.ts';
import type { ContractDialogs } from './contract/contractDialogs.ts';
import type { DriverDialogs } from './driver/driverDialogs.ts';
import type { ImportDialogs } from './import/importDialogs.ts';
import type { InvoiceDialogs } from './invoice/invoiceDialogs.ts';
import type { MailDialogs } from './mail/mailDialogs.ts';
import type { ProtocolDialogs } from './protocol/protocolDialogs.ts';
import type { RetentionDialogs } from './retention/retentionDialogs.ts';
import type { BulkReport } from './resource/bulkReport.ts';

/**
 * Every dialog that can be opened by its id, with what it asks for; panels register the components that show them, so
 * that commands need not know React.
 */
export type Dialogs = ContractDialogs &
  ApplicationDialogs &
  AvisDialogs &
  MailDialogs &
  DriverDialogs &
  ImportDialogs &
  InvoiceDialogs &
  ProtocolDialogs &
  RetentionDialogs &
  ApiKeyDialogs & { readonly bulkReport: BulkReport };
export type DialogId = keyof Dialogs;
