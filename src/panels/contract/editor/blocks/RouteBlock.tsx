import { useState } from 'react';
import { useEntity } from '../../../../api/records/entities.ts';
import { contract } from '../../../../domain/contract/contract.ts';
import { Block } from '../../../../ui/display/Block.tsx';
import { Button } from '../../../../ui/display/Button.tsx';
import { FieldRow } from '../../../../ui/inputs/FieldRow.tsx';
import { BoundField, BoundGroup, FoldedFields, useRecordFormContext } from '../contractFields.ts';
import { late } from '../../../kit/late.tsx';
import { LookupNote } from '../ride/LookupNote.tsx';
import { OffersInRange } from '../ride/OffersInRange.tsx';
import { RideTotals } from '../ride/RideTotals.tsx';
import { useRouteLookup } from '../ride/useRouteLookup.ts';

const rare = {
  istkm: 'Ist',
  differenceBetweenGoogleAndActualKm: 'Abweichung',
  additionalDistance: 'Umweg',
  billingDistance: 'Abrechnung',
  creditDistance: 'Gutschrift',
};

const RouteMap = late<{ readonly onClose: () => void }>({
  load: async () => (await import('../ride/RouteMap.tsx')).default,
  giveUp: ({ onClose }) => onClose(),
  waiting: (
    <p role="status" className="text-11 text-3">
      Karte wird geladen …
    </p>
  ),
});

/** How far and how long: planned, measured, billed, driven; and what lies around, on demand. */
export function RouteBlock() {
  const entity = useEntity(contract, useRecordFormContext().iri);
  const lookup = useRouteLookup();
  const [shown, show] = useState<'map' | 'offers' | null>(null);
  const toggle = (part: 'map' | 'offers') => show(shown === part ? null : part);
  return (
    <Block
      title="Strecke"
      aside={
        <>
          <Disclosure isOpen={shown === 'map'} onClick={() => toggle('map')}>
            Karte
          </Disclosure>
          {entity && (
            <Disclosure isOpen={shown === 'offers'} onClick={() => toggle('offers')}>
              Angebote in der Nähe
            </Disclosure>
          )}
        </>
      }
    >
      <FieldRow>
        <BoundField name="sollkm" />
        <BoundGroup
          label="Entfernung"
          names={['googleKm']}
          {...(lookup.state !== 'quiet' && { hint: <LookupNote lookup={lookup} /> })}
        >
          <BoundField bare name="googleKm" />
          <BoundField bare name="editGoogleKm" label="von Hand" className="max-w-40 pl-2 text-11" />
        </BoundGroup>
        <BoundField name="googleFahrzeit" />
        <RideTotals />
      </FieldRow>
      <FoldedFields name="contract.route" labels={rare}>
        <FieldRow>
          <BoundGroup label="Ist / Abw." names={['istkm', 'differenceBetweenGoogleAndActualKm']}>
            <BoundField bare name="istkm" />
            <BoundField bare name="differenceBetweenGoogleAndActualKm" />
          </BoundGroup>
          <BoundField name="additionalDistance" label={rare.additionalDistance} />
          <BoundField name="billingDistance" label={rare.billingDistance} />
          <BoundField name="creditDistance" label={rare.creditDistance} />
        </FieldRow>
      </FoldedFields>
      {shown === 'map' && <RouteMap onClose={() => show(null)} />}
      {shown === 'offers' && entity && <OffersInRange contract={entity} />}
    </Block>
  );
}

function Disclosure({ isOpen, onClick, children }: { isOpen: boolean; onClick: () => void; children: string }) {
  return (
    <Button small look="quiet" icon={isOpen ? 'chevron-up' : 'chevron-down'} expanded={isOpen} onClick={onClick}>
      {children}
    </Button>
  );
}
