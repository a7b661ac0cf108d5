import { applicationStatuses } from '../choices/applicationStatuses.ts';
import { applicationTypes } from '../choices/applicationTypes.ts';
import { labelOf } from '../choices/choices.ts';
import { jobCategories } from '../choices/jobCategories.ts';
import { choice, derived, flag, json, reference, text } from '../define/field.ts';
import { is, search, through } from '../define/filter.ts';
import { wishesText } from './wishText.ts';
import { idOf } from '../define/resource.ts';
import { defineDetails } from '../define/details.ts';

const statusText = (status: string | null | undefined) => labelOf(applicationStatuses, status) || null;

const status = choice('Status', applicationStatuses.items, { default: 'pending' });
const contract = reference('Auftrag', 'contracts', { readOnly: true });
const bundle = reference('Fahrtpaket', 'bundles', { readOnly: true });
const additionalData = json('Wünsche im Einzelnen', { readOnly: true });

export const applicationDetails = defineDetails({
  fields: {
    status,
    translatedStatus: derived(text('Status'), { status }, (row) => statusText(row.status)),
    type: choice('Bewerbung auf', applicationTypes.items, { readOnly: true }),
    contract,
    bundle,
    entity: derived(text('Ziel'), { contract, bundle }, (row) => row.contract ?? row.bundle),
    driver: reference('Fahrer', 'drivers', { readOnly: true }),
    additionalRide: flag('Zusätzliche Fahrt', { readOnly: true }),
    additionalData,
    wishes: derived(
      text('Wunschzeiten und Umweg'),
      { additionalData, contract },
      (row) => wishesText(row.additionalData, idOf('contracts', String(row.contract))) || null,
    ),
    deactivateBundle: flag('Fahrtpaket auflösen', { option: true }),
    declineOthers: flag('Andere Bewerbungen ablehnen', { option: true }),
  },
  search: ['contract', 'bundle', 'driver'],
  filters: {
    search: search(),
    status: is('Status', 'status'),
    contract: is('Auftrag', 'contract'),
    bundle: is('Fahrtpaket', 'bundle'),
    driver: is('Fahrer', 'driver'),
    logistics: through(
      'Fahrergruppe',
      'driver',
      'gruppe',
      jobCategories.items.filter((it) => it.logistics),
    ),
  },
  list: {
    columns: ['createdAt', 'translatedStatus', 'driver', 'contract', 'bundle', 'wishes'],
    sorts: ['id', 'contract.datum', 'createdAt', 'status'],
    sort: 'contract.datum',
    filter: { status: 'pending' },
  },
  form: [
    {
      title: 'Bewerbung',
      rows: [['status', 'type'], ['contract', 'bundle', 'driver'], ['additionalRide'], ['wishes']],
    },
  ],
});
