import { applicationStatuses } from './choices/applicationStatuses.ts';
import { applicationTypes } from './choices/applicationTypes.ts';
import { labelOf } from '../choices/choices.ts';
import { jobCategories } from '../choices/jobCategories.ts';
import { derived, gathered } from '../define/derivedField.ts';
import {
  choice,
  date,
  embedded,
  flag,
  integer,
  json,
  km,
  money,
  reference,
  references,
  text,
  time,
} from '../define/field.ts';
import { is, range, search, through } from '../define/filter.ts';
import { wishesText } from './wishText.ts';
import { idOf } from '../define/resource.ts';
import { defineDetails } from '../define/details.ts';

const statusText = (status: string | null | undefined) => labelOf(applicationStatuses, status) || null;

const status = choice('Status', applicationStatuses.items, { default: 'pending' });
const contract = reference('Auftrag', 'contracts', { readOnly: true });
const bundle = reference('Fahrtpaket', 'bundles', { readOnly: true });
const additionalData = json('Wünsche im Einzelnen', { readOnly: true });

/** What the list says about the contract or bundle that is wanted: how far it is, and how many want it. */
const target = gathered(
  embedded('Ziel der Bewerbung', {
    km: km('Kilometer'),
    pending: integer('Offen'),
    accepted: integer('Angenommen'),
    declined: integer('Abgelehnt'),
    revoked: integer('Zurückgezogen'),
    deleted: integer('Gelöscht'),
  }),
  ['contract', 'bundle', 'contracts'],
);
const targetCredit = gathered(money('Gutschrift', { area: 'contractMoney' }), ['contracts']);

/** Who applied, beside his name: how he works, where he lives, and what became of his applications so far. */
const applicant = gathered(
  embedded('Bewerber', {
    gruppe: text('Fahrergruppe'),
    ort: text('Ort'),
    accepted: integer('Bisher angenommen'),
    declined: integer('Bisher abgelehnt'),
  }),
  ['driver'],
);

export const applicationDetails = defineDetails({
  fields: {
    status,
    translatedStatus: derived(text('Status'), { status }, (row) => statusText(row.status)),
    type: choice('Bewerbung auf', applicationTypes.items, { readOnly: true }),
    contract,
    bundle,
    entity: derived(text('Ziel'), { contract, bundle }, (row) => row.contract ?? row.bundle),
    /** The rides he would do, in their order: the contract, or those of the bundle. */
    contracts: references('Gewünschte Aufträge', 'contracts', { readOnly: true }),
    /** When the first of them begins, by which contracts and bundles stand in the list. */
    firstPickupDate: date('Früheste Abholung', { readOnly: true }),
    firstPickupTime: time('Früheste Abholung um', { readOnly: true }),
    driver: reference('Fahrer', 'drivers', { readOnly: true }),
    additionalRide: flag('Zusätzliche Fahrt', { readOnly: true }),
    additionalData,
    wishes: derived(
      text('Wunschzeiten und Umweg'),
      { additionalData, contract },
      (row) => wishesText(row.additionalData, idOf('contracts', String(row.contract))) || null,
    ),
    target,
    targetCredit,
    applicant,
    takeWish: flag('Wunschzeiten in den Auftrag übernehmen', { option: true }),
    deactivateBundle: flag('Fahrtpaket auflösen', { option: true }),
    declineOthers: flag('Andere Bewerbungen ablehnen', { option: true }),
  },
  search: ['contract', 'bundle', 'driver'],
  filters: {
    search: search(),
    status: is('Status', 'status'),
    createdAt: range('Beworben', 'createdAt'),
    /** Also who wants the bundle that the contract is in. */
    contract: is('Auftrag', 'contracts'),
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
