import type { LeftOut } from '../../api/calls/chains.ts';
import { chainBounds } from '../../domain/chain/chainCalls.ts';
import { formatKmExact, leftOutText } from '../../domain/chain/chainWords.ts';
import { Button } from '../../ui/display/Button.tsx';
import type { ChainState } from './chainUrl.ts';

interface LeftOutListProps {
  leftOut: readonly LeftOut[];
  maxEmptyKm: number;
  onChange: (part: Partial<ChainState>) => void;
}

/** What is not shown, why, and how to see it all the same. */
export function LeftOutList({ leftOut, maxEmptyKm, onChange }: LeftOutListProps) {
  const count = leftOut.reduce((sum, it) => sum + it.count, 0);
  return (
    <section aria-label="Nicht gezeigt" className="flex-none">
      <h3 className="flex h-16 items-center gap-4 border-b border-line px-6 font-strong">
        Nicht gezeigt
        <span className="num text-11 font-text text-3">{count === 1 ? '1 Auftrag' : `${String(count)} Aufträge`}</span>
      </h3>
      <ul>
        {leftOut.map((it) => (
          <li
            key={it.reason}
            className="grid min-h-12 grid-cols-[44px_minmax(0,220px)_minmax(0,1fr)_auto] items-center gap-x-4 px-6 text-12"
          >
            <b className="num text-right font-medium">{it.count}</b>
            <span>{leftOutText(it.reason, { maxEmptyKm })}</span>
            <span className="num truncate text-2">{exampleOf(it)}</span>
            <Wider leftOut={it} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Wider({ leftOut: { reason, nearest }, onChange }: Pick<LeftOutListProps, 'onChange'> & { leftOut: LeftOut }) {
  const { max } = chainBounds.maxEmptyKm;
  const wider = nearest ? Math.ceil(nearest.km / 10) * 10 : 0;
  if (reason === 'far' && wider > 0 && wider <= max)
    return (
      <Button small look="quiet" onClick={() => onChange({ km: wider })}>
        bis {wider} km zeigen
      </Button>
    );
  if (reason === 'unconfirmed')
    return (
      <Button small look="quiet" onClick={() => onChange({ unconfirmed: true })}>
        trotzdem zeigen
      </Button>
    );
  return <span />;
}

function exampleOf({ examples, nearest }: LeftOut): string {
  if (nearest)
    return `nächster ${formatKmExact(nearest.km)}, ${[nearest.auftragsnummer, nearest.ort].filter(Boolean).join(' ')}`;
  return examples.join(', ');
}
