import { Block } from '../../../../ui/display/Block.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { displayPlate } from '../../../../domain/vehicle/plate.ts';
import { BoundField, useFormValue } from '../protocolFields.ts';
import { useRide } from '../rideContext.ts';
import { OfRecord } from './OfRecord.tsx';
import { SignatureBlock } from './SignatureBlock.tsx';

/** Who signed, how, and what was found on plate and VIN at the pickup. */
export function SignaturesTab() {
  return (
    <div className="grid items-start gap-x-10 [--w-label:112px] @min-[980px]:grid-cols-2">
      <div className="min-w-0">
        <SignatureBlock of="driverSignature" place="Abholung und Zustellung" />
        <SignatureBlock of="submitterSignature" place="Abholung" />
      </div>
      <div className="min-w-0">
        <SignatureBlock of="receiverSignature" place="Zustellung" />
        <PlateCheck />
      </div>
    </div>
  );
}

/** What stood on the vehicle: as in the order, or what it was instead (document 3, section 5). */
function PlateCheck() {
  const ride = useRide();
  const result = useFormValue('licensePlateFinCheckResult');
  const isRegistered = useFormValue('angemeldet') === true;
  return (
    <Block title="Kennzeichen und FIN">
      <BoundField name="licensePlateFinCheckResult" label="Prüfung" />
      {result === 'INVALID' && (
        <>
          <BoundField name="licensePlateFinCheckNewPlate" />
          <BoundField name="licensePlateFinCheckNewFin" />
          <BoundField name="licensePlateFinCheckReason" required />
          <OfRecord id="protocol.takeOverVehicle" />
        </>
      )}
      {result === 'VALID' && (
        <>
          <OfContract label="Kennzeichen" value={ride?.licensePlate ? displayPlate(ride.licensePlate) : ''} />
          <OfContract label="FIN" value={ride?.carFin ?? ''} />
        </>
      )}
      {!isRegistered && (
        <>
          <BoundField name="alternativeLicensePlate" />
          <BoundField name="driversLogForRedLicensePlatesReferenceListNumber" label="Nr. im Fahrtenbuch" />
        </>
      )}
    </Block>
  );
}

/** What the order says, to compare. */
function OfContract({ label, value }: { label: string; value: string }) {
  return (
    <Field label={label} hint="laut Auftrag">
      <TextField value={value} onChange={() => undefined} readOnly figures="ident" />
    </Field>
  );
}
