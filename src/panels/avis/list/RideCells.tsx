import { displayPlate } from '../../../domain/vehicle/plate.ts';
import { Plate } from '../../../ui/display/Plate.tsx';
import type { AvisCell } from './avisCell.ts';
import { DriverMissing } from '../../contract/shared/DriverMissing.tsx';

/** Whose vehicle it is, and who drives it. */
export function CustomerCell({ entity: { contractDetails: it } }: AvisCell) {
  return (
    <div className="two-lines">
      <div data-tip={it?.customerName}>
        <span className="flex-none font-medium">{it?.customerCode || '–'}</span>
        <span className="truncate text-11 text-2">{it?.customerName}</span>
      </div>
      <div data-tip={it?.driverName}>
        {it?.driver ? (
          <>
            <span className="flex-none">{it.driverCode}</span>
            <span className="contract-extra truncate text-11 text-3">{it.driverName}</span>
          </>
        ) : (
          <>
            <DriverMissing />
            <span aria-hidden className="contract-extra truncate text-(--tone-orange-fg)">
              Fahrer fehlt
            </span>
          </>
        )}
      </div>
    </div>
  );
}

/** Which vehicle it is. */
export function VehicleCell({ entity: { contractDetails: it } }: AvisCell) {
  return (
    <div className="two-lines" data-tip={[it?.carModel, it?.fin].filter(Boolean).join(' · ') || undefined}>
      <div>
        {it?.licensePlate ? (
          <Plate>{displayPlate(it.licensePlate)}</Plate>
        ) : (
          <span className="text-11 text-3">ohne Kennz.</span>
        )}
      </div>
      <div className="block! truncate text-11 text-2">{it?.carModel || '–'}</div>
    </div>
  );
}
