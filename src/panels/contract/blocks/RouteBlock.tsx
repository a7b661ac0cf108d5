import { Block } from '../../../ui/Block.tsx';
import { FieldRow } from '../../../ui/FieldRow.tsx';
import { BoundGroup } from '../../kit/fields/BoundGroup.tsx';
import { OrderField } from '../fields/OrderField.tsx';

/** How far and how long: planned, measured, billed, driven. */
export function RouteBlock() {
  return (
    <Block title="Strecke">
      <FieldRow>
        <OrderField name="sollkm" />
        <BoundGroup label="Ist / Abw." names={['istkm', 'differenceBetweenGoogleAndActualKm']}>
          <OrderField bare name="istkm" />
          <OrderField bare name="differenceBetweenGoogleAndActualKm" />
        </BoundGroup>
        <BoundGroup label="Entfernung" names={['googleKm']}>
          <OrderField bare name="googleKm" />
          <OrderField bare name="editGoogleKm" label="von Hand" className="max-w-40 pl-2 text-11" />
        </BoundGroup>
        <OrderField name="googleFahrzeit" />
        <OrderField name="billingDistance" label="Abrechnung" />
        <OrderField name="creditDistance" label="Gutschrift" />
      </FieldRow>
    </Block>
  );
}
