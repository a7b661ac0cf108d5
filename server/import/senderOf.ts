import { formatOf } from '../../src/domain/import/reading/readSheet.ts';
import { isEmptyRow, type Sheet } from '../../src/domain/import/reading/sheet.ts';
import type { Queryable } from '../storage/sql.ts';
import { manufacturerCustomer } from './manufacturerCustomer.ts';
import { taughtLayout, type StoredLayout } from './taughtLayout.ts';

type Found = { readonly customer: number | undefined; readonly layout: StoredLayout | undefined };
type Sent = { readonly sheet: Sheet; readonly customer: number | undefined; readonly now: Date };

/**
 * Whose file a sheet is, and what was taught about his: the customer who was chosen, else the manufacturer of the
 * settings, to whom files of Athlon and Atr never belong.
 */
export async function senderOf(to: Queryable, { sheet, customer, now }: Sent): Promise<Found> {
  if (customer !== undefined) return { customer, layout: await taughtLayout(to, customer) };
  const preset = await manufacturerCustomer(to, now);
  const headings = sheet.rows.find((it) => !isEmptyRow(it)) ?? [];
  if (preset === undefined || formatOf(headings) !== 'MANUFACTURER') return { customer: preset, layout: undefined };
  return { customer: preset, layout: await taughtLayout(to, preset) };
}
