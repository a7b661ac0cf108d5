import { urlOf } from '../../../commands/selection.ts';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { readAnyEntity } from '../../../api/records/entities.ts';
import { createCaption } from '../../../commands/resource/createCaption.ts';
import { tools } from '../../../commands/tools.ts';
import { mayWrite } from '../../../domain/access/matrix.ts';
import { offers } from '../../../domain/define/noun.ts';
import type { MenuEntry } from '../../../ui/overlays/menuEntry.ts';
import { cellHold } from '../cellEdit/cellHold.ts';
import type { GridHandle } from '../grid/recordGridProps.ts';
import type { GridSelection } from '../grid/gridSelection.ts';
import { ListFrame } from '../list/ListPanel.tsx';
import { useHandOrder } from '../sort/useHandOrder.ts';
import { gridRows, useRowsByHand } from '../sort/useRowsByHand.ts';
import { insertMark, useInsertKey } from '../useInsertKey.ts';
import { LinkBar } from './LinkBar.tsx';
import { tellLinkFailure, unlinkRecords } from './linkRecords.ts';
import { nameOfRow } from './nameOfRow.ts';
import { NewRowBar } from './NewRowBar.tsx';
import { presetOf, type Related } from './related.ts';
import type { RelatedListProps } from './relatedListProps.ts';
import { RelatedLog } from './RelatedLog.tsx';
import { useAwaitedRow } from './useAwaitedRow.ts';
import { useMadeRow } from './useMadeRow.ts';
import { useNewRow } from './useNewRow.ts';
import { useRelatedList } from './useRelatedList.ts';

/**
 * A list inside a record: found, sorted, ticked and commanded like any list, and added to, linked and put in order by
 * hand.
 */
export function RelatedList(props: RelatedListProps) {
  return props.related.isLog ? <RelatedLog {...props} /> : <FullList {...props} />;
}

