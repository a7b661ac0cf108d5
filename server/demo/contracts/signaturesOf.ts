import type { KeyOf } from '../../../src/domain/choices/choices.ts';
import { leasingProtocols } from '../../../src/domain/lookup/choices/leasingProtocols.ts';
import type { signatureTypesDelivery } from '../../../src/domain/protocol/choices/signatureTypesDelivery.ts';
import type { signatureTypesPickup } from '../../../src/domain/protocol/choices/signatureTypesPickup.ts';
import { dayText, instantText } from '../days.ts';
import { at, randomFrom, weighted, type Random } from '../random.ts';
import { fullName } from '../world/names.ts';
import type { Dossier } from './dossier.ts';

const rareAtPickup = [
  'HYGIENE',
  'CAR_DEALER_WITHOUT_SIGNATURE',
  'SIGNATURE_ON_PAPER',
  'SIGNATURE_REFUSED',
  'SIGNATURE_NOT_AVAILABLE',
] as const;
const rareAtDelivery = [
  'PROOF_OF_DELIVERY_LOCATION',
  'PROOF_OF_DELIVERY_PROTOCOL',
  'HYGIENE',
  'SIGNATURE_NOT_AVAILABLE',
] as const;
/** In some nine of a hundred rides something stands for a signature (demo.md). */
const atPickup = weighted<KeyOf<typeof signatureTypesPickup>>([
  ['SIGNATURE', 95],
  ['PARKING_SPACE', 4],
  ...rareAtPickup.map((it) => [it, 0.2] as const),
]);
const atDelivery = weighted<KeyOf<typeof signatureTypesDelivery>>([
  ['SIGNATURE', 96],
  ['KEY_SLOT', 3],
  ...rareAtDelivery.map((it) => [it, 0.25] as const),
]);
/** Of those that are still being looked at, each so many have one of the rare kinds in turn, on whatever day. */
const inTurn = 24;
const asking: ReadonlySet<number> = new Set(
  leasingProtocols.items.filter((it) => it.extendedLicenseCheck).map((it) => it.id),
);

/** Whether a leasing company of the customer wants to see the licence of whoever takes the vehicle. */
export function asksForLicence({ owner }: Dossier): boolean {
  return owner.leasingProtocols.some((id) => asking.has(id));
}

/** Who signed at both ends, or what stands for it. */
export function signaturesOf(it: Dossier, { isRecent }: { readonly isRecent: boolean }) {
  const { state, times, emptyRun } = it.progress;
  const random = randomFrom('leitstand', 'signatures', it.contract.id);
  const pickedUp = state >= 2 && !emptyRun;
  const delivered = state >= 3 && !emptyRun;
  const signed = <Type extends string>(name: string | null, time: number, signatureType: Type) => ({
    name,
    signatureTime: instantText(time),
    email: null as string | null,
    signatureType,
    signatureImage: {},
    signatureAltPhoto: {},
  });
  const { driver, id } = it.contract;
  const [giver, taker] = [it.pickup.location, it.delivery.location];
  return {
    driverSignature: pickedUp ? signed(driver ? fullName(driver.person) : null, at(times, 2), 'SIGNATURE') : {},
    submitterSignature: pickedUp
      ? signed(
          giver.ansprechparter1,
          at(times, 2),
          (isRecent ? inTurnOf(rareAtPickup, id) : undefined) ?? atPickup(random),
        )
      : {},
    receiverSignature: delivered
      ? {
          ...signed(
            taker.ansprechparter1,
            at(times, 3),
            (isRecent ? inTurnOf(rareAtDelivery, id + inTurn / 2) : undefined) ?? atDelivery(random),
          ),
          email: random.chance(0.4) ? taker.anspr1email : null,
          ...(asksForLicence(it) && licenceOf(random, it)),
        }
      : {},
  };
}

function inTurnOf<Kind>(rare: readonly Kind[], id: number): Kind | undefined {
  return id % inTurn === 0 ? rare[(id / inTurn) % rare.length] : undefined;
}

/** The licence that the receiver showed, as the leasing company asks for it. */
function licenceOf(random: Random, { contract, delivery }: Dossier) {
  return {
    driverLicenseNumber: `${random.pick(['B', 'F', 'J', 'N'])}${String(random.int(10, 99))}${String(random.int(1_000_000, 9_999_999))}${String(random.int(0, 9))}`,
    driversLicenseDateOfIssue: dayText(contract.pickupDay - random.int(400, 5_000)),
    driversLicenseIssuingAuthority: `Stadt ${delivery.location.ort ?? ''}`.trim(),
    driversLicenseClassBAllowed: true,
  };
}
