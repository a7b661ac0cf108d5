import { messageOf } from '../../../../api/apiErrors.ts';
import { useOffersInRange, type OfferInRange } from '../../../../api/calls/offersInRange.ts';
import type { ContractEntity } from '../../../../commands/contract/contractFacts.ts';
import { urlOf } from '../../../../commands/selection.ts';
import { tools } from '../../../../commands/tools.ts';
import { labelOf } from '../../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../../domain/choices/emptyTexts.ts';
import { formatMetres } from '../../../../domain/km/formatKm.ts';
import { formatDate } from '../../../../domain/time/formatDay.ts';
import { IconButton } from '../../../../ui/display/IconButton.tsx';
import { SkeletonRows } from '../../../../ui/display/Skeleton.tsx';

/** Rides without driver that begin near where this contract ends, so that nobody drives home empty (R13). */
export function OffersInRange({ contract }: { contract: ContractEntity }) {
  const { data, error, isPending } = useOffersInRange(contract['@id'], contract.version);
  if (error)
    return (
      <p role="alert" className="text-11 text-danger">
        Die Angebote ließen sich nicht laden: {messageOf(error)}
      </p>
    );
  if (isPending) return <SkeletonRows rows={3} columns={4} />;
  if (data.length === 0)
    return (
      <p role="status" className="text-12 text-3">
        {labelOf(emptyTexts, 'offersInRange')}
      </p>
    );
  return (
    <section
      className="max-h-[240px] overflow-auto rounded-2 border border-line-subtle"
      aria-label="Angebote in der Nähe"
    >
      <table className="num w-full text-12">
        <thead className="@max-[420px]:sr-only sticky top-0 bg-raised text-left text-11 text-2">
          <tr>
            {['Auftrag', 'Entfernung', 'Abholung', 'Strecke'].map((it) => (
              <th key={it} scope="col" className="px-4 py-2 font-medium">
                {it}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Öffnen</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((it) => (
            <OfferRow key={it['@id']} offer={it} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function OfferRow({ offer }: { offer: OfferInRange }) {
  const url = urlOf(offer['@id']);
  const time = [offer.pickupTime, offer.pickupTimeTo].filter(Boolean).join('–');
  return (
    <tr className="border-t border-line-subtle hover:bg-hover @max-[420px]:grid @max-[420px]:grid-cols-[auto_minmax(0,1fr)_auto] @max-[420px]:py-1">
      <td className="px-4">
        <button type="button" onClick={() => tools().open(url)} className="rounded-1 text-link hover:underline">
          {offer.auftragsnummer}
        </button>
      </td>
      <td className="px-4 whitespace-nowrap">{formatMetres(offer.distanceToDestination)}</td>
      <td className="px-4 whitespace-nowrap @max-[420px]:col-span-3">
        {formatDate(offer.pickupDate)} {time}
      </td>
      <td className="w-full max-w-0 truncate px-4 @max-[420px]:col-span-3 @max-[420px]:max-w-none">
        {[offer.pickupLocation.ort, offer.deliveryLocation.ort].filter(Boolean).join(' – ')}
      </td>
      <td className="pr-2 text-right @max-[420px]:col-start-3 @max-[420px]:row-start-1">
        <IconButton
          small
          icon="external-link"
          label={`${offer.auftragsnummer} daneben öffnen`}
          onClick={() => tools().open(url, 'beside')}
        />
      </td>
    </tr>
  );
}
