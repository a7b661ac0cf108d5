import { choiceOf } from '../../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../../domain/choices/emptyTexts.ts';
import { labelOf } from '../../../../domain/choices/choices.ts';
import { expensePaymentTypes } from '../../../../domain/protocol/choices/expensePaymentTypes.ts';
import { expenseTypes } from '../../../../domain/protocol/choices/expenseTypes.ts';
import { formatAmount } from '../../../../domain/money/amount.ts';
import type { EntryColumn } from '../../../kit/entries/entryColumn.ts';
import { EntryTable } from '../../../kit/entries/EntryTable.tsx';
import { FileFace } from '../../../kit/entries/FileFace.tsx';
import { useFormValue } from '../protocolFields.ts';

const columns: readonly EntryColumn[] = [
  { key: 'type', width: 100, grow: 1 },
  {
    key: 'description',
    width: 64,
    grow: 1,
    isOff: ({ type }) => choiceOf(expenseTypes, String(type))?.requiresText !== true,
  },
  { key: 'amount', width: 104 },
  { key: 'documentPicture.file', heading: 'Beleg', width: 106, face: FileFace },
  { key: 'paymentType', width: 132 },
  { key: 'userId', heading: 'Ausgelegt von', width: 84, grow: 1 },
];

/** What the driver laid out, with its receipts, and the sums by who has paid. */
export function ExpensesTab() {
  return (
    <div className="pt-4">
      <EntryTable name="expenses" words={{ one: 'Auslage', none: labelOf(emptyTexts, 'expenses') }} columns={columns} />
      <Sums />
    </div>
  );
}

type Expense = { readonly amount?: string | null; readonly paymentType?: string | null };

function Sums() {
  const value = useFormValue('expenses');
  const expenses: readonly Expense[] = Array.isArray(value) ? value : [];
  const sums = expensePaymentTypes.items.map(({ key, label }) => ({
    label,
    cents: expenses.filter((it) => it.paymentType === key).reduce((sum, it) => sum + centsOf(it), 0),
  }));
  const total = expenses.reduce((sum, it) => sum + centsOf(it), 0);
  if (total === 0) return null;
  return (
    <dl className="mt-4 ml-auto grid w-fit grid-cols-[auto_auto] gap-x-8 gap-y-1 text-12">
      {sums
        .filter((it) => it.cents > 0)
        .map((it) => (
          <Sum key={it.label} label={it.label} cents={it.cents} />
        ))}
      <Sum label="Summe" cents={total} isTotal />
    </dl>
  );
}

function Sum({ label, cents, isTotal = false }: { label: string; cents: number; isTotal?: boolean }) {
  return (
    <>
      <dt className="text-2">{label}</dt>
      <dd className={`num text-right ${isTotal ? 'font-strong' : ''}`}>{formatAmount((cents / 100).toFixed(2))} €</dd>
    </>
  );
}

function centsOf({ amount }: Expense): number {
  const cents = Math.round(Number(amount ?? 0) * 100);
  return Number.isFinite(cents) ? cents : 0;
}
