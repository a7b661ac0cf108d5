import { Block } from '../../../../ui/display/Block.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { displayPlate } from '../../../../domain/vehicle/plate.ts';
import { textOf } from '../../../kit/textOf.ts';
import { BoundField, useFormValue } from '../protocolFields.ts';
import { useRide } from '../rideContext.ts';
import { OfRecord } from './OfRecord.tsx';
import { SignatureBlock } from './SignatureBlock.tsx';
import { StatusBlock } from './StatusBlock.tsx';

/** Who signed, how, what was found on plate and VIN at the pickup, and what holds of the protocol as a whole. */
export function SignaturesTab() {
  return (
    <div className="grid items-start gap-x-10 [--w-label:112px] @min-[980px]:grid-cols-2">
      <div className="@container min-w-0">
        <SignatureBlock of="driverSignature" place="Abholung und Zustellung" />
        <SignatureBlock of="submitterSignature" place={usePlace('pickup')} />
        <SignatureBlock of="receiverSignature" place={usePlace('delivery')} />
      </div>
      <div className="@container min-w-0">
        <StatusBlock />
        <PlateCheck />
      </div>
    </div>
  );
}

/** "Zustellung, Hansemobil Spree" */
function usePlace(side: 'pickup' | 'delivery'): string {
  const company = textOf(useFormValue(`${side}Location.firma`));
  return [side === 'pickup' ? 'Abholung' : 'Zustellung', company].filter(Boolean).join(', ');
}

/** What stood on the vehicle: as in the order, or what it was instead (document 3, section 5). */
function PlateCheck() {
  const ride = useRide();
  const result = useFormValue('licensePlateFinCheckResult');
  const isRegistered = useFormValue('angemeldet') === true && ride?.angemeldet !== false;
  return (
    <Block title="Kennzeichen und FIN">
      <BoundField name="licensePlateFinChecked" className="pl-[calc(var(--w-label)+8px)]" />
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
          <BoundField name="inspectionDate" />
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
