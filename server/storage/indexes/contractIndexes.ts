import { contract } from '../../../src/domain/contract/contract.ts';
import { defineIndexes } from './defineIndexes.ts';

export const contractIndexes = defineIndexes(contract, {
  sortWith: { datum: ['sortOrder', 'pickupTimeFrom'], bringdatum: ['deliveryTimeFrom'] },
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
  indexes: [['carFin', 'id']],
  rare: [
    { field: 'verzoegert', is: true },
    { field: 'testContract', is: true },
    { field: 'isStorniert', is: true },
    { field: 'cancellationRequested', is: true },
    { field: 'flexContract', is: true },
    { field: 'auftragbestaetigt', is: '0' },
  ],
});
