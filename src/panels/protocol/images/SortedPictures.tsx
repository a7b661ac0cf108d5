import { useMemo, useState, type KeyboardEvent } from 'react';
import type { Entity } from '../../../api/records/entities.ts';
import { urlOf } from '../../../commands/selection.ts';
import { tools } from '../../../commands/tools.ts';
import { mayWrite } from '../../../domain/access/matrix.ts';
import { shownPlace, storedFrom } from '../../../domain/lookup/imagePlace.ts';
import { protocolImage } from '../../../domain/lookup/protocolImage.ts';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { SortHandle } from '../../kit/sort/SortHandle.tsx';
import { useRecordsByHand } from '../../kit/sort/useRecordsByHand.ts';
import { useSortByHand } from '../../kit/sort/useSortByHand.tsx';
import { useStandardPictures } from './useStandardPictures.ts';

type Picture = Entity<typeof protocolImage>;
type State = 'STARTED' | 'SUBMITTED';

const byHand = { resource: protocolImage, field: 'sort', from: storedFrom };

/** The standard pictures of one handover: sorted by mouse and keyboard, opened by Enter. */
export function SortedPictures({ state, label }: { state: State; label: string }) {
  const { pictures, isLoading } = useStandardPictures(state);
  const [list, setList] = useState<HTMLElement | null>(null);
  const rows = useMemo(
    () => ({
      selector: `[data-picture="${state}"]`,
      keyOf: (row: Element) => row.getAttribute('data-sort-key'),
    }),
    [state],
  );
  const { ordered, move } = useRecordsByHand(pictures, byHand);
  const isWriter = mayWrite(tools().roles(), 'settings');
  const sort = useSortByHand({
    frame: isWriter ? list : null,
    rows,
    keys: ordered.map((it) => it['@id']),
    nameOf: (iri) => ordered.find((it) => it['@id'] === iri)?.label ?? '',
    move: (iri, to) => {
      move(iri, to);
      requestAnimationFrame(() => rowOf(list, iri)?.querySelector('button')?.focus());
    },
    reason: isWriter ? undefined : 'Ihre Rolle darf das nicht ändern',
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (sort.onKeyDown(event) || event.defaultPrevented) return;
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>(rows.selector) : null;
    if (!row) return;
    const step =
      event.key === 'ArrowDown' ? row.nextElementSibling : event.key === 'ArrowUp' ? row.previousElementSibling : null;
    if (!(step instanceof HTMLElement)) return;
    event.preventDefault();
    step.querySelector('button')?.focus();
  };
  if (isLoading) return <SkeletonRows rows={12} columns={3} />;
  return (
    <div className="relative">
      <ol ref={setList} aria-label={`Protokollbilder ${label}`} onKeyDown={onKeyDown}>
        {ordered.map((picture, at) => (
          <Row key={picture['@id']} picture={picture} state={state} isFirst={at === 0} entries={sort.entries} />
        ))}
      </ol>
      {sort.layer}
      {ordered.length === 0 && <p className="p-6 text-3">Keine Protokollbilder gefunden</p>}
    </div>
  );
}

interface RowProps {
  picture: Picture;
  state: State;
  isFirst: boolean;
  entries: ReturnType<typeof useSortByHand>['entries'];
}

function Row({ picture, state, isFirst, entries }: RowProps) {
  const { '@id': iri, sort, label, group, required } = picture;
  return (
    <li
      data-picture={state}
      data-sort-key={iri}
      className="flex h-13 items-center gap-4 border-b border-line-subtle pr-3 pl-4 hover:bg-hover"
    >
      <SortHandle />
      <span className="num w-12 flex-none text-right text-3">{shownPlace(sort)}</span>
      <button
        type="button"
        tabIndex={isFirst ? 0 : -1}
        onClick={() => open(iri)}
        className="focus-inside h-13 min-w-0 flex-1 truncate text-left hover:underline"
      >
        {label}
      </button>
      {required === true && <span className="text-11 text-2">Pflicht</span>}
      <span className="w-40 truncate text-11 text-3">{group}</span>
      <Menu
        small
        icon="ellipsis"
        label={`Befehle für ${label ?? ''}`}
        align="end"
        entries={() => [
          { id: 'open', label: 'Bearbeiten', icon: 'pencil', run: () => open(iri) },
          'separator',
          ...entries(iri),
        ]}
      />
    </li>
  );
}

function open(iri: string): void {
  tools().open(urlOf(iri), 'tab');
}

function rowOf(list: HTMLElement | null, iri: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-sort-key="${CSS.escape(iri)}"]`) ?? null;
}
