import { messageOf } from '../../api/apiErrors.ts';
import { numberOf } from '../../commands/contract/contractFacts.ts';
import { formatKm, formatMetres } from '../../domain/km/formatKm.ts';
import { BundleMap, type Pickup } from './BundleMap.tsx';
import { endsOf } from './LegLine.tsx';
import { drawnLegs, endsAtStart } from './mapLegs.ts';
import { placeText } from './BundleContractRow.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { BundledContract } from './useBundleEntries.ts';
import type { BundleWays } from './useBundleWays.ts';

/** The way of a whole bundle as a picture, with what is driven loaded and what empty. */
export function BundleWay({ entries, ways }: { entries: readonly BundledContract[]; ways: BundleWays }) {
  const { legs, directions, between, isLoading, error } = ways;
  const drawn = drawnLegs(legs, directions);
  const isEstimated = directions.some((it) => it?.source === 'estimate');
  const loaded = entries.reduce((sum, it) => sum + (it.contract.googleKm ?? 0), 0);
  const known = between.filter((it) => it !== undefined);
  const empty = known.reduce((sum, { km }) => sum + km, 0);
  const figures = [
    `${formatKm(loaded)} beladen`,
    ...(known.length > 0 && known.length === between.length ? [`${formatMetres(empty * 1000)} leer`] : []),
  ].join(' · ');
  const label = `Strecke ${entries.map(({ contract }) => `${numberOf(contract)} ${placeText(contract.pickupLocation)} – ${placeText(contract.deliveryLocation)}`).join(', dann ')}`;
  const pickups = legs
    .flatMap((leg, at) => (leg.kind === 'loaded' ? [{ leg, way: directions[at] }] : []))
    .flatMap(({ leg, way }, at): readonly Pickup[] => {
      const [begins] = way?.points ?? [];
      return begins ? [{ place: at + 1, name: leg.start.ort ?? leg.start.plz ?? '', at: begins }] : [];
    });
  return (
    <section aria-label="Weg">
      <SectionHead title="Weg" note={isEstimated ? 'Entfernungen geschätzt' : ''}>
        <span className="num text-11 whitespace-nowrap text-2">{figures}</span>
      </SectionHead>
      {drawn.length > 0 ? (
        <BundleMap legs={drawn} pickups={pickups} end={endOf(entries, ways)} label={label} />
      ) : error ? (
        <p role="alert" className="px-6 py-5 text-12 text-danger">
          Keine Karte: {messageOf(error)}
        </p>
      ) : (
        <p role="status" className="grid h-[236px] place-items-center text-11 text-3">
          {isLoading ? 'Die Strecke wird ermittelt …' : 'Für die Karte fehlen noch Abhol- oder Zustellorte.'}
        </p>
      )}
    </section>
  );
}

/** Where the last contract ends; nothing where the picture shows that it ends where the first began. */
function endOf(entries: readonly BundledContract[], { legs, directions }: BundleWays) {
  const last = entries.at(-1);
  const at = directions[legs.findLastIndex(({ kind }) => kind === 'loaded')]?.points.at(-1);
  if (!last || !at || endsAtStart(directions)) return undefined;
  const { ort, plz } = endsOf(last.contract).end;
  return { name: ort ?? plz ?? '', at };
}
