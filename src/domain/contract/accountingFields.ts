import { obstacleParts } from '../billing/obstacleParts.ts';
import { gathered, onRequest } from '../define/derivedField.ts';
import { embedded, flag, integer, km, list, minutes, money, text } from '../define/field.ts';

/** Who changes one of these has perhaps put something between a contract and its documents, or taken it away. */
const judgedBy = [
  'protocol',
  'invoiceNumbers',
  'testContract',
  'isStorniert',
  'leerfahrt',
  'abgeschlossen',
  'googleKm',
  'differenceBetweenGoogleAndActualKm',
  'hasUnapprovedWaiting',
  'hasExpenseWithoutReceipt',
] as const;

/** What a contract is worth, what its ride cost, and what stands between it and its documents. */
export const accountingFields = {
  invoiceNumbers: list(
    'Belege',
    { type: text('Art'), number: text('Nummer'), id: integer('ID'), cancelled: flag('Storniert') },
    { readOnly: true, area: 'invoiceTag' },
  ),
  auftragswert: money('Auftragswert', { area: 'contractMoney' }),
  auftragswertIsSet: flag('Auftragswert festgelegt', { area: 'contractMoney' }),
  gutschriftpreis: money('Gutschriftwert', { area: 'contractMoney' }),
  gutschriftpreisIsSet: flag('Gutschriftwert festgelegt', { area: 'contractMoney' }),
  billingDistance: km('Abrechnungskilometer', { min: 0, inList: true }),
  creditDistance: km('Gutschriftkilometer', { min: 0 }),
  costTotals: embedded(
    'Kostensummen',
    {
      taxi: money('Taxi'),
      wash: money('Wäsche'),
      waitingTime: money('Wartezeit'),
      fuel: money('Tanken und Laden'),
      washBill: money('Wäsche auf Rechnung'),
      train: money('Bahn und Bus'),
      oil: money('Motoröl'),
      other: money('Sonstiges'),
    },
    { readOnly: true },
  ),
  /** What accounting asks of the protocol, kept here for its lists (`rideCostsOf`). */
  approvedWaitingMinutes: minutes('Genehmigte Wartezeit', { readOnly: true, area: 'billing' }),
  hasUnapprovedWaiting: flag('Wartezeit offen', { readOnly: true, area: 'billing' }),
  hasExpenseWithoutReceipt: flag('Auslage ohne Beleg', { readOnly: true, area: 'billing' }),
  passedOnExpenses: money('Auslagen auf der Rechnung, netto', { readOnly: true, area: 'billing' }),
  reimbursedExpenses: money('Auslagen auf der Gutschrift', { readOnly: true, area: 'billing' }),

  /** What stands between the contract and its document, the weightiest first, each with where it is cured. */
  invoiceObstacles: onRequest(
    gathered(list('Warum nicht abrechenbar?', obstacleParts, { area: 'billing' }), [
      ...judgedBy,
      'auftragswert',
      'sperrenfuerrechnung',
      'contractClientAddress',
      'billingDistance',
    ]),
  ),
  creditObstacles: onRequest(
    gathered(list('Warum keine Gutschrift?', obstacleParts, { area: 'billing' }), [
      ...judgedBy,
      'gutschriftpreis',
      'sperrenfuergutschrift',
      'driver',
    ]),
  ),

  /** What the contract brings to the net sum of its invoice, and of its credit note. */
  invoiceNet: onRequest(
    gathered(money('Netto auf der Rechnung', { area: 'billing' }), [
      'auftragswert',
      'approvedWaitingMinutes',
      'passedOnExpenses',
      'contractClientAddress',
    ]),
  ),
  creditNet: onRequest(
    gathered(money('Netto auf der Gutschrift', { area: 'billing' }), ['gutschriftpreis', 'reimbursedExpenses']),
  ),
};
