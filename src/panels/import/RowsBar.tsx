import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useRowCounts, type RowCounts } from '../../api/calls/importRows.ts';
import { request } from '../../api/http.ts';
import { progressAtom } from '../../api/live/live.ts';
import { useEntities } from '../../api/records/useEntities.ts';
import { readEntity, store, type Entity } from '../../api/records/entities.ts';
import { importContract } from '../../domain/import/importContract.ts';
import type { manufacturerImport } from '../../domain/import/manufacturerImport.ts';
import { differencesIn } from '../../domain/import/shownRow.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { CommandButton } from '../kit/CommandButton.tsx';
import { useTicked } from '../kit/grid/gridSelection.ts';
import { SelectionToolbar } from '../kit/list/SelectionToolbar.tsx';
import { withoutFilter } from '../kit/list/listUrl.ts';
import type { ListModel } from '../kit/list/useListModel.ts';
import { effectLooks } from './effectLooks.ts';

type Model = ListModel<typeof importContract>;
const effects = ['CREATE', 'EDIT', 'CANCEL', 'DOUBLE', 'FAULTY', 'UNCHANGED'] as const;
const declined = 'isDeclinedByLeitstand';

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
      {file && <Running label={file.title ?? ''} />}
      <div className="num relative flex h-17 items-center gap-3 overflow-hidden px-5 text-11">
        <TickedRows model={model} />
        {counts && <Chips model={model} counts={counts} />}
        <span className="flex-1" />
        {counts && counts.FAULTY > 0 && file && (
          <span className="truncate text-danger">
            {counts.FAULTY === 1 ? '1 fehlerhafte Zeile bleibt' : `${String(counts.FAULTY)} fehlerhafte Zeilen bleiben`}{' '}
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
      said={`${iris.length.toLocaleString('de-DE')} angekreuzt`}
      label={`${iris.length.toLocaleString('de-DE')} Zeilen ausgewählt`}
      targets={ticked}
      quick={['import.driver', 'import.accept', 'import.decline', 'import.confirm', 'import.copyText']}
      place="import_contracts.selection"
      onClear={() => selection.tick([])}
    />
  );
}

function Chips({ model, counts }: { readonly model: Model; readonly counts: RowCounts }) {
  const { state, setFilter } = model;
  const asked = state.filter.effect ?? [];
  const isDeclined = state.filter[declined]?.includes('true') === true;
  const press = (name: 'effect' | typeof declined, value: string, isOn: boolean) => {
    const others = withoutFilter(withoutFilter(state.filter, 'effect'), name === declined ? declined : '');
    setFilter(isOn ? others : { ...others, [name]: [value] });
  };
  return (
    <div role="group" aria-label="Zeilen nach Zustand" className="flex gap-1">
      <Chip
        word="alle"
        count={counts.rows}
        isOn={asked.length === 0 && !isDeclined}
        onPress={() => setFilter(model.defaults.filter)}
      />
      {effects
        .filter((key) => counts[key] > 0)
        .map((key) => (
          <Chip
            key={key}
            word={effectLooks[key].word}
            count={counts[key]}
            isOn={asked.includes(key)}
            onPress={() => press('effect', key, asked.includes(key))}
          />
        ))}
      {counts.declined > 0 && (
        <Chip
          word={effectLooks.declined.word}
          count={counts.declined}
          isOn={isDeclined}
          onPress={() => press(declined, 'true', isDeclined)}
        />
      )}
    </div>
  );
}

type ChipProps = {
  readonly word: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly onPress: () => void;
};

function Chip({ word, count, isOn, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="h-12 rounded-2 border border-line px-3 text-1 hover:bg-press aria-pressed:bg-selected aria-pressed:font-strong"
    >
      {word} {count.toLocaleString('de-DE')}
    </button>
  );
}

/** The job that takes the rows over, as long as it runs; whoever has started it can stop it after the present row. */
function Running({ label }: { readonly label: string }) {
  const running = Object.values(useAtomValue(progressAtom, { store })).find((it) => it.label.endsWith(`: ${label}`));
  if (!running) return null;
  const { label: said, done, of, stop } = running;
  return (
    <div role="status" className="num flex h-17 items-center gap-4 border-b border-line-subtle px-5">
      <Icon name="loader-circle" size={14} className="animate-spin text-accent" />
      <span className="font-strong">{said.split(':', 1)}</span>
      <span className="text-2">
        {done.toLocaleString('de-DE')} von {of.toLocaleString('de-DE')} Zeilen
      </span>
      <span className="h-3 min-w-0 flex-1 overflow-hidden rounded-full bg-line">
        <i className="block h-full bg-mark" style={{ width: `${of === 0 ? 0 : Math.min(100, (done / of) * 100)}%` }} />
      </span>
      {stop && (
        <Button small onClick={() => void request('DELETE', stop).catch(() => undefined)}>
          Nach dieser Zeile anhalten
        </Button>
      )}
    </div>
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
