import type { ReactNode } from 'react';
import { call } from '../../api/call.ts';
import type { LogbookAsked } from '../../api/calls/logbook.ts';
import { logbookExport } from '../../domain/logbook/logbookCalls.ts';
import type { CalendarDay } from '../../domain/time/calendarDay.ts';
import { DateField } from '../../ui/inputs/DateField.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { DriverFilter } from '../driver/DriverFilter.tsx';
import { SaveAs } from '../kit/SaveAs.tsx';
import { useTypedLate } from './useTypedLate.ts';

type LogbookFiltersProps = {
  readonly asked: LogbookAsked;
  readonly today: CalendarDay;
  readonly onChange: (values: Readonly<Partial<Record<keyof LogbookAsked, string | null>>>) => void;
  readonly children: ReactNode;
};

/** Driver, plate and time, and the way out as a file. */
export function LogbookFilters({ asked, today, onChange, children }: LogbookFiltersProps) {
  const { driver = null, from, plate = '', until } = asked;
  return (
    <div
      role="group"
      aria-label="Filter"
      className="flex flex-none flex-wrap items-end gap-x-6 gap-y-3 border-b border-line px-6 py-4"
    >
      <DriverFilter value={driver} onChange={(it) => onChange({ driver: it })} />
      <PlateField value={plate} onChange={(it) => onChange({ plate: it })} />
      <Field label="von" layout="above" className="w-[130px]">
        <DateField value={from} onChange={(it) => onChange({ from: it })} today={today} />
      </Field>
      <Field label="bis" layout="above" className="w-[130px]">
        <DateField value={until} onChange={(it) => onChange({ until: it })} today={today} />
      </Field>
      <SaveAs
        formats={['xlsx', 'csv']}
        icon="table"
        make={async (format) => (await call(logbookExport, { ...asked, format })).link}
        failed="Das Fahrtenbuch konnte nicht geschrieben werden"
      />
      {children}
    </div>
  );
}

/** Asked for once nobody has typed for a moment. */
function PlateField({ value, onChange }: { value: string; onChange: (plate: string) => void }) {
  const [typed, type] = useTypedLate(value, onChange);
  return (
    <Field label="Kennzeichen" layout="above" className="w-[130px]">
      <TextField value={typed} onChange={type} figures="ident" maxLength={16} placeholder="Alle" />
    </Field>
  );
}
