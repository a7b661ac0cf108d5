import { bundle } from '../../../src/domain/bundle/bundle.ts';
import { defineIndexes } from './defineIndexes.ts';

export const bundleIndexes = defineIndexes(bundle, {
  covering: { indexes: [['createdAt', 'id']], columns: ['active', 'openForApplications', 'disposed'] },
});
