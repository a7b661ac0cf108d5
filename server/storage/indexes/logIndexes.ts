import { log } from '../../../src/domain/log/log.ts';
import { defineIndexes } from './defineIndexes.ts';

export const logIndexes = defineIndexes(log, {
  indexes: [['createdAt', 'id']],
});
