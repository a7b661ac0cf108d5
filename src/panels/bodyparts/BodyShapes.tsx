import { labelOf } from '../../domain/choices/choices.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { bodyPath, carSize, zonesOf } from '../../domain/protocol/carOutline.ts';
import { partsAt } from '../../domain/protocol/carParts.ts';
import { bodyShapes } from '../../domain/protocol/choices/bodyShapes.ts';
import { components } from '../../domain/protocol/choices/components.ts';
import type { PastYear } from './usePastYear.ts';

/** The shapes of vehicles, each drawn as the protocol draws it, with what it does not have. */
export function BodyShapes({ year }: { readonly year: PastYear }) {
  return (
    <ul className="grid gap-8 pt-6 @min-[620px]:grid-cols-2 @min-[1100px]:grid-cols-3">
      {bodyShapes.items.map(({ key, label, carType, doors, excludes }) => (
        <li key={key} className="flex min-w-0 flex-col gap-3 rounded-3 border border-line p-5">
          <h3 className="flex items-baseline gap-4 font-strong text-1">
            {label}
            <span className="font-text text-11 text-3">
              {doors} Türen · {formatCount(partsAt({ carType }).length)} Bauteile
            </span>
          </h3>
          <svg
            viewBox={`0 0 ${String(carSize.width)} ${String(carSize.height)}`}
            aria-hidden
            className="w-full max-w-[360px]"
          >
            <path d={bodyPath(carType)} className="fill-sunken stroke-line-strong" />
            {zonesOf(carType).map(({ place, path }) => (
              <path key={place} d={path} className="fill-panel stroke-line" />
            ))}
            <path d="M2 75l6-4v8z" className="fill-current" />
          </svg>
          <p className="text-11 text-2">
            <span className="text-3">Ohne:</span> {excludes.map((it) => labelOf(components, it)).join(', ')}
          </p>
          <a href={`/damage_tool?carType=${carType}`} className="text-11 text-link hover:underline">
            {damagesText(year('carType', carType))}
          </a>
        </li>
      ))}
    </ul>
  );
}

function damagesText(count: number | undefined): string {
  if (count === undefined) return 'Schäden ansehen';
  return count === 1 ? '1 Schaden in 12 Monaten' : `${formatCount(count)} Schäden in 12 Monaten`;
}
