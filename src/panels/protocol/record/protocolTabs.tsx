import type { Entity } from '../../../api/records/entities.ts';
import type { FieldOf } from '../../../domain/define/row.ts';
import type { protocol } from '../../../domain/protocol/protocol.ts';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { late } from '../../kit/late.tsx';
import type { RecordTab } from '../../kit/record/recordTab.ts';
import { AppEventsTab } from './tabs/AppEventsTab.tsx';
import { AttachmentsTab } from './tabs/AttachmentsTab.tsx';
import { ComplaintsTab } from './tabs/ComplaintsTab.tsx';
import { DamagesTab } from './tabs/DamagesTab.tsx';
import { DrivingTab } from './tabs/DrivingTab.tsx';
import { EquipmentTab } from './tabs/EquipmentTab.tsx';
import { HistoryTab } from './tabs/HistoryTab.tsx';
import { ExpensesTab } from './tabs/ExpensesTab.tsx';
import { ImagesTab } from './tabs/ImagesTab.tsx';
import { SignaturesTab } from './tabs/SignaturesTab.tsx';
import { SnapshotsTab } from './tabs/SnapshotsTab.tsx';
import { StoredFilesTab } from './tabs/StoredFilesTab.tsx';

type Protocol = Entity<typeof protocol>;
type Name = FieldOf<typeof protocol>;

/** Mails come with their own code: most protocols are checked without a look at them. */
const MailsTab = late<{ protocol: Protocol }>({
  load: async () => (await import('./tabs/MailsTab.tsx')).MailsTab,
  waiting: <SkeletonRows rows={6} columns={4} />,
});

/** The thirteen tabs of a protocol in the order of document 3, with how much is in each. */
export function protocolTabs(entity: Protocol | undefined): readonly RecordTab[] {
  const form = (tab: Omit<RecordTab, 'holds'> & { readonly fields: readonly Name[] }): RecordTab => ({
    ...tab,
    holds: 'form',
  });
  return [
    form({ key: 'unterschriften', label: 'Unterschriften', content: <SignaturesTab />, fields: signatureFields }),
    form({ key: 'fahrdaten', label: 'Fahrdaten', content: <DrivingTab />, fields: drivingFields }),
    form({
      key: 'auslagen',
      label: 'Auslagen',
      content: <ExpensesTab />,
      fields: ['expenses'],
      ...counted(entity?.expenses),
    }),
    form({
      key: 'standardbilder',
      label: 'Standardbilder',
      content: <ImagesTab />,
      fields: ['images'],
      ...counted(entity?.images),
    }),
    form({
      key: 'schaeden',
      label: 'Schäden',
      content: <DamagesTab />,
      fields: damageFields,
      ...counted(entity?.damages),
    }),
    form({ key: 'zubehoer', label: 'Zubehör', content: <EquipmentTab />, fields: equipmentFields }),
    form({
      key: 'zusatzprotokolle',
      label: 'Zusatzprotokolle',
      content: <AttachmentsTab />,
      fields: ['additionalPhotos', 'additionalDocuments'],
      ...counted(entity && [...(entity.additionalPhotos ?? []), ...(entity.additionalDocuments ?? [])]),
    }),
    {
      key: 'dateien',
      label: 'Gespeicherte Dateien',
      holds: 'free',
      content: entity && <StoredFilesTab protocol={entity} />,
      ...counted(entity?.awsFiles),
    },
    {
      key: 'snapshots',
      label: 'Snapshots',
      holds: 'free',
      content: entity && <SnapshotsTab protocol={entity} />,
      ...counted(entity?.availableSnapshots),
    },
    {
      key: 'mails',
      label: 'Mails',
      holds: 'free',
      content: entity && <MailsTab protocol={entity} />,
      ...counted(entity?.mailLogEntries),
    },
    form({
      key: 'beanstandungen',
      label: 'Protokollbeanstandungen',
      content: <ComplaintsTab />,
      fields: ['complaints'],
      ...counted(entity?.complaints),
    }),
    {
      key: 'appevents',
      label: 'App Events',
      holds: 'free',
      content: entity && <AppEventsTab protocol={entity} />,
      ...counted(entity?.additionalProperties?.appEvents),
    },
    { key: 'historie', label: 'Historie', holds: 'free', content: entity && <HistoryTab protocol={entity} /> },
  ];
}

function counted(list: readonly unknown[] | null | undefined): { readonly count?: number } {
  return list && list.length > 0 ? { count: list.length } : {};
}

const signatureFields: readonly Name[] = [
  'driverSignature',
  'submitterSignature',
  'receiverSignature',
  'licensePlateFinCheckResult',
  'licensePlateFinCheckNewPlate',
  'licensePlateFinCheckNewFin',
  'licensePlateFinCheckReason',
  'licensePlateFinChecked',
  'alternativeLicensePlate',
  'driversLogForRedLicensePlatesReferenceListNumber',
  'allUploadsDone',
  'editingApproved',
  'additionalProperties',
  'mailLocked',
  'aktiv',
];
const drivingFields: readonly Name[] = [
  'mileageOnSubmit',
  'mileageOnReceive',
  'fuelLevelOnSubmit',
  'fuelLevelOnReceive',
  'hersteller',
  'autotyp',
  'verzoegerteAbgabe',
  'angemeldet',
  'tireType',
  'rimType',
  'insideCarTiresIncluded',
  'insideCarTireType',
  'insideCarRimType',
  'inspectionDate',
  'inspectionDateChanged',
  'inspectionDateAccepted',
  'acceptanceReservations',
  'driverCollectionComment',
  'driverDeliveryComment',
  'emptyRunDone',
  'emptyRunReason',
  'emptyRunOtherReason',
  'emptyRunApprovedBy',
  'waitings',
  'pickupLocation',
  'deliveryLocation',
  'abholinfos',
  'bringinfos',
  'pickupDateRaw',
  'deliveryDateRaw',
  'pickupTimeFrom',
  'pickupTimeTo',
  'deliveryTimeFrom',
  'deliveryTimeTo',
];
const damageFields: readonly Name[] = ['damages', 'carType', 'noInnerDamagesFound', 'noOuterDamagesFound'];
const equipmentFields: readonly Name[] = [
  'accessories',
  'carKeys',
  'fuelCards',
  'chargingCables',
  'carControlInnerDone',
  'carControlOuterDone',
  'carEquipmentCheckDone',
  'smokeFound',
];
