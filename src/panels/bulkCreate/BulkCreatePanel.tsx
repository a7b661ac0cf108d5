import { useEffect, useState } from 'react';
import { tools } from '../../commands/tools.ts';
import { maySee } from '../../domain/access/visible.ts';
import { columnsFor, type CellPath } from '../../domain/bulkCreate/columns.ts';
import { contractDetails } from '../../domain/contract/contractDetails.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import { bulkCreateCounts } from '../../domain/bulkCreate/choices/bulkCreateCounts.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import type { PanelProps } from '../definePanel.ts';
import { draftKeyOf } from '../formAddress.ts';
import { askReset } from '../kit/form/askReset.ts';
import type { FormValues } from '../kit/form/formValues.ts';
import { LeftDrafts } from '../kit/form/LeftDrafts.tsx';
import { useFormPlace } from '../kit/form/useFormPlace.ts';
import { useFormActions } from '../kit/form/useFormActions.ts';
import { useToday } from '../kit/useToday.ts';
import { usePanel } from '../panelContext.ts';
import { holdsInput, type BulkInput } from './bulkEntry.ts';
import { EntryTable } from './EntryTable.tsx';
import { HeadBlock } from './HeadBlock.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import { useBulkInput } from './useBulkInput.ts';
import { useBulkSend } from './useBulkSend.ts';

/** /contracts/create-multiple: several contracts entered as a table under one head, created one call each. */
export default function BulkCreatePanel({ url }: PanelProps) {
  return <BulkCreate key={draftKeyOf(url)} url={url} />;
}

function BulkCreate({ url }: { url: string }) {
  const { setDirty } = usePanel();
  const today = useToday();
  const [columns] = useState(() => columnsFor(maySee(contractDetails.fields.auftragswert, tools().roles())));
  const bulk = useBulkInput(useFormPlace());
  const { input, restoredAt, setState, setHead, setCount, add, take, fillDown, reset } = bulk;
  const { send, waiting, progress, refusal } = useBulkSend({ input, today, setState });
  const [pasted, setPasted] = useState<string | null>(null);
  const [cell, setCell] = useState<{ readonly id: string; readonly path: CellPath } | null>(null);
  const isDirty = holdsInput(input);
  const hasFailed = input.entries.some((it) => it.state.kind === 'failed');

  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  useFormActions({ url, isWritable: mayWrite(tools().roles(), 'contracts'), isDirty, save: send, reset });

  const label = hasFailed ? `${contracts(waiting)} erneut versuchen` : `${contracts(waiting)} erstellen`;
  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      <header className="flex min-h-20 flex-none flex-wrap items-center gap-x-4 gap-y-2 border-b border-line-subtle px-6 py-2">
        <h2 className="flex-none text-[15px] leading-[20px] font-strong">Mehrere Aufträge anlegen</h2>
        <span className="flex-1" />
        <SelectField
          label="Anzahl neuer Aufträge"
          className="w-[140px]! flex-none"
          options={bulkCreateCounts.items}
          empty={null}
          placeholder={contracts(waiting)}
          value={bulkCreateCounts.items.find((it) => it.key === String(waiting))?.key ?? null}
          onChange={(key) => key && setCount(Number(key))}
        />
        <Button small icon="clipboard-paste" onClick={() => setPasted('')}>
          Aus Tabelle einfügen …
        </Button>
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-6 pb-4">
        {restoredAt && (
          <div className="pt-3">
            <Note
              tone="info"
              icon="history"
              title={`Entwurf vom ${formatInstant(restoredAt, companyZone)} wiederhergestellt.`}
              actions={
                <Button small look="quiet" onClick={() => void askReset(reset)}>
                  Verwerfen
                </Button>
              }
            />
          </div>
        )}
        {!restoredAt && (
          <div className="pt-3 empty:hidden">
            <LeftDrafts isUntouched={!isDirty} startOf={() => ({})} about={aboutContracts} />
          </div>
        )}
        <HeadBlock head={input.head} wasRefused={refusal !== null} onChange={setHead} />
        {refusal && <Note tone="danger" title={refusal} />}
        <EntryTable
          columns={columns}
          bulk={bulk}
          today={today}
          wasRefused={refusal !== null}
          onTable={setPasted}
          onFocusCell={(id, path) => setCell({ id, path })}
        />
        <div className="flex flex-none items-center gap-3">
          <Button small icon="plus" onClick={add}>
            Auftrag hinzufügen
          </Button>
          <Button
            small
            icon="arrow-down"
            onClick={() => cell && fillDown(cell.id, cell.path)}
            {...(!cell && { reason: 'Zuerst eine Zelle wählen' })}
          >
            Zelle nach unten füllen
          </Button>
          <span className="text-11 text-3 @max-[700px]:hidden">
            ↑ ↓ und Enter wechseln die Zeile, Strg+D übernimmt die Zelle darüber; Zeilen aus einer Tabelle lassen sich
            in jede Zelle einfügen.
          </span>
        </div>
      </div>
      <footer className="flex h-20 flex-none items-center gap-3 border-t border-line bg-panel px-4">
        <Button look="primary" hotkey="mod+s" onClick={() => void send()} busy={progress !== null}>
          {label}
        </Button>
        <span role="status" className="num text-11 text-2">
          {progress && `${String(progress.done)} von ${String(progress.of)}`}
        </span>
        <span className="flex-1" />
        <Button
          look="quiet"
          icon="rotate-ccw"
          onClick={() => void askReset(reset)}
          {...(!isDirty && input.entries.length === 1 && { reason: 'nichts eingegeben' })}
        >
          Zurücksetzen
        </Button>
      </footer>
      {pasted !== null && (
        <PasteDialog columns={columns} text={pasted} today={today} onTake={take} close={() => setPasted(null)} />
      )}
    </div>
  );
}

/** What a draft of this table holds. */
function aboutContracts({ input }: FormValues): string {
  const { entries } = input as BulkInput;
  return `mit ${contracts(entries.length)}${entries.length === 1 ? '' : 'n'}`;
}

function contracts(count: number): string {
  return count === 1 ? '1 Auftrag' : `${String(count)} Aufträge`;
}
