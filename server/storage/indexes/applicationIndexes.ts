import { application } from '../../../src/domain/application/application.ts';
import { defineIndexes } from './defineIndexes.ts';

export const applicationIndexes = defineIndexes(application, {
  covering: {
    indexes: [
      ['firstPickupDate', 'firstPickupTime', 'bundle', 'contract', 'id'],
      ['status', 'id'],
      ['createdAt', 'id'],
    ],
    columns: ['status', 'firstPickupDate', 'firstPickupTime', 'bundle', 'contract', 'driver', 'createdAt'],
  },
  indexes: [
    ['contract', 'status'],
    ['bundle', 'status'],
    ['driver', 'status'],
  ],
  // Contracts and bundles stand by their earliest pickup, each with everybody who wants it.
  sortAs: { 'contract.datum': ['firstPickupDate', 'firstPickupTime', 'bundle', 'contract'] },
  unbroken: { by: ['bundle', 'contract'], sort: 'contract.datum' },
});
