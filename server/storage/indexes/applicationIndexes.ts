import { application } from '../../../src/domain/application/application.ts';
import { defineIndexes } from './defineIndexes.ts';

export const applicationIndexes = defineIndexes(application, {
  indexes: [['createdAt', 'id'], ['status', 'id'], ['contract'], ['bundle'], ['driver', 'status']],
});
