import { useEffect, useRef } from 'react';
import { useRowCounts } from '../../api/calls/importRows.ts';
import { readEntity, type Entity } from '../../api/records/entities.ts';
import { useEntities } from '../../api/records/useEntities.ts';
import { importContract } from '../../domain/import/importContract.ts';
import type { manufacturerImport } from '../../domain/import/manufacturerImport.ts';
import { differencesIn } from '../../domain/import/shownRow.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { Button } from '../../ui/display/Button.tsx';
import { CommandButton } from '../kit/CommandButton.tsx';
import { useTicked } from '../kit/grid/gridSelection.ts';
import { SelectionToolbar } from '../kit/list/SelectionToolbar.tsx';
import type { ListModel } from '../kit/list/useListModel.ts';
import { RowStates } from './RowStates.tsx';
import { TakingOver } from './TakingOver.tsx';

type Model = ListModel<typeof importContract>;

type RowsBarProps = {
  readonly model: Model;
  readonly file?: Entity<typeof manufacturerImport>;
  /** Gives the keyboard to a row. */
  readonly goTo: (iri: string) => void;
};

/** How many rows stand how, each a press away, and the way from one difference to the next. */
export function RowsBar({ model, file, goTo }: RowsBarProps) {
  const frame = useRef<HTMLDivElement>(null);
  const counts = useRowCounts({ ...model.fixed, ...(file ? {} : model.defaults.filter) });
  useEffect(() => {
    const list = frame.current?.closest('[data-list]');
    const onKey = (event: Event) => isPlainN(event) && goToNext(model, goTo);
    list?.addEventListener('keydown', onKey);
    return () => list?.removeEventListener('keydown', onKey);
  }, [model, goTo]);
  return (
    <div ref={frame} className="flex-none border-b border-line bg-panel">
      {file && <TakingOver label={file.title ?? ''} />}
      <div className="num relative flex min-h-17 flex-wrap items-center gap-3 px-5 py-2 text-11">
        <TickedRows model={model} />
        {counts && <RowStates model={model} counts={counts} />}
        <span className="flex-1" />
        {counts && counts.FAULTY > 0 && file && (
          <span className="min-w-0 truncate text-danger">
            {counts.FAULTY === 1
              ? '1 fehlerhafte Zeile bleibt'
              : `${formatCount(counts.FAULTY)} fehlerhafte Zeilen bleiben`}{' '}
            liegen, Datei berichtigt erneut senden
          </span>
        )}
        <Button small look="quiet" onClick={() => goToNext(model, goTo)}>
          Nächster Unterschied (N)
        </Button>
        {file && (
          <>
            <CommandButton id="import.report" targets={[file]} />
            <CommandButton id="import.create" targets={[file]} />
          </>
        )}
      </div>
    </div>
  );
}

/** What can be done with the ticked rows. */
function TickedRows({ model: { selection } }: { readonly model: Model }) {
  const iris = useTicked(selection);
  const ticked = useEntities(importContract, iris);
  if (iris.length === 0) return null;
  return (
    <SelectionToolbar
      said={`${formatCount(iris.length)} angekreuzt`}
      label={`${formatCount(iris.length)} Zeilen ausgewählt`}
      targets={ticked}
      quick={['import.driver', 'import.accept', 'import.decline', 'import.confirm', 'import.copyText']}
      place="import_contracts.selection"
      onClear={() => selection.tick([])}
    />
  );
}

function isPlainN(event: Event): boolean {
  if (!(event instanceof KeyboardEvent) || event.key.toLowerCase() !== 'n') return false;
  const isTyped =
    event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]') !== null;
  return !isTyped && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** The next row of the page that the file has otherwise than its contract, from the row somebody is at. */
function goToNext({ view, selection }: Model, goTo: (iri: string) => void): void {
  const { iris } = view;
  const at = iris.indexOf(selection.row() ?? '');
  const inTurn = [...iris.slice(at + 1), ...iris.slice(0, at + 1)];
  const next = inTurn.find((iri) => differencesIn(readEntity(importContract, iri) ?? {}).length > 0);
  if (next === undefined) return;
  selection.goTo(next);
  goTo(next);
}
