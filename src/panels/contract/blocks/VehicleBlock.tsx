import { useWatch } from 'react-hook-form';
import { plateHint, vinHint } from '../../../domain/vehicle/vehicleHints.ts';
import { Block } from '../../../ui/Block.tsx';
import { CodeField } from '../fields/CodeField.tsx';
import { BoundGroup } from '../../kit/fields/BoundGroup.tsx';
import { useRecordFormContext } from '../../kit/fields/formContext.ts';
import { OrderField } from '../fields/OrderField.tsx';
import { textOf } from '../textOf.ts';

/** Which vehicle is moved. */
export function VehicleBlock() {
  return (
    <Block title="Fahrzeug">
      <BoundGroup label="Hersteller" required names={['manufacturer', 'carModel']}>
        <OrderField bare name="manufacturer" />
        <OrderField bare name="carModel" />
      </BoundGroup>
      <Plate />
      <Vin />
      <OrderField name="tuev" />
      <BoundGroup label="Rotes Kennz." names={['alternativeLicensePlate']}>
        <CodeField name="alternativeLicensePlate" label="Rotes Kennzeichen" />
      </BoundGroup>
      <OrderField name="infoTransferNumberPlate" label="Überführung" />
    </Block>
  );
}

function Plate() {
  const { form } = useRecordFormContext();
  const [licensePlate, alternativeLicensePlate, angemeldet, verzoegerteAbgabe] = useWatch({ control: form.control, name: ['licensePlate', 'alternativeLicensePlate', 'angemeldet', 'verzoegerteAbgabe'] }) as unknown[];
  const hint = plateHint({ licensePlate: textOf(licensePlate), alternativeLicensePlate: textOf(alternativeLicensePlate), angemeldet: angemeldet === true, verzoegerteAbgabe: verzoegerteAbgabe === true });
  return (
    <BoundGroup label="Kennzeichen" names={['licensePlate']} {...(hint && { hint })}>
      <CodeField name="licensePlate" label="Kennzeichen" />
      <OrderField bare name="angemeldet" label="zugel." className="max-w-33 pl-2 text-11" />
    </BoundGroup>
  );
}

function Vin() {
  const { form } = useRecordFormContext();
  const hint = vinHint(textOf(useWatch({ control: form.control, name: 'carFin' })));
  return (
    <BoundGroup label="FIN" names={['carFin']} {...(hint && { hint })}>
      <CodeField name="carFin" label="FIN" />
    </BoundGroup>
  );
}
