import { extendResource } from '../../src/panels/kit/screen/extendResource.ts';
import type { triedNoun } from './triedNoun.ts';

export const triedScreen = extendResource<typeof triedNoun>('tried_records', {
  firstTab: 'Akte',
  tabs: [{ key: 'versicherung', label: 'Versicherung', blocks: ['Versicherung', 'Gutachten'] }],
  emptyText: 'Noch keine Musterakten angelegt.',
});
