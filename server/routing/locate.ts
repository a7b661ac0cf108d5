import { isPlaced, type Place, type Point } from '../../src/domain/km/place.ts';
import { pointOfPostcode, pointOfTown } from './postcodes.ts';

/** Why a place could not be found, as one German sentence for its field. */
export type Lost = { readonly reason: string };

/** Finds a place: by its own coordinates, by postcode, else by the name of the town. */
export function locate(place: Place): Point | Lost {
  const { lat, lng, plz, ort } = place;
  if (typeof lat === 'number' && typeof lng === 'number') return { lat, lng };
  if (!isPlaced(place)) return { reason: 'Bitte Postleitzahl oder Ort angeben.' };
  const byCode = plz ? pointOfPostcode(plz) : undefined;
  if (byCode) return byCode;
  const byTown = ort ? pointOfTown(ort) : undefined;
  if (byTown === 'several')
    return { reason: `Den Ort „${ort ?? ''}“ gibt es mehrmals; bitte eine Postleitzahl angeben.` };
  return (
    byTown ?? {
      reason: plz
        ? `Die Postleitzahl ${plz} ist nicht bekannt.`
        : `Der Ort „${ort ?? ''}“ ist nicht bekannt; bitte eine Postleitzahl angeben.`,
    }
  );
}

/** Whether a place was found. */
export function isFound(found: Point | Lost): found is Point {
  return !('reason' in found);
}

/** All places in their order, or nothing as soon as one cannot be found. */
export function locateAll(places: readonly Place[]): Point[] | undefined {
  const found = places.map(locate);
  return found.every(isFound) ? found : undefined;
}
