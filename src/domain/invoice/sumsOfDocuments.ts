import type { SomeOf } from '../define/row.ts';
import { formatEuro, sumAmounts } from '../money/amount.ts';
import { invoiceTypes } from './choices/invoiceTypes.ts';
import type { invoice } from './invoice.ts';

type Summed = SomeOf<typeof invoice, 'type' | 'amountNet' | 'amountTotal'>;

/** What some documents come to; what is charged and what is paid are never added up to one figure. */
export function sumsOfDocuments(documents: readonly Summed[]): readonly string[] {
  const kinds = invoiceTypes.items.flatMap(({ key }) => {
    const those = documents.filter((it) => it.type === key);
    return those.length === 0 ? [] : [{ key, those }];
  });
  return kinds.map(({ key, those }) => {
    const name = kinds.length === 1 ? '' : `${key === 'Rechnung' ? 'Rechnungen' : 'Gutschriften'} `;
    const sum = (field: 'amountNet' | 'amountTotal') => formatEuro(sumAmounts(those.map((it) => it[field])));
    return `${name}${sum('amountNet')} netto, ${sum('amountTotal')} brutto`;
  });
}
