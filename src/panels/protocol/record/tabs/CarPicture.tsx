import { labelOf } from '../../../../domain/choices/choices.ts';
import { locations } from '../../../../domain/protocol/choices/locations.ts';
import { bodyPath, carSize, zonesOf } from '../../../../domain/protocol/carOutline.ts';
import { damageSpots } from '../../../../domain/protocol/partSpots.ts';
import { Radio } from '../../../../ui/inputs/Radio.tsx';
import type { FormValues } from '../../../kit/form/formValues.ts';
import { usePartsAt } from '../../../bodyparts/usePartsAt.ts';

interface CarPictureProps {
  carType: string | null;
  location: string;
  damages: readonly FormValues[];
  marked: number | null;
  onLocation: (location: string) => void;
  onMark: (at: number) => void;
  /** Begins a damage at a part; missing where nothing can be changed. */
  onPart?: (component: string) => void;
}

/** The vehicle from above: a place is chosen on it, then one of the parts that it has there. */
export function CarPicture({ carType, location, damages, marked, onLocation, onMark, onPart }: CarPictureProps) {
  const partsAt = usePartsAt();
  const numbered = damages.map((it, at) => ({
    at,
    place: it.location,
    part: it.component,
    number: it.sortOrder ?? '+',
  }));
  const here = numbered.filter((it) => it.place === location);
  return (
    <div className="flex flex-wrap items-start gap-6">
      <svg
        viewBox={`0 0 ${String(carSize.width)} ${String(carSize.height)}`}
        aria-hidden
        className="w-[300px] flex-none"
      >
        <path d={bodyPath(carType)} className="fill-sunken stroke-line-strong" />
        {zonesOf(carType).map((zone) => {
          const { place, path } = zone;
          const inZone = numbered.filter((it) => it.place === place);
          const spots = damageSpots(
            zone,
            inZone.map((it) => (typeof it.part === 'string' ? it.part : null)),
          );
          const isOn = place === location;
          return (
            <g
              key={place}
              onClick={() => onLocation(place)}
              className="cursor-pointer"
              data-tip={labelOf(locations, place)}
            >
              <path
                d={path}
                className={`${isOn ? 'fill-selected stroke-mark' : 'fill-panel stroke-line hover:fill-hover'}`}
              />
              {inZone.map(({ at, number }, nth) => {
                const [x, y] = spots[nth] ?? [0, 0];
                return (
                  <g key={at} onClick={() => onMark(at)}>
                    <circle
                      cx={x}
                      cy={y}
                      r={8}
                      className={`fill-accent ${at === marked ? 'stroke-warn-solid stroke-[3px]' : ''}`}
                    />
                    <text x={x} y={y + 4} textAnchor="middle" className="fill-on-accent text-10 font-strong">
                      {String(number)}
                    </text>
                  </g>
                );
              })}
            </g>
          );
        })}
      </svg>
      <div className="min-w-[220px] flex-1">
        <Radio
          label="Fahrzeugbereich"
          value={location}
          onChange={(next) => next !== null && onLocation(next)}
          options={locations.items.map(({ key, label }) => ({ value: key, label }))}
          className="mb-3"
        />
        <ul aria-label={`Bauteile: ${labelOf(locations, location)}`} className="flex flex-wrap gap-2">
          {partsAt({ carType, location }).map(({ key, label }) => {
            const found = here.filter((it) => it.part === key);
            const [first] = found;
            const isMarked = found.some((it) => it.at === marked);
            return (
              <li key={key}>
                <button
                  type="button"
                  onClick={() => (first ? onMark(first.at) : onPart?.(key))}
                  className={`h-11 rounded-2 border px-3 text-11 ${first ? 'border-mark font-medium' : 'border-line text-2'} ${isMarked ? 'bg-selected' : 'hover:bg-hover'}`}
                >
                  {label}
                  {found.length > 0 && (
                    <span className="num ml-2 text-link">{found.map((it) => String(it.number)).join(', ')}</span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
