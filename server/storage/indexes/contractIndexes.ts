import { contract } from '../../../src/domain/contract/contract.ts';
import { farFromPlan, underWay } from '../judgedAlike.ts';
import { standsOn } from '../standsOn.ts';
import { defineIndexes } from './defineIndexes.ts';

/** What rides are filtered, judged and summed by for their documents. */
const toBill = [
  'testContract',
  'isStorniert',
  'leerfahrt',
  'abgeschlossen',
  'datum',
  'differenceBetweenGoogleAndActualKm',
  'contractClientAddress',
  'hasUnapprovedWaiting',
  'hasExpenseWithoutReceipt',
  'auftragswert',
  'gutschriftpreis',
  'costTotals',
] as const;

export const contractIndexes = defineIndexes(contract, {
  sortWith: { datum: ['sortOrder', 'pickupTimeFrom'], bringdatum: ['deliveryTimeFrom'] },
  // Who drives for somebody is paid with him (R24).
  sortBehind: { 'driver.fahrervon': { reference: 'driver', to: 'drivers', by: 'fahrervon' } },
  covering: {
    indexes: [
      ['datum', 'sortOrder', 'pickupTimeFrom', 'id'],
      ['bringdatum', 'deliveryTimeFrom', 'id'],
      ['createdAt', 'id'],
      ['driver', 'datum', 'id'],
      ['contractClientAddress', 'datum', 'id'],
      ['licensePlate', 'id'],
      ['googleKm', 'id'],
    ],
    columns: [
      'auftragsnummer',
      'datum',
      'bringdatum',
      'createdAt',
      'licensePlate',
      'googleKm',
      'sortOrder',
      'pickupTimeFrom',
      'deliveryTimeFrom',
      'driver',
      'contractClientAddress',
      'anschlussvon',
      'pickupAddress',
      'deliveryAddress',
      'auftragbestaetigt',
      'abgeschlossen',
      'verzoegert',
      'isStorniert',
      'testContract',
      'hasAvis',
      'flexContract',
    ],
  },
  indexes: [
    ['carFin', 'id'],
    ['contractType', 'id'],
  ],
  // Lists and totals of what is still to be billed read these instead of the wide rows of years.
  within: [
    {
      called: 'unbilled',
      holds: `not ${standsOn('Rechnung')}`,
      columns: [
        'bringdatum',
        'deliveryTimeFrom',
        'id',
        'driver',
        ...toBill,
        'sperrenfuerrechnung',
        'approvedWaitingMinutes',
        'passedOnExpenses',
      ],
    },
    {
      called: 'uncredited',
      holds: `not ${standsOn('Gutschrift')}`,
      columns: ['bringdatum', 'deliveryTimeFrom', 'id', 'driver', 'contractClientAddress', 'testContract'],
    },
    // Most rides without a credit note are those of employed drivers, for whom no list of accounting asks.
    {
      called: 'uncredited_of_driver',
      holds: `not ${standsOn('Gutschrift')}`,
      columns: ['driver', 'bringdatum', 'id', ...toBill, 'sperrenfuergutschrift', 'reimbursedExpenses'],
    },
    { called: 'billed', holds: standsOn('Rechnung'), columns: ['id'] },
    { called: 'credited', holds: standsOn('Gutschrift'), columns: ['id'] },
    { called: 'far_from_plan', holds: farFromPlan, columns: ['id'] },
    { called: 'under_way', holds: underWay, columns: ['id'] },
    { called: 'unapproved_waiting', holds: '"hasUnapprovedWaiting"', columns: ['id'] },
    { called: 'without_receipt', holds: '"hasExpenseWithoutReceipt"', columns: ['id'] },
    { called: 'without_value', holds: 'auftragswert is null', columns: ['id'] },
    { called: 'without_credit', holds: 'gutschriftpreis is null', columns: ['id'] },
    // What the nightly run looks through that takes names and plates away after their time.
    { called: 'with_names', holds: '"clearedOn" is null', columns: ['bringdatum', 'id'] },
    // By which a row of a leasing customer finds its order.
    {
      called: 'leased',
      holds: '"leasingVertragsnummer" is not null',
      columns: ['contractClientAddress', 'leasingVertragsnummer', 'id'],
    },
  ],
  // By which a row of a manufacturer finds its order.
  named: [{ column: 'customData', name: 'externalNumber', after: ['contractClientAddress'] }],
  rare: [
    { field: 'verzoegert', is: true },
    { field: 'testContract', is: true },
    { field: 'isStorniert', is: true },
    { field: 'cancellationRequested', is: true },
    { field: 'flexContract', is: true },
    { field: 'auftragbestaetigt', is: '0' },
    { field: 'vwstationsfahrt', is: true },
    { field: 'verzoegerteAbgabe', is: true },
    { field: 'sperrenfuerrechnung', is: '1' },
    { field: 'sperrenfuergutschrift', is: '1' },
  ],
});
