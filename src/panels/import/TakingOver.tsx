import { useAtomValue } from 'jotai';
import { request } from '../../api/http.ts';
import { progressAtom } from '../../api/live/live.ts';
import { store } from '../../api/records/entities.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';

/** The job that takes the rows over, as long as it runs; whoever has started it can stop it after the present row. */
export function TakingOver({ label }: { readonly label: string }) {
  const running = Object.values(useAtomValue(progressAtom, { store })).find((it) => it.label.endsWith(`: ${label}`));
  if (!running) return null;
  const { label: said, done, of, stop } = running;
  return (
    <div role="status" className="num flex h-17 items-center gap-4 border-b border-line-subtle px-5">
      <Icon name="loader-circle" size={14} className="animate-spin text-accent" />
      <span className="font-strong">{said.split(':', 1)}</span>
      <span className="text-2">
        {formatCount(done)} von {formatCount(of)} Zeilen
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
