import { readEntity, type Entity } from '../../api/records/entities.ts';
import type { application } from '../../domain/application/application.ts';
import { wishFor } from '../../domain/application/wish.ts';
import { wishAt, wishText } from '../../domain/application/wishAgainstPlan.ts';
import { applicationStatuses } from '../../domain/choices/applicationStatuses.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { contract } from '../../domain/contract/contract.ts';
import { idInIri } from '../../domain/define/iri.ts';
import { driver } from '../../domain/driver/driver.ts';
import { formatMetres } from '../../domain/km/formatKm.ts';
import { formatDayShort } from '../../domain/time/formatDay.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { Tag } from '../../ui/display/Tag.tsx';
import type { SemanticColour } from '../../ui/display/semanticColours.ts';
import { spanText } from '../contract/shared/tourText.ts';
import type { CellProps, GridColumn } from '../kit/grid/gridColumn.ts';

type Application = Entity<typeof application>;
type Cell = CellProps<typeof application>;
const colours: Readonly<Record<string, SemanticColour>> = {
  pending: 'warn',
  accepted: 'ok',
  declined: 'danger',
};
const rideOf = (it: Application) => readEntity(contract, it.contract);
const watchRide = (it: Application) => [it.contract, it.bundle];

function detourOf({ additionalData, contract: iri }: Application): { km: number | null; isTooFar: boolean } {
  const wish = wishFor(additionalData, Number(idInIri(iri ?? '')));
  const km = wish.additionalDistance;
  return { km: typeof km === 'number' ? km : null, isTooFar: wish.allowedAdditionalDistanceExceeded === true };
}

function detourText(it: Application): string {
  const { km } = detourOf(it);
  return km === null ? '' : formatMetres(km * 1000);
}

function end(kind: 'pickup' | 'delivery') {
  const when = (it: Application): string => {
    const ride = rideOf(it);
    if (!ride) return '';
    const wish = wishAt(it.additionalData, ride, kind);
    if (wish) return wishText(wish);
    const day = kind === 'pickup' ? ride.datum : ride.bringdatum;
    const [from, to] =
      kind === 'pickup' ? [ride.pickupTimeFrom, ride.pickupTimeTo] : [ride.deliveryTimeFrom, ride.deliveryTimeTo];
    return `${day ? formatDayShort(day) : ''} ${spanText(from, to)}`.trim();
  };
  const where = (it: Application): string => {
    const ride = rideOf(it);
    const place = kind === 'pickup' ? ride?.pickupLocation : ride?.deliveryLocation;
    return [place?.plz, place?.ort].filter(Boolean).join(' ');
  };
  const isWish = (it: Application): boolean => {
    const ride = rideOf(it);
    return ride !== undefined && wishAt(it.additionalData, ride, kind) !== undefined;
  };
  return {
    text: (it: Application) => [when(it), isWish(it) ? '(Wunsch)' : '', where(it)].filter(Boolean).join(' '),
    render: ({ entity }: Cell) => (
      <span className="block leading-[16px]">
        <span className="num flex items-center gap-3">
          <i
            aria-hidden
            className={`size-4 flex-none rounded-full ${kind === 'pickup' ? 'bg-(--accent-line)' : 'border-2 border-(--accent-line)'}`}
          />
          <span className="truncate">{when(entity)}</span>
          {isWish(entity) && <span className="text-11 font-medium text-warn">Wunsch</span>}
        </span>
        <span className="block truncate pl-7 text-11 text-2">{where(entity)}</span>
      </span>
    ),
  };
}

/** The columns of the list of applications. Keep the identity. */
export const applicationColumns: readonly GridColumn<typeof application>[] = [
  {
    id: 'createdAt',
    heading: 'Beworben am',
    width: 140,
    sort: 'createdAt',
    look: 'num',
    text: (it) => formatInstant(it.createdAt, companyZone),
  },
  {
    id: 'status',
    heading: 'Status',
    width: 104,
    sort: 'status',
    text: (it) => labelOf(applicationStatuses, it.status),
    render: ({ entity, text }) => <Tag colour={colours[entity.status ?? ''] ?? 'info'}>{text}</Tag>,
  },
  {
    id: 'driver',
    heading: 'Fahrer',
    flex: 1,
    minWidth: 150,
    watch: (it) => [it.driver],
    text: (it) => {
      const known = readEntity(driver, it.driver);
      return [known?.kuerzel, known?.name].filter(Boolean).join(' ');
    },
    render: ({ entity, text }) => (
      <a
        href={`/contracts?${new URLSearchParams({ driver: idInIri(entity.driver ?? '') }).toString()}`}
        tabIndex={-1}
        className="font-strong text-link hover:underline"
      >
        {text}
      </a>
    ),
  },
  { id: 'pickup', heading: 'Abholung', width: 236, watch: watchRide, ...end('pickup') },
  { id: 'delivery', heading: 'Zustellung', width: 236, watch: watchRide, ...end('delivery') },
  {
    id: 'detour',
    heading: 'Umweg',
    width: 112,
    align: 'right',
    text: detourText,
    render: ({ entity, text }) =>
      detourOf(entity).isTooFar ? (
        <Tag colour="danger" icon="triangle-alert" meaning="Umweg über der erlaubten Grenze">
          {text}
        </Tag>
      ) : (
        <span className="num">{text}</span>
      ),
  },
];
