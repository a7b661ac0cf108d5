import { messageOf } from '../../api/apiErrors.ts';
import { useOffersInRange, type OfferInRange } from '../../api/calls/offersInRange.ts';
import type { Entity } from '../../api/records/entities.ts';
import { addEntry } from '../../commands/bundle/bundleEntries.ts';
import type { ContractEntity } from '../../commands/contract/contractFacts.ts';
import { urlOf } from '../../commands/selection.ts';
import { tellFailure } from '../../commands/tellFailure.ts';
import { tools } from '../../commands/tools.ts';
import type { bundle } from '../../domain/bundle/bundle.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { formatMetres } from '../../domain/km/formatKm.ts';
import { addDays } from '../../domain/time/calendarDay.ts';
import { formatDayShort } from '../../domain/time/formatDay.ts';
import { Button } from '../../ui/display/Button.tsx';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import { spanText } from '../contract/shared/tourText.ts';
import { useOneAtATime } from '../kit/useOneAtATime.ts';
import { placeText } from './BundleContractRow.tsx';
import { SectionHead } from './SectionHead.tsx';

interface FollowUpsProps {
  bundle: Entity<typeof bundle>;
  /** The contract that the bundle ends with. */
  last: ContractEntity;
}

/** Rides without driver that begin near where the bundle ends and soon after it (R13), each to be put behind it. */
export function FollowUps({ bundle, last }: FollowUpsProps) {
  const { data, error, isPending } = useOffersInRange(last['@id'], last.version);
  const { isRunning, alone } = useOneAtATime();
  const until = last.bringdatum ? `, bis ${formatDayShort(addDays(last.bringdatum, 2))}` : '';
  const add = (offer: OfferInRange) =>
    void alone(() =>
      addEntry(bundle, { contract: offer['@id'], number: offer.auftragsnummer }, tools()).catch((failure: unknown) =>
        tellFailure('Der Auftrag wurde nicht hinzugefügt', failure),
      ),
    );
  return (
    <section aria-label="Anschluss in der Nähe">
      <SectionHead
        title="Anschluss in der Nähe"
        note={`Abholung bis 50 km von ${placeText(last.deliveryLocation)}${until}`}
      >
        <Button
          small
          look="quiet"
          icon="link"
          onClick={() => tools().open(`/chains?after=${String(last.id)}`, 'beside')}
        >
          Kette finden
        </Button>
      </SectionHead>
      {error ? (
        <p role="alert" className="px-6 py-3 text-12 text-danger">
          Die Angebote ließen sich nicht laden: {messageOf(error)}
        </p>
      ) : isPending ? (
        <SkeletonRows rows={2} columns={4} />
      ) : data.length === 0 ? (
        <p role="status" className="px-6 py-3 text-12 text-3">
          {labelOf(emptyTexts, 'offersInRange')}
        </p>
      ) : (
        <ul className="max-h-[182px] overflow-auto border-b border-line" aria-label="Angebote">
          {data.map((it) => (
            <li
              key={it['@id']}
              className="grid h-13 grid-cols-[92px_76px_170px_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line-subtle px-6 last:border-b-0 hover:bg-hover @max-[760px]:grid-cols-[86px_72px_minmax(0,1fr)_auto]"
            >
              <a href={urlOf(it['@id'])} className="num truncate font-medium text-link hover:underline">
                {it.auftragsnummer}
              </a>
              <span className="num text-right">{formatMetres(it.distanceToDestination)}</span>
              <span className="num truncate">
                {formatDayShort(it.pickupDate)} {spanText(it.pickupTime, it.pickupTimeTo)}
              </span>
              <span className="truncate @max-[760px]:hidden">
                {placeText(it.pickupLocation)} → {placeText(it.deliveryLocation)}
              </span>
              <Button small icon="plus" onClick={() => add(it)} disabled={isRunning}>
                Anhängen
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
