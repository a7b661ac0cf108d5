import { Block } from '../../../ui/Block.tsx';
import { CodeField } from '../fields/CodeField.tsx';
import { FieldGroup } from '../fields/FieldGroup.tsx';
import { OrderField } from '../fields/OrderField.tsx';

/** Which vehicle is moved. */
export function VehicleBlock() {
  return (
    <Block title="Fahrzeug">
      <FieldGroup label="Hersteller" required names={['manufacturer', 'carModel']}>
        <OrderField bare name="manufacturer" />
        <OrderField bare name="carModel" />
      </FieldGroup>
      <FieldGroup label="Kennzeichen" names={['licensePlate']}>
        <CodeField name="licensePlate" label="Kennzeichen" />
        <OrderField bare name="angemeldet" label="zugel." className="max-w-33 pl-2 text-11" />
      </FieldGroup>
      <FieldGroup label="FIN" names={['carFin']}>
        <CodeField name="carFin" label="FIN" />
      </FieldGroup>
      <OrderField name="tuev" />
      <FieldGroup label="Rotes Kennz." names={['alternativeLicensePlate']}>
        <CodeField name="alternativeLicensePlate" label="Rotes Kennzeichen" />
      </FieldGroup>
      <OrderField name="infoTransferNumberPlate" label="Überführung" />
    </Block>
  );
}
