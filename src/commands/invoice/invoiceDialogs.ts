import type { Entity } from '../../api/records/entities.ts';
import type { invoice } from '../../domain/invoice/invoice.ts';

type Document = Entity<typeof invoice>;

/** Dialogs about documents, with what they ask for. */
export type InvoiceDialogs = {
  readonly 'invoice.send': { readonly documents: readonly Document[] };
  readonly 'invoice.objection': { readonly document: Document };
  readonly 'invoice.additionalDocs': { readonly document: Document };
};
