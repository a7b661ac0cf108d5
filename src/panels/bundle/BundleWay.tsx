import { messageOf } from '../../api/apiErrors.ts';
import { useDirection } from '../../api/calls/directions.ts';
import { numberOf } from '../../commands/contract/contractFacts.ts';
import { formatKm } from '../../domain/km/formatKm.ts';
import { isPlaced } from '../../domain/km/place.ts';
import { SectionHead } from './SectionHead.tsx';
import { MapPicture } from '../contract/editor/ride/MapPicture.tsx';
import { BundleCheck } from './BundleCheck.tsx';
import { endsOf } from './LegLine.tsx';
import { placeText } from './BundleContractRow.tsx';
import type { BundledContract } from './useBundleEntries.ts';

/** The way of a whole bundle as a picture, and what speaks against driving it like that. */
export function BundleWay({ entries, bundle }: { entries: readonly BundledContract[]; bundle: string }) {
  return (
    <div className="@container flex h-full min-h-0 flex-col overflow-auto" role="region" aria-label="Weg und Prüfung">
      {entries.length === 0 ? (
        <p role="status" className="px-6 py-5 text-12 text-3">
          Noch keine Aufträge in diesem Fahrtpaket.
        </p>
      ) : (
        <>
          <Way entries={entries} />
          <BundleCheck entries={entries} bundle={bundle} />
        </>
      )}
    </div>
  );
}

function Way({ entries }: { entries: readonly BundledContract[] }) {
  const stops = entries.flatMap(({ contract }) => [endsOf(contract).start, endsOf(contract).end]).filter(isPlaced);
  const [start = {}, ...rest] = stops;
  const end = rest.at(-1) ?? start;
  const { data, error } = useDirection({ start, end, waypoints: rest.slice(0, -1) });
  const loaded = entries.reduce((sum, it) => sum + (it.contract.googleKm ?? 0), 0);
  const empty = data ? Math.max(0, data.distanceKm - loaded) : undefined;
  const figures = `${formatKm(loaded)} beladen${empty === undefined ? '' : ` · ${formatKm(empty)} leer`}`;
  const names = stops.map((it, at) => (at % 2 === 0 ? (it.ort ?? it.plz ?? '') : ''));
  const label = `Strecke ${entries.map(({ contract }) => `${numberOf(contract)} ${placeText(contract.pickupLocation)} – ${placeText(contract.deliveryLocation)}`).join(', dann ')}`;
  return (
    <section aria-label="Weg">
      <SectionHead title="Weg" note={data?.source === 'estimate' ? 'Entfernungen geschätzt' : ''}>
        <span className="num text-11 text-2">{figures}</span>
      </SectionHead>
      <div className="p-4">
        {error ? (
          <p role="alert" className="text-12 text-danger">
            Keine Karte: {messageOf(error)}
          </p>
        ) : data ? (
          <MapPicture direction={data} names={[...names.slice(0, -1), stops.at(-1)?.ort ?? '']} label={label} />
        ) : (
          <p role="status" className="text-11 text-3">
            Die Strecke wird ermittelt …
          </p>
        )}
      </div>
    </section>
  );
}
