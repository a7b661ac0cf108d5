import { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { defineIndexes } from './defineIndexes.ts';

export const contractAvisIndexes = defineIndexes(contractAvis, {
  covering: {
    indexes: [
      ['contract', 'id'],
      ['status', 'id'],
      ['contractClientAddress', 'id'],
      ['groupPickupDate', 'bundle', 'pickupDate', 'id'],
      ['pickupDate', 'id'],
    ],
    columns: [
      'status',
      'coordination',
      'color',
      'bundle',
      'link',
      'linkDirection',
      'isStorniert',
      'contractClientAddress',
      'flexContract',
      'groupPickupDate',
      'pickupDate',
      'deliveryDate',
      'createdAt',
      'updatedAt',
    ],
  },
  indexes: [['deliveryDate', 'id'], ['createdAt', 'id'], ['updatedAt', 'id'], ['parkingMail'], ['answerAwaitedSince']],
  // What waits for its announcement to a parking place is asked for after every change; what is arranged is no longer
  // flex.
  rare: [
    { field: 'parkingSpaceNotificationScheduled', is: true },
    { field: 'flexContract', is: true },
  ],
  // Groups stand first, each where its first pickup is, then single rows by theirs.
  sortAs: {
    'contract.datum': ['groupPickupDate', 'bundle', 'pickupDate'],
    'contract.bringdatum': ['deliveryDate'],
  },
  unbroken: { by: ['bundle'], sort: 'contract.datum' },
});
