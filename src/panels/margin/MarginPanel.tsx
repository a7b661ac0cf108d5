import { DateField } from '../../ui/inputs/DateField.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import type { PanelProps } from '../definePanel.ts';
import { useChangeAsked } from '../kit/report/useChangeAsked.ts';
import { useToday } from '../kit/useToday.ts';
import { MarginTable } from './MarginTable.tsx';

const kinds = [
  { key: 'month', label: 'je Abholmonat' },
  { key: 'customer', label: 'je Kunde' },
] as const;

/** /margins: what is left of the contracts of a time; the year so far unless another time is asked for. */
export default function MarginPanel({ query }: PanelProps) {
  const today = useToday();
  const show = useChangeAsked<'by' | 'from' | 'until'>(query);
  const by = query.get('by') === 'customer' ? 'customer' : 'month';
  const from = query.get('from') ?? `${today.slice(0, 4)}-01-01`;
  const until = query.get('until') ?? today;
  return (
    <div className="flex h-full min-h-0 flex-col" role="region" aria-label="Deckungsbeitrag">
      <div
        role="group"
        aria-label="Filter"
        className="flex flex-none flex-wrap items-center gap-x-8 gap-y-2 border-b border-line-subtle px-6 py-4 [--w-label:auto]"
      >
        <Field label="Gruppiert" className="w-[260px]">
          <SelectField value={by} options={kinds} empty={null} onChange={(it) => show({ by: it })} />
        </Field>
        <Field label="Abholung ab" className="w-[240px]">
          <DateField today={today} value={from} onChange={(it) => show({ from: it })} />
        </Field>
        <Field label="bis" className="w-[240px]">
          <DateField today={today} value={until} onChange={(it) => show({ until: it })} />
        </Field>
      </div>
      <div className="min-h-0 flex-1 overflow-auto px-6">
        <MarginTable by={by} filter={{ 'datum[after]': from, 'datum[before]': until }} />
      </div>
    </div>
  );
}
