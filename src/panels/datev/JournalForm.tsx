import { useState } from 'react';
import { call } from '../../api/call.ts';
import { documentJournal, numberReport, type SeriesReport } from '../../domain/datev/datevCalls.ts';
import { DateField } from '../../ui/inputs/DateField.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { SaveAs } from '../kit/SaveAs.tsx';

const formats = ['xlsx', 'csv'] as const;
type Format = (typeof formats)[number];

/** All documents of a time as a table, and the report that explains each number of the year in which it ends. */
export function JournalForm({ today }: { today: string }) {
  const [from, setFrom] = useState<string | null>(`${today.slice(0, 4)}-01-01`);
  const [until, setUntil] = useState<string | null>(today);
  const [series, setSeries] = useState<readonly SeriesReport[]>([]);
  const year = Number((until ?? today).slice(0, 4));
  const numbers = async (format: Format) => {
    const { link, series: found } = await call(numberReport, { year, format });
    setSeries(found);
    return link;
  };
  return (
    <div className="flex flex-col gap-4 pt-2">
      <div className="grid max-w-[560px] grid-cols-2 gap-6">
        <Field label="von" layout="narrow">
          <DateField value={from} onChange={setFrom} today={today} />
        </Field>
        <Field label="bis" layout="narrow">
          <DateField value={until} onChange={setUntil} today={today} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <SaveAs
          formats={formats}
          icon="table"
          what="Belegjournal"
          make={async (format) => (await call(documentJournal, { from: from ?? '', until: until ?? '', format })).link}
          failed="Das Belegjournal konnte nicht geschrieben werden"
        />
        <SaveAs
          formats={formats}
          icon="hash"
          what={`Nummernbericht ${String(year)}`}
          make={numbers}
          failed="Der Nummernbericht konnte nicht geschrieben werden"
        />
      </div>
      {series.length > 0 && (
        <ul aria-label="Nummernbericht" className="num flex flex-col gap-1">
          {series.map((it) => (
            <li key={it.series} className={it.missing.length > 0 ? 'text-danger' : 'text-1'}>
              {sentenceOf(it)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function sentenceOf({ first, given, last, missing, series }: SeriesReport): string {
  if (given === 0) return `${series}: keine Nummern vergeben.`;
  const gaps = missing.length === 0 ? 'keine Lücke' : `es fehlen ${missing.join(', ')}`;
  return `${series}: ${given.toLocaleString('de-DE')} Nummern, ${first ?? ''} bis ${last ?? ''}, ${gaps}.`;
}
