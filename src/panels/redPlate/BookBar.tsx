import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useBookPlates } from '../../api/calls/logbook.ts';
import { useList } from '../../api/records/queries.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { printBook } from '../../domain/redPlate/redPlateCalls.ts';
import { redPlateRide } from '../../domain/redPlate/redPlateRide.ts';
import { addDays } from '../../domain/time/calendarDay.ts';
import { displayPlate } from '../../domain/vehicle/plate.ts';
import { DateField } from '../../ui/inputs/DateField.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { SaveAs } from '../kit/SaveAs.tsx';
import { useToday } from '../kit/useToday.ts';

const counted = { itemsPerPage: 10, properties: ['id'] } as const;

/** How many lines ask for something, and the book of one plate for the authority. */
export function BookBar() {
  const all = useList(redPlateRide, counted).total;
  const open = useList(redPlateRide, { ...counted, filter: { attention: '2' } }).total;
  const overlapping = useList(redPlateRide, { ...counted, filter: { overlapping: 'true' } }).total;
  const underway = useList(redPlateRide, { ...counted, filter: { attention: '1' } }).total;
  return (
    <div className="flex flex-none flex-wrap items-end gap-x-8 gap-y-3 border-b border-line px-6 py-4">
      <p role="status" className="num self-center text-12">
        <span className={open > 0 ? 'font-strong text-danger' : 'text-2'}>{openText(open)}</span>
        {overlapping > 0 && <span className="text-danger">{`, davon ${formatCount(overlapping)} gleichzeitig`}</span>}
        <span className="text-2">{underway > 0 ? ` · ${formatCount(underway)} laufen noch` : ''}</span>
      </p>
      <PrintForm known={all} />
    </div>
  );
}

function openText(open: number): string {
  if (open === 0) return 'Keine Fahrt ist zu klären';
  return open === 1 ? '1 Fahrt ist zu klären' : `${formatCount(open)} Fahrten sind zu klären`;
}

function PrintForm({ known }: { known: number }) {
  const today = useToday();
  const plates = useBookPlates(known);
  const [asked, setPlate] = useState<string | null>(null);
  const [from, setFrom] = useState<string | null>(addDays(today, -90));
  const [until, setUntil] = useState<string | null>(today);
  const plate = asked ?? plates[0] ?? null;
  return (
    <div role="group" aria-label="Buch ausgeben" className="ml-auto flex flex-wrap items-end gap-x-5 gap-y-3">
      <Field label="Kennzeichen" layout="above" className="w-[130px]">
        <SelectField
          value={plate}
          onChange={setPlate}
          options={plates.map((it) => ({ key: it, label: displayPlate(it) }))}
          empty={null}
        />
      </Field>
      <Field label="von" layout="above" className="w-[126px]">
        <DateField value={from} onChange={setFrom} today={today} />
      </Field>
      <Field label="bis" layout="above" className="w-[126px]">
        <DateField value={until} onChange={setUntil} today={today} />
      </Field>
      <SaveAs
        formats={['pdf', 'xlsx', 'csv']}
        icon="printer"
        make={async (format) =>
          (await call(printBook, { plate: plate ?? '', from: from ?? '', until: until ?? '', format })).link
        }
        failed="Das Buch konnte nicht ausgegeben werden"
        reason={plate === null ? 'Noch keine Fahrt mit rotem Kennzeichen' : undefined}
      />
    </div>
  );
}
