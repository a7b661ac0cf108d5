import { choiceOf, labelOf } from '../choices/choices.ts';
import { jobCategories } from '../choices/jobCategories.ts';
import { protocolStates } from './choices/protocolStates.ts';
import { derived } from '../define/derivedField.ts';
import { choice, flag, instant, integer, list, reference, text } from '../define/field.ts';
import { filled, is, isNot, plate, range, search, through, via } from '../define/filter.ts';
import { contractFilters } from '../contract/contractFilters.ts';
import { checkFields, damageFields, documentFields, equipmentFields, reviewFields } from './evidenceFields.ts';
import { mailSend, sendingStateOf, sendingStates, sentMails } from './sentMails.ts';
import { drivingFields, incidentFields, placeFields, vehicleFields } from './rideFields.ts';
import { defineDetails } from '../define/details.ts';

const processState = choice('Status', protocolStates.items, { default: 'UNPROCESSED' });

export const protocolDetails = defineDetails({
  fields: {
    orderNumber: text('Auftragsnummer', { readOnly: true, unique: true, max: 8, fixedForm: true }),
    contract: reference('Auftrag', 'contracts', {
      readOnly: true,
      unique: true,
      pickedAsAddress: true,
      picksToo: ['angemeldet', 'zusatzleistungenArray'],
    }),
    /** The contract's own, kept here because the list is filtered by it. */
    contractClientAddress: reference('Kunde', 'customers', { readOnly: true, addressOnly: true }),
    processState,
    translatedUStatus: derived(text('Stand'), { processState }, (row) => labelOf(protocolStates, row.processState)),
    status: derived(
      integer('Statusnummer'),
      { processState },
      (row) => choiceOf(protocolStates, String(row.processState))?.status ?? 0,
    ),
    statusArray: list(
      'Statusverlauf',
      { status: integer('Statusnummer'), date: instant('Zeitpunkt') },
      { readOnly: true },
    ),
    closed: instant('Abgeschlossen am', { readOnly: true }),
    editingApproved: flag('Bearbeitung freigegeben'),
    allUploadsDone: flag('Alle Dateien übertragen'),
    mailSend,
    mailLocked: flag('Versand gesperrt'),
    sentMails,
    sendingState: derived(choice('Versand', sendingStates.items), { sentMails, mailSend }, sendingStateOf),
    aktiv: flag('Sichtbar', { default: true }),
    anschlussProtokoll: reference('Anschlussprotokoll', 'protocols', { readOnly: true }),
    previousRide: reference('Vorige Fahrt', 'protocols', { readOnly: true }),
    linksWithdrawn: integer('Zurückgezogene Links', { readOnly: true, default: 0 }),

    ...checkFields,
    ...equipmentFields,
    ...vehicleFields,
    ...drivingFields,
    ...placeFields,
    ...incidentFields,
    ...damageFields,
    ...documentFields,
    ...reviewFields,

    reset: flag('Protokoll zurücksetzen', { option: true }),
    /** Its number; what it holds takes the place of all that the protocol holds now. */
    restoreSnapshot: integer('Sicherungspunkt wiederherstellen', { option: true, min: 1 }),
    sendProtocolMail: flag('Protokoll versenden', { option: true }),
    confirmMailToBeSend: flag('Versand bestätigt', { option: true }),
  },
  search: ['orderNumber'],
  foundWith: 'contract',
  filters: {
    specialFilter: search('Auftrag, FIN, Fahrer'),
    orderNumber: is('Auftragsnummer', 'orderNumber'),
    processState: is('Status', 'processState'),
    identFilter: via('contract', contractFilters.identFilter),
    licensePlateFilter: via('contract', plate('Kennzeichen', ['licensePlate'])),
    contractClientAddress: is('Kunde', 'contractClientAddress'),
    contractClientAddressExcluded: isNot('Kunde ausgenommen', 'contractClientAddress'),
    driver: through('Fahrer', 'contract', 'driver'),
    logistics: via(
      'contract',
      through(
        'Fahrergruppe',
        'driver',
        'gruppe',
        jobCategories.items.filter((it) => it.logistics),
      ),
    ),
    pickupDateRaw: range('Abholung', 'pickupDateRaw'),
    parkingPlace: via('contract', contractFilters.parkingPlace),
    mailSend: is('Versendet', 'mailSend'),
    mailLocked: is('Versand gesperrt', 'mailLocked'),
    aktiv: is('Sichtbar', 'aktiv'),
    reviewState: is('Prüfung', 'reviewState'),
    reviewed: filled('Entschieden', 'reviewedAt'),
    contract: is('Auftrag', 'contract'),
  },
  list: {
    columns: [
      'orderNumber',
      'processState',
      'contract',
      'pickupDateRaw',
      'deliveryDateRaw',
      'closed',
      'differenceBetweenGoogleAndActualKm',
      'allUploadsDone',
      'reviewState',
      'sendingState',
      'mailLocked',
    ],
    sorts: ['id', 'orderNumber', 'pickupDateRaw', 'deliveryDateRaw', 'closed', 'createdAt'],
    sort: '-closed',
    filter: { processState: 'CLOSED', mailSend: 'false', aktiv: 'true' },
  },
  form: [
    {
      title: 'Status',
      rows: [
        ['orderNumber', 'contract', 'processState'],
        ['closed', 'allUploadsDone', 'editingApproved'],
        ['mailSend', 'mailLocked', 'aktiv'],
        ['anschlussProtokoll', 'previousRide'],
        ['statusArray'],
      ],
    },
    {
      title: 'Prüfungen',
      rows: [
        ['carControlOuterDone', 'carControlInnerDone', 'carEquipmentCheckDone'],
        ['noOuterDamagesFound', 'noInnerDamagesFound', 'smokeFound'],
        ['licensePlateFinChecked'],
        ['additionalProperties'],
      ],
    },
    { title: 'Unterschriften', rows: [['driverSignature'], ['submitterSignature'], ['receiverSignature']] },
    {
      title: 'Fahrzeug',
      rows: [
        ['hersteller', 'autotyp', 'carType'],
        ['licensePlateFinCheckResult', 'licensePlateFinCheckNewPlate', 'licensePlateFinCheckNewFin'],
        ['licensePlateFinCheckReason'],
        ['inspectionDate', 'inspectionDateChanged', 'inspectionDateAccepted'],
        ['angemeldet', 'verzoegerteAbgabe'],
        ['alternativeLicensePlate', 'driversLogForRedLicensePlatesReferenceListNumber'],
        ['tireType', 'rimType'],
        ['insideCarTiresIncluded', 'insideCarTireType', 'insideCarRimType'],
      ],
    },
    {
      title: 'Fahrdaten',
      rows: [
        ['fuelLevelOnSubmit', 'fuelLevelOnReceive'],
        ['mileageOnSubmit', 'mileageOnReceive', 'differenceBetweenGoogleAndActualKm'],
        ['driverCollectionComment'],
        ['driverDeliveryComment'],
      ],
    },
    {
      title: 'Abholung',
      rows: [
        ['pickupLocation'],
        ['pickupLocationLocked'],
        ['pickupDateRaw', 'pickupTimeFrom', 'pickupTimeTo'],
        ['abholinfos'],
      ],
    },
    {
      title: 'Zustellung',
      rows: [
        ['deliveryLocation'],
        ['deliveryLocationLocked'],
        ['deliveryDateRaw', 'deliveryTimeFrom', 'deliveryTimeTo'],
        ['bringinfos'],
      ],
    },
    {
      title: 'Vorkommnisse',
      rows: [
        ['acceptanceReservations'],
        ['emptyRunDone', 'emptyRunReason'],
        ['emptyRunOtherReason', 'emptyRunApprovedBy'],
        ['waitings'],
      ],
    },
    { title: 'Auslagen', rows: [['expenses']] },
    { title: 'Schäden', rows: [['damages']] },
    { title: 'Zubehör', rows: [['accessories'], ['carKeys', 'fuelCards', 'chargingCables']] },
    { title: 'Bilder und Dokumente', rows: [['images'], ['additionalPhotos'], ['additionalDocuments'], ['awsFiles']] },
    {
      title: 'Nachbearbeitung',
      rows: [['reviewState', 'reviewedAt', 'reviewedBy'], ['reviewReason'], ['complaints'], ['availableSnapshots']],
    },
  ],
});
