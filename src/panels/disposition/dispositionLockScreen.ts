import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import type { dispositionLock } from '../../domain/disposition/dispositionLock.ts';
import { lockEffect } from '../../domain/disposition/lockEffect.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** The list of Sperrtage names each by its title and says what it does. */
export const dispositionLockScreen = extendResource<typeof dispositionLock>('disposition_locks', {
  cells: {
    active: {
      heading: 'Wirkung',
      flex: 1,
      minWidth: 160,
      text: ({ active }) => lockEffect({ active: active === true }),
    },
  },
  emptyText: labelOf(emptyTexts, 'locks'),
});
