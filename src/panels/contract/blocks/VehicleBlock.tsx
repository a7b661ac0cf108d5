import { Block } from '../../../ui/Block.tsx';
import { CodeField } from '../fields/CodeField.tsx';
import { BoundGroup } from '../../kit/fields/BoundGroup.tsx';
import { OrderField } from '../fields/OrderField.tsx';

/** Which vehicle is moved. */
export function VehicleBlock() {
  return (
    <Block title="Fahrzeug">
      <BoundGroup label="Hersteller" required names={['manufacturer', 'carModel']}>
        <OrderField bare name="manufacturer" />
        <OrderField bare name="carModel" />
      </BoundGroup>
      <BoundGroup label="Kennzeichen" names={['licensePlate']}>
        <CodeField name="licensePlate" label="Kennzeichen" />
        <OrderField bare name="angemeldet" label="zugel." className="max-w-33 pl-2 text-11" />
      </BoundGroup>
      <BoundGroup label="FIN" names={['carFin']}>
        <CodeField name="carFin" label="FIN" />
      </BoundGroup>
      <OrderField name="tuev" />
      <BoundGroup label="Rotes Kennz." names={['alternativeLicensePlate']}>
        <CodeField name="alternativeLicensePlate" label="Rotes Kennzeichen" />
      </BoundGroup>
      <OrderField name="infoTransferNumberPlate" label="Überführung" />
    </Block>
  );
}
