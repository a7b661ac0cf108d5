import { labelOf } from '../../domain/choices/choices.ts';
import type { DamageCount } from '../../domain/damage/damageFigures.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { bodyPath, carSize, zonesOf } from '../../domain/protocol/carOutline.ts';
import { locations } from '../../domain/protocol/choices/locations.ts';

type DrawingProps = {
  readonly carType: string | null;
  readonly counts: readonly DamageCount[];
  readonly chosen: string | null;
  readonly onChoose: (location: string | null) => void;
};

/** The vehicle from above: the more damages an area has, the darker it is, and its number stands in it. */
export function DamageDrawing({ carType, counts, chosen, onChoose }: DrawingProps) {
  const most = Math.max(1, ...counts.map((it) => it.count));
  return (
    <figure className="m-0 flex min-w-0 flex-col gap-2">
      <svg
        viewBox={`0 0 ${String(carSize.width)} ${String(carSize.height)}`}
        aria-hidden
        className="w-full max-w-[560px] text-1"
      >
        <path d={bodyPath(carType)} className="fill-sunken stroke-line-strong" />
        {zonesOf(carType).map(({ place, path, left, right, above, below }) => {
          const count = counts.find((it) => it.key === place)?.count ?? 0;
          const isOn = place === chosen;
          return (
            <g
              key={place}
              onClick={() => onChoose(isOn ? null : place)}
              className="cursor-pointer"
              data-tip={`${labelOf(locations, place)}: ${formatCount(count)}`}
            >
              <path d={path} className="fill-panel stroke-line" />
              <path
                d={path}
                className={`fill-mark ${isOn ? 'stroke-mark stroke-[2px]' : ''}`}
                fillOpacity={0.08 + 0.42 * (count / most)}
              />
              <text
                x={(left + right) / 2}
                y={(above + below) / 2 + 4}
                textAnchor="middle"
                className="fill-current text-11 font-strong"
              >
                {formatCount(count)}
              </text>
            </g>
          );
        })}
        <path d="M2 75l6-4v8z" className="fill-current" />
      </svg>
      <figcaption className="text-11 text-3">
        Von oben, die Front links. Ein Klick auf einen Bereich filtert.
      </figcaption>
    </figure>
  );
}
