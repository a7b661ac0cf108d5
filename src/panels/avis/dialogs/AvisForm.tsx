import { setContractType } from '../../../commands/avis/avisRuns.ts';
import type { AvisEntity } from '../../../commands/avis/avisFacts.ts';
import { tools } from '../../../commands/tools.ts';
import { effectiveCoordination, needsContractType } from '../../../domain/avis/coordination.ts';
import { avisCoordinations } from '../../../domain/avis/choices/avisCoordinations.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { Block } from '../../../ui/display/Block.tsx';
import { Button } from '../../../ui/display/Button.tsx';
import { BoundField, BoundGroup } from '../avisFields.ts';
import { AddressCard } from './AddressCard.tsx';

/** What of an avis is edited: how far it is, when the vehicle is fetched and brought, what was noted. */
export function AvisForm({ avis }: { avis: AvisEntity }) {
  return (
    <>
      <Block title="Stand">
        <div className="grid grid-cols-2 gap-x-8 gap-y-2">
          <BoundField name="status" />
          <BoundField name="color" />
          <BoundField name="coordination" hint={derived(avis)} />
          {needsContractType(avis) && <TypeButtons avis={avis} />}
        </div>
      </Block>
      <div className="grid grid-cols-2 gap-x-8">
        {(['pickup', 'delivery'] as const).map((side) => (
          <Block key={side} title={side === 'pickup' ? 'Abholung' : 'Zustellung'} stop={side}>
            <BoundField name={`${side}Date`} label="Datum" />
            <BoundGroup label="Zeitfenster" names={[`${side}TimeFrom`, `${side}TimeTo`]}>
              <span className="flex items-center gap-3">
                <BoundField bare name={`${side}TimeFrom`} />
                <span aria-hidden className="text-3">
                  –
                </span>
                <BoundField bare name={`${side}TimeTo`} />
              </span>
            </BoundGroup>
            <AddressCard avis={avis} side={side} />
          </Block>
        ))}
      </div>
      <Block title="Notizen">
        <BoundField name="importantNote" label="Wichtig" />
        <div className="grid grid-cols-2 gap-x-8">
          <BoundField name="note" />
          <BoundField name="additionalNote" />
        </div>
        <BoundField name="userNotes" label="Zum Verlauf" />
      </Block>
      <Block title="Stellplatz">
        <div className="grid grid-cols-2 gap-x-8">
          <BoundField name="parkingSpace" />
          <BoundField name="parkingSpaceMailAddress" />
        </div>
        <BoundField name="parkingSpaceNotificationScheduled" />
      </Block>
    </>
  );
}

/** What counts as long as nothing is chosen. */
function derived(avis: AvisEntity): string | undefined {
  const own = effectiveCoordination(avis);
  return avis.coordination || own === null ? undefined : `Ohne Auswahl: ${labelOf(avisCoordinations, own)}`;
}

function TypeButtons({ avis }: { avis: AvisEntity }) {
  const set = (type: 'PICKUP' | 'DELIVERY') => () => void setContractType([avis], type, tools());
  return (
    <div className="flex items-center gap-3">
      <Button small onClick={set('PICKUP')}>
        Als Rückholung festlegen
      </Button>
      <Button small onClick={set('DELIVERY')}>
        Als Auslieferung festlegen
      </Button>
    </div>
  );
}
