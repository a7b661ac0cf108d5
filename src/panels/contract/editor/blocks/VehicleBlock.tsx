import { plateHint, vinHint } from '../../../../domain/vehicle/vehicleHints.ts';
import { Block } from '../../../../ui/display/Block.tsx';
import { CodeField } from '../fields/CodeField.tsx';
import { BoundField, BoundGroup, FoldedFields, useFormValue } from '../contractFields.ts';
import { textOf } from '../../../kit/textOf.ts';

const rare = { alternativeLicensePlate: 'Rotes Kennz.', infoTransferNumberPlate: 'Überführung' };

/** Which vehicle is moved. */
export function VehicleBlock() {
  return (
    <Block title="Fahrzeug">
      <BoundGroup label="Herst. / Modell" required names={['manufacturer', 'carModel']}>
        <BoundField bare name="manufacturer" />
        <BoundField bare name="carModel" />
      </BoundGroup>
      <Plate />
      <Vin />
      <BoundField name="tuev" />
      <FoldedFields name="contract.vehicle" labels={rare}>
        <BoundGroup label={rare.alternativeLicensePlate} names={['alternativeLicensePlate']}>
          <CodeField name="alternativeLicensePlate" label="Rotes Kennzeichen" />
        </BoundGroup>
        <BoundField name="infoTransferNumberPlate" label={rare.infoTransferNumberPlate} />
      </FoldedFields>
    </Block>
  );
}

function Plate() {
  const hint = plateHint({
    licensePlate: textOf(useFormValue('licensePlate')),
    alternativeLicensePlate: textOf(useFormValue('alternativeLicensePlate')),
    angemeldet: useFormValue('angemeldet') === true,
    verzoegerteAbgabe: useFormValue('verzoegerteAbgabe') === true,
  });
  return (
    <BoundGroup label="Kennzeichen" names={['licensePlate']} {...(hint && { hint })}>
      <CodeField name="licensePlate" label="Kennzeichen" />
      <BoundField bare name="angemeldet" label="zugel." className="max-w-33 pl-2 text-11" />
    </BoundGroup>
  );
}

function Vin() {
  const hint = vinHint(textOf(useFormValue('carFin')));
  return (
    <BoundGroup label="FIN" names={['carFin']} {...(hint && { hint })}>
      <CodeField name="carFin" label="FIN" />
    </BoundGroup>
  );
}
