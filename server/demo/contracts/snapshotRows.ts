import type { AnyRow } from '../../../src/domain/define/field.ts';
import { protocolImageTypesStarted } from '../../../src/domain/protocol/choices/protocolImageTypesStarted.ts';
import { protocolStates } from '../../../src/domain/protocol/choices/protocolStates.ts';
import { contentOf } from '../../actions/protocols/content.ts';
import { instantText } from '../days.ts';
import { at } from '../random.ts';
import type { Snapshot } from '../row.ts';
import type { Clock, Dossier } from './dossier.ts';
import { isRecent } from './protocolRow.ts';

const states = protocolStates.items.map((it) => it.key);
type Waiting = { readonly processState?: string | null };
type Damage = { readonly image?: { readonly processStateType?: string | null } };

/** What the protocol of a recent ride held before each of its steps (R31). */
export function snapshotRows(row: AnyRow & { readonly id: number }, it: Dossier, clock: Clock): Snapshot[] {
  if (!isRecent(it, clock)) return [];
  return it.progress.times.slice(1).map((time, i) => ({
    protocol: row.id,
    counter: i + 1,
    created_at: instantText(time),
    username: 'System',
    old_state: at(states, i),
    new_state: at(states, i + 1),
    ...contentOf(heldAt(row, i)),
  }));
}

/** A protocol as it stood in an earlier state: without what was found out later. */
export function heldAt(row: AnyRow, state: number): AnyRow {
  const statuses = row.statusArray as readonly { readonly status: number }[];
  return {
    ...row,
    processState: at(states, state),
    statusArray: statuses.filter((it) => it.status <= state),
    closed: null,
    allUploadsDone: false,
    mailSend: false,
    deliveryLocationLocked: false,
    damages: foundBy(row, state),
    ...picturesBy(row, state),
    ...(state < 3 && beforeDelivery(row)),
    ...(state < 2 && { pickupLocationLocked: false, ...beforePickup(row) }),
  };
}

function foundBy({ damages }: AnyRow, state: number): readonly Damage[] {
  const later = state < 3 ? ['SUBMITTED', 'RECEIVED'] : ['RECEIVED'];
  return (damages as readonly Damage[]).filter((it) => !later.includes(it.image?.processStateType ?? ''));
}

type Attachment = { readonly documentPicture?: { readonly processStateType?: string | null } };
const ofPickup: ReadonlySet<string> = new Set(protocolImageTypesStarted.items.map((it) => it.image));

/** The app sends each picture as it is taken, so those of a handover are there before it is signed. */
function picturesBy({ images, additionalPhotos, additionalDocuments }: AnyRow, state: number): AnyRow {
  const isTaken = (atPickup: boolean) => state >= (atPickup ? 1 : 2);
  const added = (list: unknown) =>
    (list as readonly Attachment[]).filter((it) => isTaken(it.documentPicture?.processStateType === 'STARTED'));
  return {
    images: (images as readonly { readonly imageId: string }[]).filter((it) => isTaken(ofPickup.has(it.imageId))),
    additionalPhotos: added(additionalPhotos),
    additionalDocuments: added(additionalDocuments),
  };
}

function beforeDelivery({ waitings }: AnyRow): AnyRow {
  return {
    fuelLevelOnReceive: null,
    mileageOnReceive: null,
    driverDeliveryComment: null,
    receiverSignature: {},
    expenses: [],
    waitings: (waitings as readonly Waiting[]).filter((it) => it.processState === 'STARTED'),
  };
}

const unchecked = [
  'carControlInnerDone',
  'carControlOuterDone',
  'carEquipmentCheckDone',
  'licensePlateFinChecked',
  'noInnerDamagesFound',
  'noOuterDamagesFound',
  'smokeFound',
  'inspectionDateChanged',
  'emptyRunDone',
];
const unknown = [
  'carKeys',
  'fuelCards',
  'chargingCables',
  'fuelLevelOnSubmit',
  'mileageOnSubmit',
  'driverCollectionComment',
  'licensePlateFinCheckResult',
  'licensePlateFinCheckNewPlate',
  'licensePlateFinCheckReason',
  'driversLogForRedLicensePlatesReferenceListNumber',
  'emptyRunReason',
  'emptyRunApprovedBy',
];

function beforePickup({ accessories }: AnyRow): AnyRow {
  return {
    ...Object.fromEntries(unchecked.map((it) => [it, false])),
    ...Object.fromEntries(unknown.map((it) => [it, null])),
    acceptanceReservations: [],
    driverSignature: {},
    submitterSignature: {},
    waitings: [],
    damages: [],
    accessories: (accessories as readonly object[]).map((it) => ({ ...it, selected: false })),
  };
}
