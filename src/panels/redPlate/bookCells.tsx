import { labelOf } from '../../domain/choices/choices.ts';
import { redPlateGaps } from '../../domain/redPlate/choices/redPlateGaps.ts';
import type { redPlateRide } from '../../domain/redPlate/redPlateRide.ts';
import type { Entity } from '../../api/records/entities.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { displayPlate } from '../../domain/vehicle/plate.ts';
import { Plate } from '../../ui/display/Plate.tsx';
import type { CellProps, GridColumn } from '../kit/grid/gridColumn.ts';
import { gapPlace } from './gapPlace.ts';

type Line = Entity<typeof redPlateRide>;

/** What the cells of a line show beyond their own columns. */
export const bookCellsRead = [
  'missing',
  'overlapsWith',
  'outsider',
  'attention',
  'voided',
  'frozenAt',
  'protocol',
  'driver',
  'contract',
  'endDay',
  'year',
] as const;

/** In a word what a line lacks or clashes with, else how far it is. */
export function findingText(line: Line): string {
  if (line.voided) return 'Entfallen';
  const missing = (line.missing ?? []).map((it) => labelOf(redPlateGaps, it));
  const said = [
    ...(line.overlapsWith ? ['Kennzeichen gleichzeitig an zwei Fahrzeugen'] : []),
    ...(missing.length > 0 ? [`${missing.join(', ')} ${missing.length === 1 ? 'fehlt' : 'fehlen'}`] : []),
    ...(line.outsider ? ['Fahrer gehört nicht zum Halter'] : []),
  ];
  if (said.length > 0) return said.join(' · ');
  return line.attention === '1' ? 'läuft noch' : '';
}

/** Leads to where the first missing thing is filled in. */
function Finding({ entity, text }: CellProps<typeof redPlateRide>) {
  const [gap] = entity.missing ?? [];
  const place = gap === undefined ? undefined : gapPlace(gap, entity);
  if (!place) return <span className={entity.overlapsWith ? 'text-danger' : 'text-2'}>{text}</span>;
  return (
    <a href={place.url} tabIndex={-1} data-tip={place.text} className="text-danger underline">
      {text}
    </a>
  );
}

function RedPlate({ entity }: CellProps<typeof redPlateRide>) {
  if (!entity.plate) return null;
  return (
    <span className="flex h-full items-center text-danger">
      <Plate>{displayPlate(entity.plate)}</Plate>
    </span>
  );
}

/** How single columns of the book differ from what the definition says. */
export const bookCells: Readonly<Record<string, Partial<GridColumn<typeof redPlateRide>>>> = {
  number: { width: 64, leastWidth: 64, text: (it) => (it.number ? `${String(it.number)}/${String(it.year)}` : '') },
  plate: { width: 104, render: RedPlate },
  missing: { heading: 'Befund', flex: 2, minWidth: 180, text: findingText, render: Finding },
  end: {
    heading: 'Ende',
    width: 136,
    leastWidth: 136,
    text: ({ end, endDay, rideDay }) =>
      end ? [endDay !== rideDay && endDay ? formatDate(endDay) : '', end].filter(Boolean).join(' ') : '',
  },
  driverName: { minWidth: 120, flex: 1 },
  vin: { width: 156, leastWidth: 156, look: 'ident' },
};
