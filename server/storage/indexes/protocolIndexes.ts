import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { defineIndexes } from './defineIndexes.ts';

export const protocolIndexes = defineIndexes(protocol, {
  covering: {
    indexes: [
      ['pickupDateRaw', 'id'],
      ['deliveryDateRaw', 'id'],
      ['closed', 'id'],
      ['createdAt', 'id'],
      ['processState', 'mailSend', 'closed', 'id'],
      ['contract', 'id'],
      ['contractClientAddress', 'id'],
      ['reviewedAt', 'id'],
    ],
    columns: [
      'contract',
      'contractClientAddress',
      'orderNumber',
      'processState',
      'mailSend',
      'mailLocked',
      'aktiv',
      'closed',
      'pickupDateRaw',
      'deliveryDateRaw',
      'createdAt',
      'reviewState',
      'reviewedAt',
    ],
  },
  // What the nightly deletion of pictures looks through.
  within: [{ called: 'with_pictures', holds: '"picturesDeletedOn" is null', columns: ['deliveryDateRaw', 'id'] }],
  rare: [
    { field: 'aktiv', is: false },
    { field: 'mailLocked', is: true },
  ],
});
