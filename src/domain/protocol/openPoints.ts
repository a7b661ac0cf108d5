import { choiceOf, labelOf } from '../choices/choices.ts';
import { components } from './choices/components.ts';
import { expenseTypes } from './choices/expenseTypes.ts';
import { protocolImageStates } from './choices/protocolImageStates.ts';
import { signatureRoles } from './choices/signatureRoles.ts';
import { signatureTypesDelivery } from './choices/signatureTypesDelivery.ts';
import { signatureTypesPickup } from './choices/signatureTypesPickup.ts';
import type { contract } from '../contract/contract.ts';
import type { SomeOf } from '../define/row.ts';
import type { protocolImage } from '../lookup/protocolImage.ts';
import { deliveredStatus, pickedUpStatus, protocolStatus } from './badge.ts';
import { isFoundLater } from './foundLater.ts';
import { mileageWarning } from './mileage.ts';
import type { protocol } from './protocol.ts';
import { foundVehicle } from './vehicleCheck.ts';

type Protocol = SomeOf<
  typeof protocol,
  | 'processState'
  | 'emptyRunDone'
  | 'picturesDeletedOn'
  | 'images'
  | 'driverSignature'
  | 'submitterSignature'
  | 'receiverSignature'
  | 'additionalProperties'
  | 'damages'
  | 'complaints'
  | 'expenses'
  | 'waitings'
  | 'mileageOnSubmit'
  | 'mileageOnReceive'
  | 'carKeys'
  | 'licensePlateFinCheckResult'
  | 'licensePlateFinCheckNewPlate'
  | 'licensePlateFinCheckNewFin'
  | 'licensePlateFinCheckReason'
  | 'inspectionDateChanged'
  | 'inspectionDateAccepted'
>;
type Contract = SomeOf<typeof contract, 'anzahlSchluessel' | 'licensePlate' | 'carFin'>;
type Picture = SomeOf<typeof protocolImage, 'image' | 'label' | 'state' | 'required'>;
type Facts = { readonly contract?: Contract | undefined; readonly pictures?: readonly Picture[] | undefined };
type Signature = Protocol['driverSignature'];

/**
 * What the office has to look at before a protocol is passed on: in a sentence, and at which field; `wanted` names what
 * the driver can hand in later, `part` of which part of the vehicle it speaks.
 */
export type OpenPoint = {
  readonly text: string;
  readonly path: string;
  readonly wanted?: string;
  readonly part?: string;
};

/** Everything that is open in a protocol, as far as the ride has come; nothing is asked of a side ahead of us. */
export function openPoints(protocol: Protocol, { contract, pictures }: Facts): readonly OpenPoint[] {
  const status = protocolStatus(protocol.processState);
  const isPickedUp = status >= pickedUpStatus && protocol.emptyRunDone !== true;
  const isDelivered = status >= deliveredStatus && protocol.emptyRunDone !== true;
  return [
    ...(protocol.picturesDeletedOn
      ? []
      : [
          ...missingSignatures(protocol, { isPickedUp, isDelivered }),
          ...missingPictures(protocol, pictures ?? [], { isPickedUp, isDelivered }),
        ]),
    ...missingReceipts(protocol),
    ...missingDamages(protocol),
    ...oddFigures(protocol, contract),
    ...unsettledChecks(protocol, contract),
  ];
}

type Progress = { readonly isPickedUp: boolean; readonly isDelivered: boolean };

function missingSignatures(protocol: Protocol, { isPickedUp, isDelivered }: Progress): readonly OpenPoint[] {
  const isReleased = protocol.additionalProperties?.disableSignatureValidation === true;
  const asked = {
    driverSignature: isPickedUp,
    submitterSignature: isPickedUp,
    receiverSignature: isDelivered && !isReleased,
  };
  return signatureRoles.items.flatMap(({ key, label }) =>
    asked[key] && !isSigned(protocol[key])
      ? [{ text: `Unterschrift ${label} fehlt`, path: `${key}.name`, wanted: `Unterschrift ${label}` }]
      : [],
  );
}

