import { useAnyEntity, useEntity } from '../../../../api/records/entities.ts';
import { commands } from '../../../../commands/registry.ts';
import { choiceOf, labelOf } from '../../../../domain/choices/choices.ts';
import { signatureRoles } from '../../../../domain/choices/signatureRoles.ts';
import { signatureTypesDelivery } from '../../../../domain/choices/signatureTypesDelivery.ts';
import { signatureTypesPickup } from '../../../../domain/choices/signatureTypesPickup.ts';
import { protocol } from '../../../../domain/protocol/protocol.ts';
import { CommandIcons } from '../../../kit/CommandIcons.tsx';
import { BoundField, BoundGroup, useFormValue, useRecordFormContext } from '../protocolFields.ts';
import { useRide } from '../rideContext.ts';

type Role = (typeof signatureRoles.items)[number]['key'];

/** One signature: the picture of it or what stands for it, who signed, when and how. */
export function SignatureBlock({ of: role, place }: { of: Role; place: string }) {
  const label = labelOf(signatureRoles, role);
  const type = useFormValue(`${role}.signatureType`);
  const types = role === 'receiverSignature' ? signatureTypesDelivery : signatureTypesPickup;
  const kind = typeof type === 'string' ? choiceOf<{ key: string; label: string }>(types, type) : undefined;
  const isAlternative = kind !== undefined && kind.key !== 'SIGNATURE';
  return (
    <section aria-label={`Unterschrift ${label}`} className="mt-5 rounded-2 border border-line">
      <h3 className="flex h-16 items-center gap-4 border-b border-line-subtle px-5 text-12 font-strong">
        {label}
        <span className="text-11 font-text text-3">{place}</span>
        <Undone role={role} />
      </h3>
      <div className="flex flex-col gap-2 p-5">
        <BoundField name={`${role}.name`} />
        <BoundField name={`${role}.signatureTime`} label="Zeitpunkt" />
        <BoundField name={`${role}.email`} />
        <BoundField name={`${role}.signatureType`} label="Art" />
        {isAlternative ? (
          <BoundField name={`${role}.signatureAltPhoto.documentPicture.file` as never} label="Ersatzfoto" />
        ) : (
          <BoundField name={`${role}.signatureImage.file` as never} label="Unterschrift" />
        )}
        {role === 'receiverSignature' && <Licence />}
      </div>
    </section>
  );
}

/** The ways back: the driver signs again, or the signature is taken away. */
function Undone({ role }: { role: Role }) {
  const entity = useEntity(protocol, useRecordFormContext().iri);
  const wanted = [`protocol.reset.${role}`, `protocol.delete.${role}`];
  return (
    <span className="ml-auto flex">
      {entity && (
        <CommandIcons isReached commands={commands().filter((it) => wanted.includes(it.id))} entity={entity} />
      )}
    </span>
  );
}

/** The receiver's driving licence, where the leasing company wants it checked. */
function Licence() {
  const ride = useRide();
  const number = useFormValue('receiverSignature.driverLicenseNumber');
  const wanted = (ride?.leasingProtocols ?? []).map((iri) => <Wanted key={iri} iri={iri} />);
  if (wanted.length === 0 && !number) return null;
  return (
    <>
      {wanted}
      <BoundGroup
        label="Führerschein"
        names={['receiverSignature.driverLicenseNumber', 'receiverSignature.driversLicenseClassBAllowed']}
      >
        <BoundField bare name="receiverSignature.driverLicenseNumber" />
        <BoundField bare name="receiverSignature.driversLicenseClassBAllowed" label="Klasse B" />
      </BoundGroup>
      <BoundField name="receiverSignature.driversLicenseDateOfIssue" label="Ausgestellt am" />
      <BoundField name="receiverSignature.driversLicenseIssuingAuthority" label="Behörde" />
    </>
  );
}

/** Which leasing protocol asks for the check. */
function Wanted({ iri }: { iri: string }) {
  const found = useAnyEntity(iri);
  if (found?.extendedLicenseCheck !== true) return null;
  return (
    <p className="pl-[calc(var(--w-label)+8px)] text-11 text-3">{String(found.name)}: erweiterte Führerscheinprüfung</p>
  );
}
