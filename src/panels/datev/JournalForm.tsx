import { useState } from 'react';
import { call } from '../../api/call.ts';
import { fetchFile, saveFile } from '../../api/files.ts';
import { tellFailure } from '../../commands/tellFailure.ts';
import { documentJournal, numberReport, type SeriesReport } from '../../domain/datev/datevCalls.ts';
import { Button } from '../../ui/display/Button.tsx';
import { DateField } from '../../ui/inputs/DateField.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { useOneAtATime } from '../kit/useOneAtATime.ts';

type Format = 'xlsx' | 'csv';

/** All documents of a time as a table, and the report that explains each number of the year in which it ends. */
export function JournalForm({ today }: { today: string }) {
  const [from, setFrom] = useState<string | null>(`${today.slice(0, 4)}-01-01`);
  const [until, setUntil] = useState<string | null>(today);
  const [series, setSeries] = useState<readonly SeriesReport[]>([]);
  const { isRunning, alone } = useOneAtATime();
  const year = Number((until ?? today).slice(0, 4));
  const journal = (format: Format) =>
    void alone(async () => {
      try {
        const { link } = await call(documentJournal, { from: from ?? '', until: until ?? '', format });
        saveFile(await fetchFile(link));
      } catch (error) {
        tellFailure('Das Belegjournal konnte nicht geschrieben werden', error);
      }
    });
  const numbers = (format: Format) =>
    void alone(async () => {
      try {
        const { link, series: found } = await call(numberReport, { year, format });
        setSeries(found);
        saveFile(await fetchFile(link));
      } catch (error) {
        tellFailure('Der Nummernbericht konnte nicht geschrieben werden', error);
      }
    });
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
        <Button icon="table" busy={isRunning} onClick={() => journal('xlsx')}>
          Belegjournal .xlsx
        </Button>
        <Button busy={isRunning} onClick={() => journal('csv')}>
          Belegjournal .csv
        </Button>
        <Button icon="hash" busy={isRunning} onClick={() => numbers('xlsx')}>
          Nummernbericht {String(year)} .xlsx
        </Button>
        <Button busy={isRunning} onClick={() => numbers('csv')}>
          Nummernbericht {String(year)} .csv
        </Button>
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
