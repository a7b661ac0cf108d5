import type { DamageCount } from '../../domain/damage/damageFigures.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { Block } from '../../ui/display/Block.tsx';

type CountsProps = {
  readonly title: string;
  readonly counts: readonly DamageCount[];
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
};

/** So many are a picture; behind them there is little. */
const shown = 12;

/** Damages by one trait, the most first; a line filters by it, and once more takes the filter back. */
export function DamageCounts({ title, counts, chosen, onChoose }: CountsProps) {
  const most = Math.max(1, ...counts.map((it) => it.count));
  const lines = counts.filter((it, at) => at < shown || it.key === chosen);
  return (
    <Block title={title}>
      <table className="w-full text-11">
        <caption className="sr-only">Schäden nach {title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">Schäden</th>
            <th scope="col">seit der Abholung</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, label, count, fresh }) => (
            <tr key={key} className={key === chosen ? 'bg-selected' : 'hover:bg-hover'}>
              <th scope="row" className="w-[190px] max-w-[190px] py-[2px] pr-4 text-left font-text">
                <button
                  type="button"
                  aria-pressed={key === chosen}
                  disabled={key === ''}
                  onClick={() => onChoose(key === chosen ? null : key)}
                  className="h-12 w-full truncate text-left text-link hover:underline disabled:text-2 disabled:no-underline"
                >
                  {label}
                </button>
              </th>
              <td aria-label={`${formatCount(count)} Schäden`}>
                <span aria-hidden className="flex items-center gap-3">
                  <i
                    className="block h-5 rounded-1 bg-accent"
                    style={{ width: `calc(${String((count / most) * 100)}% * 0.72)`, minWidth: 2 }}
                  />
                  <span className="num text-1">{formatCount(count)}</span>
                </span>
              </td>
              <td className="num w-[64px] text-right text-3">{fresh > 0 && `${formatCount(fresh)} neu`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {counts.length > lines.length && (
        <p className="pt-2 text-11 text-3">und {formatCount(counts.length - lines.length)} weitere</p>
      )}
    </Block>
  );
}
