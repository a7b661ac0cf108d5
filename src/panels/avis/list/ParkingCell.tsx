import { parkingState, type ParkingState } from '../../../domain/avis/parkingInfo.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { parkingMailStates } from '../../../domain/avis/choices/parkingMailStates.ts';
import type { IconName } from '../../../ui/display/iconName.ts';
import type { SemanticColour } from '../../../ui/display/semanticColours.ts';
import { Tag } from '../../../ui/display/Tag.tsx';
import type { AvisCell } from './avisCell.ts';

const looks: Readonly<Record<ParkingState, { readonly colour: SemanticColour; readonly icon: IconName }>> = {
  open: { colour: 'park-open', icon: 'mail' },
  addressMissing: { colour: 'park-missing', icon: 'mail-x' },
  scheduled: { colour: 'park-scheduled', icon: 'clock' },
  notified: { colour: 'park-sent', icon: 'check' },
};

/** How far the announcement at the parking place is. */
export function ParkingCell({ entity }: AvisCell) {
  const state = parkingState(entity);
  if (state === null) return <span className="text-3">–</span>;
  const { colour, icon } = looks[state];
  return (
    <div className="two-lines">
      <div>
        <Tag colour={colour} icon={icon}>
          {labelOf(parkingMailStates, state)}
        </Tag>
      </div>
      <div className="text-11 text-3">
        {state === 'scheduled' && <span className="num">geht 15:00</span>}
        {state === 'addressMissing' && <span className="truncate text-danger">Mail-Adresse fehlt</span>}
      </div>
    </div>
  );
}
