import { readAnyEntity } from '../../../../api/records/entities.ts';
import { useNames } from '../../../kit/useNames.ts';
import { BoundField, BoundGroup, useFormValue } from '../protocolFields.ts';
import { useRide } from '../rideContext.ts';

const none: readonly string[] = [];

/** The receiver's driving licence, where a leasing company of the order wants it checked or somebody has noted one. */
export function ReceiverLicence() {
  const leasing = useRide()?.leasingProtocols ?? none;
  const nameOf = useNames(leasing);
  const number = useFormValue('receiverSignature.driverLicenseNumber');
  const asking = leasing.filter((iri) => readAnyEntity(iri)?.extendedLicenseCheck === true);
  if (asking.length === 0 && !number) return null;
  return (
    <>
      <BoundGroup
        label="Führerschein"
        names={['receiverSignature.driverLicenseNumber', 'receiverSignature.driversLicenseClassBAllowed']}
        required={asking.length > 0}
        {...(asking.length > 0 && { hint: `${asking.map(nameOf).join(', ')}: erweiterte Führerscheinprüfung` })}
      >
        <BoundField bare name="receiverSignature.driverLicenseNumber" />
        <BoundField bare name="receiverSignature.driversLicenseClassBAllowed" label="Klasse B" />
      </BoundGroup>
      <BoundField name="receiverSignature.driversLicenseDateOfIssue" label="Ausgestellt am" />
      <BoundField name="receiverSignature.driversLicenseIssuingAuthority" label="Behörde" />
    </>
  );
}
