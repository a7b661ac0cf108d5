import { Block } from '../../../ui/Block.tsx';
import { FieldRow } from '../../../ui/FieldRow.tsx';
import { FieldGroup } from '../fields/FieldGroup.tsx';
import { OrderField } from '../fields/OrderField.tsx';

/** How far and how long: planned, measured, billed, driven. */
export function RouteBlock() {
  return (
    <Block title="Strecke">
      <FieldRow>
        <FieldGroup label="Soll-km" names={['sollkm']}>
          <OrderField bare name="sollkm" />
          <OrderField bare name="istkm" label="Ist" />
        </FieldGroup>
        <FieldGroup label="Abweichung" names={['differenceBetweenGoogleAndActualKm']}>
          <OrderField bare name="differenceBetweenGoogleAndActualKm" />
        </FieldGroup>
        <FieldGroup label="Entfernung" names={['googleKm']}>
          <OrderField bare name="googleKm" />
          <OrderField bare name="editGoogleKm" label="von Hand" className="max-w-40 pl-2 text-11" />
        </FieldGroup>
        <OrderField name="googleFahrzeit" />
        <OrderField name="billingDistance" label="Abrechnung" />
        <OrderField name="creditDistance" label="Gutschrift" />
      </FieldRow>
    </Block>
  );
}
