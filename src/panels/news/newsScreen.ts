import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import type { news } from '../../domain/news/news.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** What the list of these records says while it is empty. */
export const newsScreen = extendResource<typeof news>('news', {
  emptyText: labelOf(emptyTexts, 'news'),
});
