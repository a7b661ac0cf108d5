import type { Entity } from '../../api/records/entities.ts';
import { urlOf } from '../../commands/selection.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { redPlateGaps } from '../../domain/redPlate/choices/redPlateGaps.ts';
import type { redPlateRide } from '../../domain/redPlate/redPlateRide.ts';
import { gapPlace } from './gapPlace.ts';

/** Each thing that the line lacks with the way to where it is filled in, and the ride that it clashes with. */
export function OpenPoints({ entity }: { entity: Entity<typeof redPlateRide> }) {
  const gaps = entity.missing ?? [];
  if (gaps.length === 0 && !entity.overlapsWith && !entity.outsider)
    return <p className="p-8 text-2">In dieser Zeile fehlt nichts.</p>;
  return (
    <ul className="flex flex-col gap-3 p-8">
      {gaps.map((gap) => {
        const { url, text } = gapPlace(gap, entity);
        return (
          <li key={gap} className="flex gap-6">
            <span className="font-medium text-danger">{`${labelOf(redPlateGaps, gap)} fehlt`}</span>
            <a href={url} className="text-link hover:underline">
              {text}
            </a>
          </li>
        );
      })}
      {entity.overlapsWith && (
        <li className="flex gap-6">
          <span className="font-medium text-danger">Kennzeichen gleichzeitig an zwei Fahrzeugen</span>
          <a href={urlOf(entity.overlapsWith)} className="text-link hover:underline">
            Andere Fahrt öffnen
          </a>
        </li>
      )}
      {entity.outsider && (
        <li className="text-2">
          Der Fahrer gehört nicht zum Halter. Ein rotes Kennzeichen darf nicht an andere Unternehmen verliehen werden.
        </li>
      )}
    </ul>
  );
}
