import { log } from '../../../src/domain/log/log.ts';
import { logArchive } from '../../../src/domain/log/logArchive.ts';
import { defineIndexes } from './defineIndexes.ts';

/**
 * Each filter has its entries in the order of time, so that ten million are looked through no further than the page
 * reaches; the narrow columns along let several filters be held without opening a row.
 */
const byTime = {
  covering: {
    indexes: [
      ['createdAt', 'id'],
      ['type', 'createdAt', 'id'],
      ['event', 'createdAt', 'id'],
      ['level', 'createdAt', 'id'],
      ['user', 'createdAt', 'id'],
    ],
    columns: ['type', 'event', 'level', 'user'],
  },
} as const;

export const logIndexes = defineIndexes(log, byTime);
export const logArchiveIndexes = defineIndexes(logArchive, byTime);
