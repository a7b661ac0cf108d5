import { messageOf } from '../../../../api/apiErrors.ts';
import { useDirection, type Stops } from '../../../../api/calls/directions.ts';
import type { Direction } from '../../../../domain/km/directionCalls.ts';
import { formatKm } from '../../../../domain/km/formatKm.ts';
import { isPlaced, type Place } from '../../../../domain/km/place.ts';
import { formatHours } from '../../../../domain/time/duration.ts';
import { formStops } from './formStops.ts';
import { MapPicture } from './MapPicture.tsx';
import { useFormFact } from './useFormFact.ts';

/** The way of the contract as it stands in the form, as a picture and in words. */
export default function RouteMap() {
  const stops = useFormFact<Stops>(formStops);
  if (!isPlaced(stops.start) || !isPlaced(stops.end))
    return (
      <p role="status" className="text-12 text-3">
        Für die Karte fehlen noch Abhol- oder Zustellort.
      </p>
    );
  return <Way stops={stops} />;
}

function Way({ stops }: { stops: Stops }) {
  const { data, error } = useDirection(stops);
  if (error)
    return (
      <p role="alert" className="text-12 text-danger">
        Keine Karte: {messageOf(error)}
      </p>
    );
  if (!data)
    return (
      <p role="status" className="text-11 text-3">
        Die Strecke wird ermittelt …
      </p>
    );
  const names = [stops.start, ...stops.waypoints, stops.end].map(nameOf);
  return (
    <figure className="flex flex-col gap-2">
      <MapPicture direction={data} names={names} label={`Strecke ${wayText(names, data)}`} />
      <figcaption className="num text-11 text-2">{wayText(names, data)}</figcaption>
    </figure>
  );
}

function wayText(names: readonly string[], { distanceKm, durationSec, source }: Direction): string {
  const figures = `${formatKm(distanceKm)}, ${formatHours(durationSec / 60)}`;
  return `${names.join(' – ')}: ${figures}${source === 'estimate' ? ', geschätzt aus der Luftlinie' : ''}`;
}

function nameOf({ ort, plz }: Place): string {
  return ort ?? plz ?? '';
}
