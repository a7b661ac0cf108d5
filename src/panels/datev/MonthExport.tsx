import { useState } from 'react';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/apiErrors.ts';
import { refetchLists } from '../../api/records/listUpkeep.ts';
import { tellFailure } from '../../commands/tellFailure.ts';
import { tools } from '../../commands/tools.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import type { AnswerTo } from '../../domain/define/call.ts';
import { checkMonth, exportMonth } from '../../domain/datev/datevCalls.ts';
import { formatEuro } from '../../domain/money/amount.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { monthsUntil } from '../kit/monthsUntil.ts';
import { useToday } from '../kit/useToday.ts';
import { useOneAtATime } from '../kit/useOneAtATime.ts';
import { BadRows } from './BadRows.tsx';

type Checked = AnswerTo<typeof checkMonth>;
interface MonthExportProps {
  month: string;
  onMonth: (month: string) => void;
}

/** One month: what it would bring, what holds it up, and the way out. */
export function MonthExport({ month, onMonth }: MonthExportProps) {
  const today = useToday();
  // Of another month it says nothing; the list of months stays, and with it the keyboard.
  const [known, setKnown] = useState<{ readonly of: string; readonly checked: Checked } | null>(null);
  const checked = known?.of === month ? known.checked : null;
  const setChecked = (it: Checked | null) => setKnown(it && { of: month, checked: it });
  const [withDocuments, setWithDocuments] = useState(true);
  const { isRunning, alone } = useOneAtATime();
  const look = () =>
    alone(async () => {
      try {
        setChecked(await call(checkMonth, { month }));
      } catch (error) {
        tellFailure('Der Monat konnte nicht geprüft werden', error);
      }
    });
  const send = () =>
    alone(async () => {
      try {
        const { number } = await call(exportMonth, { month, withDocuments });
        if (number === null) {
          tools().notify.success('Die Belegdateien werden erzeugt, danach der Export', {
            detail: 'Der Fortschritt steht in der Statusleiste.',
          });
          // What the month is like is asked anew once the export stands below.
          setChecked(null);
          return;
        }
        tools().notify.success(`Export ${String(number)} wird erzeugt`, {
          detail: 'Die Dateien stehen gleich darunter.',
        });
        refetchLists('datev_exports');
        setChecked(await call(checkMonth, { month }));
      } catch (error) {
        tellFailure('Der Monat wurde nicht exportiert', error);
        if (error instanceof ApiError) setChecked(await call(checkMonth, { month }).catch(() => null));
      }
    });
  const reason = reasonAgainst(checked);
  return (
    <div className="flex flex-col gap-4 pt-2">
      <div className="flex flex-wrap items-center gap-6">
        <Field label="Monat" className="w-[300px]">
          <SelectField
            value={month}
            options={monthsUntil(today, month)}
            empty={null}
            onChange={(it) => it !== null && onMonth(it)}
          />
        </Field>
        <Button icon="list-checks" busy={isRunning} onClick={() => void look()}>
          Prüfen
        </Button>
        <Checkbox value={withDocuments} onChange={setWithDocuments}>
          Belege mitgeben
        </Checkbox>
        {mayWrite(tools().roles(), 'billing') && (
          <Button
            look="primary"
            icon="download"
            busy={isRunning}
            onClick={() => void send()}
            {...(reason !== undefined && { reason })}
          >
            Exportieren
          </Button>
        )}
      </div>
      {checked && <Result checked={checked} />}
    </div>
  );
}

function Result({ checked }: { checked: Checked }) {
  const { amountTotal, bad, confirmedAt, confirmedBy, documents, rows, unmade } = checked;
  const isFree = !rows.some((it) => it.isRefusal);
  return (
    <>
      <p className="num text-1" role="status">
        {documents === 0
          ? 'In diesem Monat ist nichts mehr zu exportieren.'
          : `${documents.toLocaleString('de-DE')} ${documents === 1 ? 'Beleg' : 'Belege'}, ${formatEuro(amountTotal)} brutto`}
      </p>
      {confirmedAt === null ? (
        <Note tone="warn">Noch nicht mit der Steuerberatung abgestimmt: Konten und Steuerschlüssel sind Vorgaben.</Note>
      ) : (
        <p className="text-2">
          Mit der Steuerberatung abgestimmt am {formatDate(confirmedAt)} von {confirmedBy ?? 'unbekannt'}
        </p>
      )}
      {documents > 0 && (
        <Note tone={isFree ? 'ok' : 'danger'}>
          {isFree
            ? `Alle ${documents.toLocaleString('de-DE')} Belege können exportiert werden.`
            : `${bad.toLocaleString('de-DE')} von ${documents.toLocaleString('de-DE')} Belegen halten den Export auf.`}
        </Note>
      )}
      {isFree && unmade > 0 && (
        <Note tone="info">
          {unmade === 1
            ? 'Die Datei eines Belegs fehlt noch; der Export erzeugt sie zuerst.'
            : `Die Dateien von ${unmade.toLocaleString('de-DE')} Belegen fehlen noch; der Export erzeugt sie zuerst.`}
        </Note>
      )}
      {rows.length > 0 && <BadRows rows={rows} />}
    </>
  );
}

/** Why nothing can go out now; what has not been looked at is looked at first. */
function reasonAgainst(checked: Checked | null): string | undefined {
  if (!checked) return 'Bitte zuerst prüfen';
  if (checked.documents === 0) return 'In diesem Monat ist nichts mehr zu exportieren.';
  return checked.rows.some((it) => it.isRefusal) ? 'Zuerst die Zeilen darunter in Ordnung bringen' : undefined;
}