function FullList({ related, owner, name }: RelatedListProps) {
  const { bar: Bar, create, links, sortBy } = related;
  const { model, columns, roles, scope } = useRelatedList(related, { owner, name });
  const { resource } = model;
  const isWriter = mayWrite(roles, resource.area) && related.isFinal !== true;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const grid = useRef<GridHandle>(null);

  const rowName = (iri: string) => nameOfRow(related, iri);
  const order = useHandOrder(model, { sortBy, nameOf: rowName });
  const { iris } = order;
  // By its address: a row that is made may change the record, and what was typed would be offered again.
  const ownerIri = owner['@id'];
  const preset = useMemo(
    () => ({ ...presetOf(related, ownerIri), ...(sortBy !== undefined && create === 'atTop' && { [sortBy]: 1 }) }),
    [related, ownerIri, sortBy, create],
  );
  const isTyped = isWriter && offers(resource, 'create') && (create === 'atEnd' || create === 'atTop');
  const made = useMadeRow(model, { owner, iris });
  const row = useNewRow({
    resource,
    preset,
    draftKey: `${owner['@id']}#${name}`,
    onMade: (entity) => {
      made.note(entity);
      setAwaited(entity['@id']);
    },
  });
  const { newRow, begin, discard } = row;
  const newIri = newRow?.iri;
  const rows = useMemo(() => {
    const own = [made.iri, newIri].filter((it) => it !== undefined);
    return own.length === 0 ? iris : create === 'atTop' ? [...own.toReversed(), ...iris] : [...iris, ...own];
  }, [iris, made.iri, newIri, create]);
  const setAwaited = useAwaitedRow(grid, rows);
  const wantsEditor = useRef(false);
  const add = () => {
    // From here on whoever types means the new row.
    cellHold.begin();
    if (newRow) return setAwaited(newRow.iri);
    begin();
    wantsEditor.current = true;
  };
  useEffect(() => {
    if (newIri === undefined || !wantsEditor.current) return;
    wantsEditor.current = false;
    // The place comes by itself, so what is typed begins behind it.
    const first = columns.find((it) => it.id !== sortBy && newRow && newRow.fieldsOf(it.id).length > 0);
    requestAnimationFrame(() => {
      if (!first || !grid.current?.edit(newIri, first.id)) cellHold.take();
    });
  }, [newIri, newRow, columns, sortBy]);
  useEffect(() => () => void cellHold.take(), []);

  const sort = useRowsByHand(model, { order, sortBy, frame, nameOf: rowName, isWriter, onMove: setAwaited });

  const selection = useMemo<GridSelection>(
    () => ({
      ...model.selection,
      tick: (ticked) => model.selection.tick(ticked.filter((it) => it !== newIri)),
      goTo: (iri) => model.selection.goTo(iri === newIri ? null : iri),
    }),
    [model.selection, newIri],
  );
  const unlink = (iri: string) => {
    const ticked = selection.ticked();
    const targets = (ticked.includes(iri) ? ticked : [iri]).flatMap((it) => readAnyEntity(it) ?? []);
    void unlinkRecords(related, { owner, rows: targets }, tools()).then(
      () => selection.tick([]),
      (error: unknown) => tellLinkFailure(related, 'Zuordnung nicht aufgehoben', error),
    );
  };
  const rowMenu = (iri: string): readonly MenuEntry[] => {
    if (iri === newIri)
      return [
        { id: 'newRow.make', label: 'Anlegen', icon: 'check', run: () => void row.finish() },
        { id: 'newRow.discard', label: 'Verwerfen', icon: 'x', run: discard },
      ];
    return [
      ...(links && isWriter
        ? ([
            'separator',
            {
              id: 'unlink',
              label: links.words?.unlink ?? 'Zuordnung aufheben',
              icon: 'unlink',
              run: () => unlink(iri),
            },
          ] as const)
        : []),
      ...(sortBy === undefined ? [] : (['separator', ...sort.entries(iri)] as const)),
    ];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!frame?.contains(event.target as Node) || sort.onKeyDown(event) || event.defaultPrevented) return;
    const cell = event.target instanceof Element && event.target.matches('.ag-cell') ? event.target : null;
    if (event.key === 'Insert' && isTyped) add();
    else if (
      event.key === 'Escape' &&
      newIri !== undefined &&
      cell?.closest(gridRows.selector)?.getAttribute('row-id') === newIri
    )
      discard();
    else return;
    event.preventDefault();
  };
  useInsertKey(isTyped ? frame : null, add);
  const onScreen = create === 'onScreen' && isWriter && offers(resource, 'create');
  return (
    <div
      ref={setFrame}
      data-scope={scope}
      {...(isTyped && { [insertMark]: '' })}
      onKeyDownCapture={onKeyDown}
      className="relative flex min-h-0 flex-1 flex-col"
    >
      <ListFrame
        model={{ ...model, selection }}
        scope={scope}
        isInner
        handle={grid}
        columns={columns}
        rows={rows}
        {...(newRow && { newRow })}
        {...(related.rowHeight && { rowHeight: related.rowHeight })}
        {...(related.rowClass && { rowClass: related.rowClass })}
        {...(Bar && { bar: <Bar owner={owner} model={model} goTo={setAwaited} /> })}
        {...(related.peek && { peek: related.peek })}
        onOpen={(iri, where) => iri !== newIri && (related.onOpen ?? openRow)(iri, where)}
        nothingYet={related.emptyText}
        rowMenu={rowMenu}
        {...(onScreen && {
          create: {
            label: createCaption(resource.title),
            run: () => tools().open(createUrl(resource.path, preset), 'tab'),
          },
        })}
        toolbar={links && isWriter && <LinkBar related={related} owner={owner} />}
      />
      {isTyped && <NewRowBar resource={resource} row={row} onAdd={add} />}
      {sortBy !== undefined && sort.layer}
    </div>
  );
}

const openRow = (iri: string, where?: Parameters<NonNullable<Related['onOpen']>>[1]) => tools().open(urlOf(iri), where);

/** The address of a form that begins with what ties the record to this one. */
function createUrl(path: string, preset: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(preset))
    for (const it of [value].flat()) query.append(Array.isArray(value) ? `${name}[]` : name, String(it));
  return `/${path}/create?${query.toString()}`;
}
