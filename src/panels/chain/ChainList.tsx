import { useRef, type KeyboardEvent } from 'react';
import type { OfferedChain, OfferedLink } from '../../api/calls/chains.ts';
import type { ChainFactor, ChainWeights } from '../../domain/chain/chain.ts';
import { chainWords, factorNames, formatKmExact } from '../../domain/chain/chainWords.ts';
import { formatAmount } from '../../domain/money/amount.ts';
import { formatKm } from '../../domain/km/formatKm.ts';
import { formatHours } from '../../domain/time/duration.ts';
import { formatDayShort } from '../../domain/time/formatDay.ts';
import { spanText } from '../contract/shared/tourText.ts';
import { Plate } from '../../ui/display/Plate.tsx';
import { townText } from '../../domain/km/townText.ts';

interface ChainListProps {
  chains: readonly OfferedChain[];
  weights: ChainWeights;
  chosen: number;
  onChoose: (at: number) => void;
  /** Enter on the chosen one. */
  onTake: () => void;
}

/** The columns of a contract in its chain; a narrow panel goes without vehicle and bars. */
const columns =
  'grid items-center gap-x-5 grid-cols-[92px_96px_minmax(0,1.4fr)_112px_104px_104px_116px_104px] @max-[980px]:grid-cols-[92px_minmax(0,1fr)_104px_104px_104px] @max-[560px]:grid-cols-[84px_minmax(0,1fr)_96px]';
const onlyWide = '@max-[980px]:hidden';
const notNarrow = '@max-[560px]:hidden';

/** The chains in their order; the arrows choose one, what is done with it stands below. */
export function ChainList({ chains, weights, chosen, onChoose, onTake }: ChainListProps) {
  const box = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.repeat && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      return onTake();
    }
    const by = { ArrowDown: 1, ArrowUp: -1, Home: -chains.length, End: chains.length }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(chains.length - 1, chosen + by));
    onChoose(next);
    box.current?.querySelectorAll<HTMLElement>('[role=option]')[next]?.focus();
  };
  return (
    <div ref={box} role="listbox" aria-label="Ketten" onKeyDown={walk} className="flex-none">
      {chains.map((chain, at) => (
        <div
          key={chain.links.map((it) => it.contract).join()}
          role="option"
          aria-selected={at === chosen}
          tabIndex={at === chosen ? 0 : -1}
          data-autofocus={at === chosen ? '' : undefined}
          onClick={() => onChoose(at)}
          className={`flex border-b border-line-subtle ${at === chosen ? 'bg-selected outline outline-2 -outline-offset-2 outline-accent' : 'hover:bg-hover'}`}
        >
          <span className="num grid w-18 flex-none place-items-center text-12 text-3">{at + 1}</span>
          <span className="min-w-0 flex-1">
            {chain.links.map((it) => (
              <Link key={it.contract} link={it} weights={weights} />
            ))}
            {chain.links.length > 1 && <span className="num block pb-2 text-11 text-2">{summaryOf(chain)}</span>}
          </span>
          <b className="num grid w-24 flex-none place-items-center text-14 font-strong">
            <span>
              {chain.points}
              <span className="sr-only"> Punkte</span>
            </span>
          </b>
        </div>
      ))}
    </div>
  );
}

function Link({ link, weights }: { link: OfferedLink; weights: ChainWeights }) {
  const { begins, deadline, points } = link;
  return (
    <span className={`${columns} min-h-20 py-1`}>
      <span className="min-w-0">
        <span className="num block truncate font-medium">{link.auftragsnummer}</span>
        <span className="block truncate text-11 text-3">{link.customer}</span>
      </span>
      <span className={onlyWide}>
        {link.licensePlate && <Plate>{link.licensePlate}</Plate>}
        <span className="num block text-11 text-3">{formatKm(link.km)}</span>
      </span>
      <span className="min-w-0">
        <span className="block truncate">{townText(link.pickup)}</span>
        <span className="block truncate text-2">{townText(link.delivery)}</span>
      </span>
      <span className="num">
        <span className="block">{formatDayShort(begins.day)}</span>
        <span className="block text-11 text-3">{spanText(link.pickupTimeFrom, link.pickupTimeTo)}</span>
      </span>
      <Factor name="empty" points={points.empty} weights={weights}>
        {formatKmExact(link.emptyKm)}
      </Factor>
      <Factor name="waiting" points={points.waiting} weights={weights}>
        {formatHours(link.waitMinutes)}
      </Factor>
      <span className={onlyWide}>
        <Factor name="deadline" points={points.deadline} weights={weights}>
          {formatDayShort(deadline.day)} {deadline.time}
        </Factor>
      </span>
      <span className={onlyWide}>
        {weights.margin > 0 && (
          <Factor name="margin" points={points.margin} weights={weights}>
            {link.margin === null ? 'offen' : `${formatAmount(link.margin)} EUR`}
          </Factor>
        )}
      </span>
    </span>
  );
}

interface FactorProps {
  name: ChainFactor;
  points: number;
  weights: ChainWeights;
  children: React.ReactNode;
}

/** A figure over the bar of its points. */
function Factor({ name, points, weights, children }: FactorProps) {
  const part = weights[name] === 0 ? 0 : (points / weights[name]) * 100;
  return (
    <span
      className={`num block min-w-0 ${name === 'empty' || name === 'waiting' ? notNarrow : ''}`}
      data-tip={`${factorNames[name]}: ${String(points)} von ${String(weights[name])} Punkten`}
    >
      <span className="block truncate">{children}</span>
      <span className="flex items-center gap-3 text-11 text-3">
        <span className="factor-bar">
          <i style={{ width: `${String(part)}%`, background: `var(--factor-${name})` }} />
        </span>
        {points}
      </span>
    </span>
  );
}

function summaryOf({ emptyKm, waitMinutes, home }: OfferedChain): string {
  return chainWords.summary({ emptyKm, waitMinutes, home: home?.time ?? null });
}
