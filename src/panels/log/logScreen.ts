import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import type { log } from '../../domain/log/log.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** What the list of these records says while it is empty. */
export const logScreen = extendResource<typeof log>('logs', {
  emptyText: labelOf(emptyTexts, 'logs'),
  firstStep: 'Fehler und besondere Vorkommnisse erscheinen hier von selbst.',
});
