import { useState } from 'react';
import { columnAt, wholeHeading, type BulkColumn, type CellPath } from '../../domain/bulkCreate/columns.ts';
import type { Cells } from '../../domain/bulkCreate/entry.ts';
import {
  entriesOf,
  mapTable,
  maxPasted,
  readTable,
  sampleTable,
  shortPostcodes,
  withLongPostcodes,
  type PastedTable,
} from '../../domain/bulkCreate/paste.ts';
import { readCell } from '../../domain/bulkCreate/readCell.ts';
import type { CalendarDay } from '../../domain/time/calendarDay.ts';
import { copyText } from '../../commands/copyText.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';

type PasteDialogProps = {
  readonly columns: readonly BulkColumn[];
  readonly text: string;
  readonly today: CalendarDay;
  readonly onTake: (rows: readonly Cells[]) => void;
  readonly close: () => void;
};

/** Rows from a spreadsheet before they are taken over: which column goes where, and what was not understood. */
export function PasteDialog({ columns, text: pasted, today, onTake, close }: PasteDialogProps) {
  const [text, setText] = useState(pasted);
  const [table, setTable] = useState<PastedTable>(() => mapTable(readTable(pasted), columns));
  const retype = (next: string) => {
    setText(next);
    setTable(mapTable(readTable(next), columns));
  };
  const aim = (at: number, path: CellPath | null) =>
    setTable({ ...table, targets: table.targets.map((it, index) => (index === at ? path : it === path ? null : it)) });
  const short = shortPostcodes(table);
  const count = table.rows.length;
  const faults = table.rows.flatMap((row) =>
    row.flatMap((cell, at) => faultOf(cell, table.targets[at], today) ?? []),
  ).length;
  const aside = table.targets.filter((it) => it === null).length;
  const reason =
    count === 0
      ? 'Es ist keine Zeile zu lesen'
      : count > maxPasted
        ? `Höchstens ${String(maxPasted)} Zeilen auf einmal`
        : table.targets.every((it) => it === null)
          ? 'Keine Spalte ist zugeordnet'
          : undefined;
  return (
    <Dialog
      title="Aus Tabelle einfügen"
      subtitle={
        count === 0
          ? undefined
          : `${String(count)} ${count === 1 ? 'Zeile' : 'Zeilen'}, ${table.headings ? 'mit Überschriften' : 'ohne Überschriften'}`
      }
      icon="clipboard-paste"
      size="xxl"
      onClose={close}
      status={[
        faults > 0 && `${String(faults)} ${faults === 1 ? 'Zelle' : 'Zellen'} nicht verstanden, bleiben zum Verbessern`,
        aside > 0 && `${String(aside)} ${aside === 1 ? 'Spalte' : 'Spalten'} nicht zugeordnet`,
      ]
        .filter(Boolean)
        .join(' · ')}
      primary={{
        label: count === 1 ? '1 Auftrag übernehmen' : `${String(count)} Aufträge übernehmen`,
        run: () => {
          onTake(entriesOf(table, today));
          close();
        },
        reason,
      }}
    >
      <div className="flex flex-col gap-5">
        <div className="flex items-center gap-4">
          <span className="min-w-0 flex-1 text-11 text-2">
            Überschriften wie in der Tabelle werden verstanden; von zwei gleichen gehört die erste zur Abholung, die
            zweite zur Zustellung.
          </span>
          <Button small icon="copy" onClick={() => void copyText(sampleTable(columns, today), 'Muster kopiert')}>
            Muster kopieren
          </Button>
        </div>
        {pasted === '' && (
          <TextArea
            label="Zeilen aus der Tabelle"
            value={text}
            onChange={retype}
            rows={5}
            autoFocus
            placeholder="Hier die in der Tabelle kopierten Zeilen einfügen, am besten mit Überschriften"
          />
        )}
        {count > 0 && !table.headings && (
          <Note tone="info">
            Die erste Zeile nennt keine bekannten Überschriften. Die Spalten sind der Reihe nach zugeordnet; bitte
            prüfen.
          </Note>
        )}
        {short.length > 0 && (
          <Note
            tone="warn"
            title={
              short.length === 1
                ? `Eine Postleitzahl hat vier Ziffern: ${short[0] ?? ''}. 0${short[0] ?? ''}?`
                : `${String(short.length)} Postleitzahlen haben vier Ziffern, zum Beispiel ${short[0] ?? ''}. 0${short[0] ?? ''}?`
            }
            actions={
              <Button small onClick={() => setTable(withLongPostcodes(table))}>
                Mit 0 ergänzen
              </Button>
            }
          >
            Tabellen lassen die führende Null oft weg.
          </Note>
        )}
        {count > 0 && <Preview columns={columns} table={table} today={today} onAim={aim} />}
      </div>
    </Dialog>
  );
}

const maxShown = 50;

function Preview({
  columns,
  table: { headings, rows, targets },
  today,
  onAim,
}: {
  columns: readonly BulkColumn[];
  table: PastedTable;
  today: CalendarDay;
  onAim: (at: number, path: CellPath | null) => void;
}) {
  const options = columns.map((it) => ({ key: it.path, label: wholeHeading(it) }));
  return (
    <div role="region" aria-label="Vorschau" className="max-h-[420px] overflow-auto rounded-2 border border-line">
      <table className="border-collapse text-11">
        <thead className="sticky top-0 z-10 bg-sunken">
          <tr>
            {targets.map((path, at) => (
              <th
                key={`${String(at)} ${headings?.[at] ?? ''}`}
                scope="col"
                className="min-w-[150px] border-r border-line-subtle p-2 text-left align-top font-text"
              >
                <span className="block truncate pb-1 text-2">{headings?.[at] || `Spalte ${String(at + 1)}`}</span>
                <SelectField
                  label={`Ziel von ${headings?.[at] || `Spalte ${String(at + 1)}`}`}
                  options={options}
                  value={path}
                  onChange={(next) => onAim(at, next)}
                  empty="nicht übernehmen"
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, maxShown).map((row, index) => (
            <tr key={`${String(index)} ${row.join('|')}`} className="border-t border-line-subtle">
              {targets.map((path, at) => {
                const fault = faultOf(row[at] ?? '', path, today);
                return (
                  <td
                    key={`${String(at)} ${path ?? ''}`}
                    className={`max-w-[240px] border-r border-line-subtle px-3 py-1.5 align-top ${path === null ? 'text-3 line-through' : ''}`}
                  >
                    <span className="block truncate">{row[at]}</span>
                    {fault && <span className="block text-10 text-danger">{fault}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > maxShown && <p className="p-3 text-11 text-2">und {rows.length - maxShown} weitere Zeilen</p>}
    </div>
  );
}

function faultOf(text: string, path: CellPath | null | undefined, today: CalendarDay): string | undefined {
  const column = path ? columnAt(path) : undefined;
  if (!column || text === '') return undefined;
  const reading = readCell(column, text, today);
  return 'error' in reading ? reading.error : undefined;
}
