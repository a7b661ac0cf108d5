import { Fragment, useEffect, useRef, type KeyboardEvent } from 'react';
import { numberOf } from '../../commands/contract/contractFacts.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { nightOn } from '../../domain/bundle/legs.ts';
import { useSortByHand } from '../kit/sort/useSortByHand.tsx';
import { BundleContractRow, bundleGrid, type BundleRide } from './BundleContractRow.tsx';
import { LegLine, LegText } from './LegLine.tsx';

interface BundleContractsProps {
  rides: readonly BundleRide[];
  /** Puts one of them at a place counted from 0; `order` is how all of them stand then. */
  onMove: (key: string, to: number, order: readonly string[]) => void | Promise<void>;
  onRemove: (key: string) => void;
  mayChange: boolean;
  frame: HTMLElement | null;
}

const rows = { selector: '[data-place]', keyOf: (row: Element) => row.getAttribute('data-place') };
const headings = [
  { name: 'Ziehen', look: 'hidden-name' },
  { name: '#', look: '' },
  { name: 'Auftrag', look: '' },
  { name: 'Fahrzeug', look: '@max-[760px]:hidden' },
  { name: 'Abholung', look: '' },
  { name: 'Zustellung', look: '@max-[560px]:sr-only' },
  { name: 'Strecke', look: 'text-right @max-[560px]:hidden' },
  { name: 'Gutschrift', look: 'text-right @max-[760px]:hidden' },
  { name: 'Befehle', look: 'hidden-name' },
] as const;

/**
 * The contracts in the order in which they are driven, with what happens between them; dragged, moved by keys, put at a
 * position, taken out.
 */
export function BundleContracts({ rides, onMove, onRemove, mayChange, frame }: BundleContractsProps) {
  const list = useRef<HTMLDivElement>(null);
  const held = useRef<string | null>(null);
  const keys = rides.map((it) => it.key);
  const sort = useSortByHand({
    frame,
    rows,
    keys,
    nameOf: (key) => rides.flatMap((it) => (it.key === key ? numberOf(it.contract) : []))[0] ?? '',
    move: (key, to) => onMove(key, to, keys.filter((it) => it !== key).toSpliced(to, 0, key)),
    ...(!mayChange && { reason: 'Ihre Rolle darf das nicht ändern' }),
  });
  useEffect(() => {
    // A row that is put elsewhere in the page loses the keyboard, and its mover goes on moving it.
    if (held.current !== null && document.activeElement === document.body) rowAt(list.current, held.current)?.focus();
  });

  const remove = (key: string) => {
    if (mayChange) onRemove(key);
  };
  const askPlace = (key: string) => {
    const ask = sort.entries(key).find((it) => typeof it === 'object' && 'id' in it && it.id === 'sort.to');
    if (mayChange && typeof ask === 'object' && 'run' in ask && ask.run && !('reason' in ask && ask.reason)) ask.run();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof HTMLElement && event.target.matches(rows.selector) ? event.target : null;
    if (sort.onKeyDown(event) || row === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const key = rows.keyOf(row) ?? '';
    const at = keys.indexOf(key);
    const act: Readonly<Record<string, () => void>> = {
      ArrowDown: () => rowAt(list.current, keys[at + 1])?.focus(),
      ArrowUp: () => rowAt(list.current, keys[at - 1])?.focus(),
      Delete: () => remove(key),
      p: () => askPlace(key),
      P: () => askPlace(key),
      Enter: () => row.querySelector('a')?.click(),
    };
    const run = act[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  return (
    <div className="relative border-y border-line">
      <div ref={list} role="grid" tabIndex={-1} aria-label="Aufträge im Fahrtpaket" onKeyDown={onKeyDown}>
        <div
          role="row"
          className={`${bundleGrid} h-12 items-center border-b border-line bg-raised text-11 font-medium text-2 @max-[360px]:sr-only`}
        >
          {headings.map(({ name, look }) => (
            <span role="columnheader" key={name} className={look}>
              {look === 'hidden-name' ? <span className="sr-only">{name}</span> : name}
            </span>
          ))}
        </div>

        {rides.map((it, at) => {
          const next = rides[at + 1];
          const night = nightOn(it.contract);
          return (
            <Fragment key={it.key}>
              <BundleContractRow
                ride={it}
                place={at + 1}
                of={rides.length}
                mayChange={mayChange}
                onFocus={() => (held.current = it.key)}
                onMove={(step) => sort.go(it.key, at + step)}
                onPlace={() => askPlace(it.key)}
                onRemove={() => remove(it.key)}
              />
              {night && <LegText leg={night} />}
              {next && <LegLine before={it.contract} next={next.contract} />}
            </Fragment>
          );
        })}
      </div>
      {rides.length === 0 && <p className="px-6 py-5 text-12 text-3">{labelOf(emptyTexts, 'bundleContracts')}</p>}
      {sort.layer}
    </div>
  );
}

function rowAt(list: HTMLElement | null, key: string | undefined): HTMLElement | null {
  return key === undefined ? null : (list?.querySelector<HTMLElement>(`[data-place="${key}"]`) ?? null);
}
