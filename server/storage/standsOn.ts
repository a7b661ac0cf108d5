import type { InvoiceType } from '../../src/domain/invoice/series.ts';

/**
 * Whether a contract stands on a document of the type that no Storno has taken back, in words that the index of those
 * that do not has as well.
 */
export const standsOn = (type: InvoiceType): string =>
  `jsonb_path_exists("invoiceNumbers", '$[*] ? (@.type == "${type}" && !(@.cancelled == true))')`;
