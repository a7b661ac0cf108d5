import { expenseTypes } from '../../../src/domain/protocol/choices/expenseTypes.ts';
import { labelOf } from '../../../src/domain/choices/choices.ts';
import type { contract } from '../../../src/domain/contract/contract.ts';
import type { RowOf } from '../../../src/domain/define/row.ts';
import type { protocol } from '../../../src/domain/protocol/protocol.ts';
import { protocolStatus } from '../../../src/domain/protocol/badge.ts';
import { formatDate } from '../../../src/domain/time/formatDay.ts';
import { wallClock, monthOf } from '../days.ts';
import { attachmentsOf, type Attachment } from '../contracts/attachmentsOf.ts';
import { receipt, ridePaper } from './papers.ts';
import { signatureOf } from './signature.ts';
import { damagePicture, nearPicture, slotPicture } from './slotPicture.ts';
import { lightAt, paintOf, type Subject } from './subject.ts';

/** A protocol with what a picture of it shows. */
export type Ride = {
  readonly protocol: RowOf<typeof protocol>;
  readonly contract: RowOf<typeof contract>;
};
/** A standard picture as the office has defined it. */
export type Definition = { readonly image: string; readonly state: string };
export const signers = ['driverSignature', 'submitterSignature', 'receiverSignature'] as const;
export type Signer = (typeof signers)[number];
type Place =
  | { readonly kind: 'slot'; readonly of: string }
  | { readonly kind: 'signature' | 'signaturePhoto'; readonly of: Signer }
  | { readonly kind: 'image' | 'overviewImage' | 'receipt'; readonly of: number | undefined }
  | { readonly kind: 'photo' | 'paper'; readonly of: string; readonly at: Attachment['processStateType'] };
/** A picture that is yet to be drawn, and where the protocol names it. */
export type Wanted = {
  readonly place: Place;
  readonly fileName: string;
  /** When the app sent it, as far as the protocol tells. */
  readonly sentAt?: Date | undefined;
  draw(): string;
};

/** What a sparse protocol has of its standard pictures: the most telling ones. */
const telling = /_(front|rear|odometer)$/;

/** All pictures of a protocol as far as it has come, or the few that are kept of an older one. */
export function picturesOf(ride: Ride, definitions: readonly Definition[], isWhole: boolean): Wanted[] {
  const forgotten = forgottenBy(ride, definitions);
  const slots = definitions
    .filter(({ image, state }) => hasHappened(ride, state) && (isWhole ? image !== forgotten : telling.test(image)))
    .map(({ image, state }, at, all): Wanted => ({
      place: { kind: 'slot', of: image },
      fileName: `${image}.jpg`,
      sentAt: sentAt(ride, state, share(at, all)),
      draw: () => slotPicture(image, subjectAt(ride, state)),
    }));
  return [
    ...slots,
    ...signaturesOf(ride),
    ...(isWhole ? [...damagesOf(ride), ...receiptsOf(ride), ...addedTo(ride)] : []),
  ];
}

/** Now and then a driver forgets a picture, and whoever checks the protocol has something to ask for. */
function forgottenBy({ protocol: { id } }: Ride, definitions: readonly Definition[]): string | undefined {
  return id % 7 === 3 ? definitions[id % definitions.length]?.image : undefined;
}

/** How far a picture is along those of its own handover. */
function share(at: number, all: readonly Definition[]): number {
  const same = all.filter((it) => it.state === all[at]?.state);
  return same.indexOf(all[at] as Definition) / same.length;
}

/** Pictures are taken one after the other, from the beginning of a handover until it is signed. */
function sentAt({ protocol: { statusArray } }: Ride, state: string, part: number): Date | undefined {
  const reached = (status: number) => Date.parse(statusArray.find((it) => it.status === status)?.date ?? '');
  const until = reached(state === 'STARTED' ? 2 : 3);
  const minutes = Math.min(25, state === 'STARTED' ? (until - reached(1)) / 60_000 : 25);
  return Number.isFinite(minutes) ? new Date(until - minutes * 60_000 * (1 - part)) : undefined;
}

function hasHappened({ protocol: { processState } }: Ride, state: string): boolean {
  return protocolStatus(processState) >= (state === 'STARTED' ? 2 : 3);
}

