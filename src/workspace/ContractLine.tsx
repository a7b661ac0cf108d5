import type { ReactNode } from 'react';
import { displayPlate } from '../domain/vehicle/plate.ts';
import { shortVin } from '../domain/vehicle/vin.ts';
import { Icon } from '../ui/display/Icon.tsx';
import { Plate } from '../ui/display/Plate.tsx';
import { UBadge } from '../ui/display/UBadge.tsx';
import type { ContractHit } from './contractHit.ts';

/** Marks what was typed inside the text that was found by it. */
export type Marked = { readonly number?: ReactNode; readonly vin?: ReactNode };

const unmarked: Marked = {};

/** One contract in search and palette: number, plate, vehicle and customer, way, day, how far its protocol is. */
export function ContractLine({ hit, marked = unmarked }: { hit: ContractHit; marked?: Marked }) {
  const vehicle = [hit.vehicle, hit.customer].filter((it) => it !== null).join(' · ');
  return (
    <>
      <Icon name="file-text" className="text-3" />
      <span className={`num w-[66px] flex-none font-strong ${hit.isCancelled ? 'text-2 line-through' : ''}`}>
        {marked.number ?? hit.number}
      </span>
      <span className="flex w-[104px] flex-none">
        {hit.plate ? (
          <Plate>{displayPlate(hit.plate)}</Plate>
        ) : (
          hit.vin && <span className="ident text-3">{shortVin(hit.vin)}</span>
        )}
      </span>
      <span className="min-w-0 flex-1 truncate text-2">
        {vehicle}
        {marked.vin && (
          <>
            {' '}
            · FIN <span className="ident">{marked.vin}</span>
          </>
        )}
      </span>
      <span className="flex w-[156px] flex-none items-center gap-2 text-2">
        <span className="truncate">{hit.from}</span>
        {hit.to && <Icon name="arrow-right" size={12} className="text-3" label="nach" />}
        <span className="truncate">{hit.to}</span>
      </span>
      <span className="num w-32 flex-none text-right text-3">{hit.day}</span>
      <span className="w-20 flex-none pl-3">{hit.status !== null && <UBadge status={hit.status} />}</span>
    </>
  );
}
