import { useEntity } from '../../api/records/entities.ts';
import { numberOf, type ContractEntity } from '../../commands/contract/contractFacts.ts';
import { urlOf } from '../../commands/selection.ts';
import { tools } from '../../commands/tools.ts';
import { mayRead } from '../../domain/access/matrix.ts';
import { customer } from '../../domain/customer/customer.ts';
import { formatKm } from '../../domain/km/formatKm.ts';
import { formatAmount } from '../../domain/money/amount.ts';
import { formatDayShort } from '../../domain/time/formatDay.ts';
import { displayPlate } from '../../domain/vehicle/plate.ts';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { Plate } from '../../ui/display/Plate.tsx';
import { spanText } from '../contract/shared/tourText.ts';
import { SortHandle } from '../kit/sort/SortHandle.tsx';
import { townText } from '../../domain/km/townText.ts';

/**
 * The columns of the contracts in a bundle; a narrow panel goes without vehicle and money, a slim one has both ends
 * below each other and says no kilometres, the slimmest has everything below each other.
 */
export const bundleGrid =
  'grid gap-x-3 pr-4 pl-4 grid-cols-[24px_26px_92px_108px_minmax(0,1fr)_minmax(0,1fr)_64px_74px_104px] @max-[760px]:grid-cols-[22px_24px_74px_minmax(0,1fr)_minmax(0,1fr)_52px_96px] @max-[760px]:gap-x-2 @max-[560px]:grid-cols-[22px_24px_74px_minmax(0,1fr)_96px] @max-[360px]:grid-cols-[22px_24px_minmax(0,1fr)]';
const whole = '@max-[560px]:row-span-2 @max-[360px]:row-span-1';

/** A contract at its place, by whatever names that place. */
export type BundleRide = { readonly key: string; readonly contract: ContractEntity };

interface BundleContractRowProps {
  ride: BundleRide;
  /** Counted from 1. */
  place: number;
  of: number;
  mayChange: boolean;
  onFocus: () => void;
  onMove: (step: 1 | -1) => void;
  onPlace: () => void;
  onRemove: () => void;
}

/** One contract of a bundle in two lines. */
export function BundleContractRow({
  ride: { key, contract },
  place,
  of,
  mayChange,
  onFocus,
  ...does
}: BundleContractRowProps) {
  const client = useEntity(customer, contract.contractClientAddress);
  const number = numberOf(contract);
  const seesMoney = mayRead(tools().roles(), 'contractMoney');
  const vehicle = [contract.manufacturer, contract.carModel].filter(Boolean).join(' ');
  return (
    <div
      data-place={key}
      tabIndex={0}
      data-autofocus={place === 1 ? '' : undefined}
      role="row"
      aria-label={`Position ${String(place)}: Auftrag ${number}, ${placeText(contract.pickupLocation)} – ${placeText(contract.deliveryLocation)}`}
      aria-keyshortcuts={mayChange ? 'Alt+ArrowUp Alt+ArrowDown P Delete' : undefined}
      onFocus={onFocus}
      className={`${bundleGrid} h-20 items-center border-b border-line-subtle bg-panel @max-[560px]:h-auto @max-[560px]:gap-y-1 @max-[560px]:py-3 hover:bg-hover focus-visible:bg-selected`}
    >
      <span role="gridcell" className={whole}>
        {mayChange && <SortHandle />}
      </span>
      <span
        role="gridcell"
        className={`num grid size-10 place-items-center rounded-full border-[1.5px] border-(--accent-line) text-11 font-strong ${whole}`}
      >
        {place}
      </span>
      <span role="gridcell" className={`min-w-0 leading-[16px] ${whole}`}>
        <a
          href={urlOf(contract['@id'])}
          className={`num block truncate font-strong text-link hover:underline ${contract.isStorniert ? 'line-through' : ''}`}
        >
          {number}
        </a>
        <span className="block truncate text-11 text-2">{contract.isStorniert ? 'storniert' : client?.kuerzel}</span>
      </span>
      <span role="gridcell" className="min-w-0 overflow-hidden leading-[16px] @max-[760px]:hidden">
        {contract.licensePlate && <Plate>{displayPlate(contract.licensePlate)}</Plate>}
        <span className="block truncate text-11 text-2">{vehicle}</span>
      </span>
      <StopText
        kind="pickup"
        day={contract.datum}
        from={contract.pickupTimeFrom}
        to={contract.pickupTimeTo}
        place={placeText(contract.pickupLocation)}
      />
      <StopText
        kind="delivery"
        day={contract.bringdatum}
        from={contract.deliveryTimeFrom}
        to={contract.deliveryTimeTo}
        place={placeText(contract.deliveryLocation)}
      />
      <span role="gridcell" className="num text-right @max-[560px]:hidden">
        {formatKm(contract.googleKm)}
      </span>
      <span role="gridcell" className="num text-right font-medium @max-[760px]:hidden">
        {seesMoney && contract.gutschriftpreis ? formatAmount(contract.gutschriftpreis) : ''}
      </span>
      <span
        role="gridcell"
        className={`flex justify-end ${whole} @max-[560px]:col-start-5 @max-[560px]:row-start-1 @max-[360px]:col-start-3 @max-[360px]:row-start-4 @max-[360px]:justify-start`}
      >
        {mayChange && (
          <>
            {place > 1 && (
              <IconButton small icon="arrow-up" label="Nach oben" hotkey="alt+up" onClick={() => does.onMove(-1)} />
            )}
            {place < of ? (
              <IconButton small icon="arrow-down" label="Nach unten" hotkey="alt+down" onClick={() => does.onMove(1)} />
            ) : (
              <span className="w-12" />
            )}
            {of > 1 && <IconButton small icon="hash" label="An Position …" onClick={does.onPlace} />}
            <IconButton small icon="x" label={`Auftrag ${number} entfernen`} onClick={does.onRemove} />
          </>
        )}
      </span>
    </div>
  );
}

interface StopTextProps {
  kind: 'pickup' | 'delivery';
  day: string | null | undefined;
  from: string | null | undefined;
  to: string | null | undefined;
  place: string;
}

/** Day, window and town of one end; a filled dot for the pickup, a ring for the delivery. */
export function StopText({ kind, day, from, to, place }: StopTextProps) {
  const dot = kind === 'pickup' ? 'bg-(--accent-line)' : 'border-2 border-(--accent-line)';
  return (
    <span role="gridcell" className="min-w-0 leading-[16px] @max-[560px]:col-start-4 @max-[360px]:col-start-3">
      <span className="num flex min-w-0 items-center gap-3">
        <i aria-hidden className={`size-4 flex-none rounded-full ${dot}`} />
        <span className="truncate">
          {day ? formatDayShort(day) : 'ohne Tag'} {spanText(from, to)}
        </span>
      </span>
      <span className="block truncate pl-7 font-medium">{place}</span>
    </span>
  );
}

/** "04109 Leipzig", a dash where nobody knows. */
export function placeText(
  place: { readonly plz?: string | null; readonly ort?: string | null } | null | undefined,
): string {
  return townText(place) || '–';
}
