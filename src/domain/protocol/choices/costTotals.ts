import { choices } from '../../choices/choices.ts';

/** Used by contracts. */
export const costTotals = choices('Kostensummen am Auftrag', [
  { key: 'taxi', label: 'Taxi', expenseTypes: ['taxi'] },
  { key: 'wash', label: 'Wäsche', expenseTypes: ['washing'], paymentTypes: ['expense', 'uta'] },
  { key: 'waitingTime', label: 'Wartezeit', from: 'waitings × Wartestundenpreis' },
  { key: 'fuel', label: 'Tanken und Laden', expenseTypes: ['refueling', 'refuelingElectroCar', 'adBlue'] },
  { key: 'washBill', label: 'Wäsche auf Rechnung', from: 'waschen = true, ohne Auslage des Fahrers' },
  { key: 'train', label: 'Bahn und Bus', expenseTypes: ['train', 'bus', 'longDistanceTrain', 'localDistanceTrain'] },
  { key: 'oil', label: 'Motoröl', expenseTypes: ['motorOil'] },
  { key: 'other', label: 'Sonstiges', expenseTypes: ['toll', 'hotel', 'shipping', 'otherReason'] },
]);