/** Signed, or the way that stands for it with its photo where one is asked for. */
function isSigned(signature: Signature): boolean {
  const type = signature?.signatureType ?? 'SIGNATURE';
  if (type === 'SIGNATURE') return Boolean(signature?.signatureImage?.file ?? signature?.signatureTime);
  const choice = choiceOf(signatureTypesPickup, type) ?? choiceOf(signatureTypesDelivery, type);
  const needsPhoto = choice !== undefined && 'requiresPhoto' in choice && choice.requiresPhoto === true;
  return !needsPhoto || Boolean(signature?.signatureAltPhoto?.documentPicture?.file);
}

function missingPictures(
  { images }: Protocol,
  pictures: readonly Picture[],
  { isPickedUp, isDelivered }: Progress,
): readonly OpenPoint[] {
  const taken = new Set((images ?? []).filter((it) => it.file).map((it) => it.imageId));
  const asked = { STARTED: isPickedUp, SUBMITTED: isDelivered };
  return pictures
    .filter(({ image, state, required }) => required === true && state && asked[state] && !taken.has(image ?? null))
    .map(({ label, state }) => {
      const wanted = `${label ?? ''} (${labelOf(protocolImageStates, state)})`;
      return { text: `${wanted} fehlt (Pflichtbild)`, path: 'images', wanted };
    });
}

function missingReceipts({ expenses }: Protocol): readonly OpenPoint[] {
  return (expenses ?? []).flatMap(({ type, documentPicture }, at) => {
    const path = `expenses.${String(at)}.documentPicture.file`;
    const receipt = `Beleg zu ${labelOf(expenseTypes, type)}`;
    return documentPicture?.file ? [] : [{ text: `${receipt} fehlt`, path, wanted: receipt }];
  });
}

/** What somebody saw on the pictures of the delivery and complained about, while nobody took the damage down. */
function missingDamages({ complaints, damages }: Protocol): readonly OpenPoint[] {
  const taken = new Set((damages ?? []).filter(isFoundLater).map((it) => it.component));
  const parts = new Set((complaints ?? []).flatMap((it) => it.component ?? []));
  return [...parts]
    .filter((part) => !taken.has(part))
    .map((part) => ({ text: `Neuer Schaden nicht erfasst: ${labelOf(components, part)}`, path: 'damages', part }));
}

function oddFigures(protocol: Protocol, contract: Contract | undefined): readonly OpenPoint[] {
  const { carKeys } = protocol;
  const expected = contract?.anzahlSchluessel;
  const warning = mileageWarning(protocol);
  return [
    ...(warning === undefined ? [] : [{ text: warning, path: 'mileageOnReceive' }]),
    ...(typeof expected === 'number' && typeof carKeys === 'number' && carKeys < expected
      ? [{ text: `${String(expected)} Schlüssel erwartet, ${String(carKeys)} übernommen`, path: 'carKeys' }]
      : []),
  ];
}

function unsettledChecks(protocol: Protocol, contract: Contract | undefined): readonly OpenPoint[] {
  const differs = Object.keys(foundVehicle(protocol, contract ?? {})).length > 0;
  const open = (protocol.waitings ?? []).flatMap(({ approvedBy }, at) =>
    (approvedBy ?? '').trim() === ''
      ? [{ text: 'Wartezeit nicht freigegeben', path: `waitings.${String(at)}.approvedBy` }]
      : [],
  );
  return [
    ...(differs ? [{ text: 'FIN weicht ab', path: 'licensePlateFinCheckResult' }] : []),
    ...(protocol.inspectionDateChanged === true && protocol.inspectionDateAccepted !== true
      ? [{ text: 'HU-Termin weicht ab', path: 'inspectionDateAccepted' }]
      : []),
    ...open,
  ];
}
