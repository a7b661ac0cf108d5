import { avisCoordinations } from './choices/avisCoordinations.ts';
import { avisLinkDirections } from './choices/avisLinkDirections.ts';
import { choice, date, reference } from '../define/field.ts';
import { is, isNot, range, search, through } from '../define/filter.ts';
import {
  addressContainers,
  appointmentFields,
  contactFields,
  contractDetails,
  contractFields,
  linkedAvis,
  noteFields,
  parkingFields,
  shownByDefault,
  suggestions,
} from './avisFields.ts';
import { defineDetails } from '../define/details.ts';

export const contractAvisDetails = defineDetails({
  fields: {
    contract: reference('Auftrag', 'contracts', { required: true, createOnly: true }),
    ...contactFields,
    coordination: choice('Abstimmung', avisCoordinations.items, { inList: true }),
    bundle: reference('Gruppe', 'contract_avis_bundles'),
    /** The first pickup day of its group, by which groups stand in the list. */
    groupPickupDate: date('Erste Abholung der Gruppe', { readOnly: true }),
    /** The other half of a round trip; set and removed on both sides at once. */
    link: reference('Verknüpft mit', 'contract_avis', { addressOnly: true }),
    linkDirection: choice('Rundfahrt', avisLinkDirections.items, { readOnly: true }),
    ...contractFields,
    ...appointmentFields,
    ...parkingFields,
    ...noteFields,
    contractDetails,
    addressContainers,
    linkedAvis,
    suggestions,
  },
  search: ['note', 'importantNote', 'bundle'],
  foundWith: 'contract',
  filters: {
    search: search(),
    status: is('Status', 'status'),
    coordination: is('Abstimmung', 'coordination'),
    color: is('Farbe', 'color'),
    contract: is('Auftrag', 'contract'),
    bundle: is('Gruppe', 'bundle'),
    link: is('Verknüpft mit', 'link'),
    /** The way back is folded into the row of the way there, as long as that is in the list. */
    linkDirectionExcluded: isNot('Rundfahrt außer', 'linkDirection', {
      reference: 'link',
      listedBy: ['status', 'contract.isStorniert'],
    }),
    contractClientAddress: is('Kunde', 'contractClientAddress'),
    driver: through('Fahrer', 'contract', 'driver'),
    flexContract: is('Flex', 'flexContract'),
    'contract.isStorniert': is('Storniert', 'isStorniert'),
    'contract.datum': range('Abholung', 'pickupDate'),
  },
  list: {
    columns: [
      'contract',
      'status',
      'coordination',
      'contractType',
      'bundle',
      'linkDirection',
      'color',
      'note',
      'importantNote',
      'parkingSpace',
      'aspMailSend',
    ],
    // By `pickupDate` rows stand each for itself, where `contract.datum` keeps groups together.
    sorts: ['id', 'contract.datum', 'contract.bringdatum', 'pickupDate', 'createdAt', 'updatedAt'],
    sort: 'contract.datum',
    // A cancelled contract's avis leaves the list (R5).
    filter: { status: shownByDefault, 'contract.isStorniert': 'false', linkDirectionExcluded: 'return' },
  },
  form: [
    {
      title: 'Avisierung',
      rows: [
        ['contract', 'contractType'],
        ['status', 'coordination', 'color'],
        ['bundle', 'linkDirection'],
        ['bundles'],
      ],
    },
    {
      title: 'Termin',
      rows: [
        ['pickupDate', 'pickupTimeFrom', 'pickupTimeTo'],
        ['deliveryDate', 'deliveryTimeFrom', 'deliveryTimeTo'],
      ],
    },
    { title: 'Notizen', rows: [['importantNote'], ['note'], ['additionalNote']] },
    {
      title: 'Stellplatz',
      rows: [
        ['parkingSpace', 'parkingSpaceMailAddress'],
        ['parkingSpaceNotificationScheduled', 'parkingSpaceNotified'],
      ],
    },
    { title: 'Kontakt', rows: [['aspMailSend', 'displayFirstContactInfo']] },
    { title: 'Verlauf', rows: [['proposals'], ['logs']] },
  ],
});
