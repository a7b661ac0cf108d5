import { avisCoordinations } from '../choices/avisCoordinations.ts';
import { avisLinkDirections } from '../choices/avisLinkDirections.ts';
import { avisStatuses } from '../choices/avisStatuses.ts';
import { contractTypes } from '../choices/contractTypes.ts';
import { labelOf } from '../choices/choices.ts';
import { choice, reference, references } from '../define/field.ts';
import { is, range, search, through, via } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';
import { contactFields, noteFields, parkingFields, shownByDefault } from './avisFields.ts';

/** Arranging with the people on site when a vehicle is picked up or delivered (document 2, section 3). */
export const contractAvis = defineResource({
  path: 'contract_avis',
  type: 'ContractAvis',
  title: { one: 'Avisierung', gender: 'f', many: 'Avisierungen' },
  icon: 'calendar-clock',
  area: 'avis',
  fields: {
    contract: reference('Auftrag', 'contracts', { required: true, createOnly: true }),
    status: choice('Status', avisStatuses.items, { default: 'pending' }),
    coordination: choice('Abstimmung', avisCoordinations.items),
    contractType: choice('Auftragstyp', contractTypes.items, { readOnly: true }),
    bundle: reference('Gruppe', 'contract_avis_bundles'),
    bundles: references('Fahrtpakete', 'bundles', { readOnly: true }),
    linkedAvis: reference('Verknüpfte Avisierung', 'contract_avis', { heading: 'Verknüpft mit' }),
    link: choice('Rundfahrt', avisLinkDirections.items, { readOnly: true }),
    ...parkingFields,
    ...noteFields,
    ...contactFields,
  },
  represent: (it) => labelOf(avisStatuses, it.status) || 'Avisierung',
  pick: ['status', 'coordination', 'color', 'contract', 'link'],
  search: ['contract', 'note', 'importantNote', 'bundle'],
  filters: {
    search: via('contract', search()),
    status: is('Status', 'status'),
    coordination: is('Abstimmung', 'coordination'),
    color: is('Farbe', 'color'),
    contract: is('Auftrag', 'contract'),
    bundle: is('Gruppe', 'bundle'),
    linkedAvis: is('Verknüpfte Avisierung', 'linkedAvis'),
    contractClientAddress: through('Kunde', 'contract', 'contractClientAddress'),
    driver: through('Fahrer', 'contract', 'driver'),
    flexContract: through('Flex', 'contract', 'flexContract'),
    'contract.isStorniert': through('Storniert', 'contract', 'isStorniert'),
    'contract.datum': via('contract', range('Abholung', 'datum')),
  },
  list: {
    columns: [
      'contract',
      'status',
      'coordination',
      'contractType',
      'bundle',
      'linkedAvis',
      'color',
      'note',
      'importantNote',
      'parkingSpace',
      'aspMailSend',
    ],
    sorts: ['id', 'contract.datum', 'contract.bringdatum', 'createdAt', 'updatedAt'],
    sort: 'contract.datum',
    // A cancelled order's avis leaves the list (R5).
    filter: { status: shownByDefault, 'contract.isStorniert': 'false' },
    perPage: 100,
  },
  form: [
    {
      title: 'Avisierung',
      rows: [
        ['contract', 'contractType'],
        ['status', 'coordination', 'color'],
        ['bundle', 'linkedAvis', 'link'],
        ['bundles'],
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
    {
      title: 'Kontakt',
      rows: [
        ['aspMailSend', 'missingContactInformation'],
        ['mailMissing', 'displayFirstContactInfo'],
      ],
    },
    { title: 'Verlauf', rows: [['logs']] },
  ],
  covering: {
    indexes: [['contract', 'id']],
    columns: ['status', 'coordination', 'color', 'bundle', 'linkedAvis', 'createdAt', 'updatedAt'],
  },
  indexes: [
    ['status', 'id'],
    ['createdAt', 'id'],
    ['updatedAt', 'id'],
  ],
});
export type ContractAvis = RowOf<typeof contractAvis>;
