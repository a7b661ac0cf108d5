import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import type { dispositionLock } from '../../domain/disposition/dispositionLock.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** What the list of these records says while it is empty. */
export const dispositionLockScreen = extendResource<typeof dispositionLock>('disposition_locks', {
  emptyText: labelOf(emptyTexts, 'locks'),
});