/** The vehicle at one of the two handovers: what was read off it, the light, and the damages found by then. */
function subjectAt({ protocol: it, contract: ride }: Ride, state: string): Subject {
  const isPickup = state === 'STARTED';
  const vin = ride.carFin ?? String(it.id);
  const signed = (isPickup ? it.driverSignature : it.receiverSignature).signatureTime;
  const { day, minute } = wallClock(Date.parse(signed ?? it.updatedAt));
  return {
    carType: it.carType ?? 'LIMOUSINE',
    paint: paintOf(vin),
    light: lightAt(Math.floor(minute / 60), monthOf(day)),
    plate: ride.licensePlate ?? it.alternativeLicensePlate ?? '',
    vin,
    mileage: (isPickup ? it.mileageOnSubmit : it.mileageOnReceive) ?? 0,
    fuel: (isPickup ? it.fuelLevelOnSubmit : it.fuelLevelOnReceive) ?? 4,
    electric: it.verzoegerteAbgabe === true,
    alloy: it.rimType !== 'STAHL',
    keys: it.carKeys ?? 1,
    damages: it.damages.filter((damage) => !isPickup || damage.image.processStateType === 'STARTED'),
  };
}

function signaturesOf(ride: Ride): Wanted[] {
  return signers.flatMap((of): Wanted[] => {
    const { name, signatureTime, signatureType } = ride.protocol[of];
    if (!signatureTime) return [];
    if (signatureType === 'SIGNATURE' && name)
      return [
        {
          place: { kind: 'signature', of },
          fileName: 'Unterschrift.jpg',
          sentAt: new Date(signatureTime),
          draw: () => signatureOf(name, signatureTime),
        },
      ];
    const state = of === 'receiverSignature' ? 'SUBMITTED' : 'STARTED';
    return [
      {
        place: { kind: 'signaturePhoto', of },
        fileName: 'Ersatzfoto.jpg',
        sentAt: new Date(signatureTime),
        draw: () => slotPicture(standIn(signatureType), subjectAt(ride, state)),
      },
    ];
  });
}

/** What is photographed where nobody signs. */
function standIn(signatureType: string | null): string {
  if (signatureType === 'KEY_SLOT') return '_keys';
  return /PAPER|PROTOCOL/.test(signatureType ?? '') ? '_documents' : '_parkingPosition';
}

function damagesOf(ride: Ride): Wanted[] {
  return ride.protocol.damages.flatMap((damage) =>
    (['image', 'overviewImage'] as const).map((kind): Wanted => ({
      place: { kind, of: damage.id },
      fileName: kind === 'image' ? 'Nahaufnahme.jpg' : 'Übersicht.jpg',
      sentAt: sentAt(ride, damage.image.processStateType ?? 'STARTED', 1),
      draw: () => damagePicture(damage, subjectAt(ride, damage.image.processStateType ?? 'STARTED'), kind === 'image'),
    })),
  );
}

/** Every tenth expense has none. */
function receiptsOf(ride: Ride): Wanted[] {
  const { expenses, deliveryDateRaw } = ride.protocol;
  const kept = expenses.filter((it) => Number(it.id ?? 0) % 10 !== 6);
  return kept.map((expense) => ({
    place: { kind: 'receipt', of: expense.id },
    fileName: 'Beleg.jpg',
    sentAt: sentAt(ride, 'SUBMITTED', 0),
    draw: () =>
      receipt({
        label: labelOf(expenseTypes, expense.type),
        amount: expense.amount ?? '0.00',
        day: formatDate(deliveryDateRaw),
      }),
  }));
}

function addedTo(ride: Ride): Wanted[] {
  const { protocol: it, contract: of } = ride;
  const { photos, papers } = attachmentsOf(it.id);
  const dayAt = (state: string) => (state === 'STARTED' ? it.pickupDateRaw : it.deliveryDateRaw);
  return [...photos, ...papers]
    .filter((added) => hasHappened(ride, added.processStateType))
    .map(({ title, place, processStateType }) => ({
      place: { kind: place === undefined ? 'paper' : 'photo', of: title, at: processStateType },
      fileName: `${title}.jpg`,
      sentAt: sentAt(ride, processStateType, 1),
      draw: () =>
        place === undefined
          ? ridePaper(title, [it.orderNumber ?? '', of.licensePlate ?? '', formatDate(dayAt(processStateType))])
          : nearPicture(place, subjectAt(ride, processStateType)),
    }));
}
