import type { ReactNode } from 'react';
import { call } from '../../api/call.ts';
import type { JournalAsked } from '../../api/calls/journal.ts';
import { journalExport } from '../../domain/journal/journalCalls.ts';
import { expensePaymentTypes } from '../../domain/protocol/choices/expensePaymentTypes.ts';
import { expenseTypes } from '../../domain/protocol/choices/expenseTypes.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { DriverFilter } from '../driver/DriverFilter.tsx';
import { monthsUntil } from '../kit/monthsUntil.ts';
import { SaveAs } from '../kit/SaveAs.tsx';
import { useToday } from '../kit/useToday.ts';
import type { JournalChange } from './useJournalAsked.ts';

type Props = {
  readonly asked: JournalAsked;
  readonly onChange: (values: JournalChange) => void;
  readonly children: ReactNode;
};

/** Month, driver, kind and payment, and the way out as a file. */
export function JournalFilters({ asked, onChange, children }: Props) {
  const { driver = null, month, paymentType = null, type = null } = asked;
  const today = useToday();
  return (
    <div
      role="group"
      aria-label="Filter"
      className="flex flex-none flex-wrap items-end gap-x-6 gap-y-3 border-b border-line px-6 py-4"
    >
      <Field label="Monat" layout="above" className="w-[160px]">
        <SelectField
          value={month}
          onChange={(it) => onChange({ month: it })}
          options={monthsUntil(today, month)}
          empty={null}
        />
      </Field>
      <DriverFilter value={driver} onChange={(it) => onChange({ driver: it })} />
      <Field label="Art" layout="above" className="w-[190px]">
        <SelectField
          value={type}
          onChange={(it) => onChange({ type: it })}
          options={expenseTypes.items}
          empty="Alle Arten"
        />
      </Field>
      <Field label="Bezahlt mit" layout="above" className="w-[180px]">
        <SelectField
          value={paymentType}
          onChange={(it) => onChange({ paymentType: it })}
          options={expensePaymentTypes.items}
          empty="Alle Zahlungsarten"
        />
      </Field>
      <SaveAs
        formats={['xlsx', 'csv']}
        icon="table"
        make={async (format) => (await call(journalExport, { ...asked, format })).link}
        failed="Die Auslagen konnten nicht geschrieben werden"
      />
      {children}
    </div>
  );
}
