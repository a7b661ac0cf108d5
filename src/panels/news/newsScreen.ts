import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import type { news } from '../../domain/news/news.ts';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { latePart } from '../kit/latePart.tsx';
import { extendResource } from '../kit/screen/extendResource.ts';
import { NewsReaders } from './NewsReaders.tsx';

const NewsForm = latePart<{ readonly record: RecordForm }>(async () => (await import('./NewsForm.tsx')).NewsForm);

/** News: a form in preparation, a text once they are released, and who has read them. */
export const newsScreen = extendResource<typeof news>('news', {
  emptyText: labelOf(emptyTexts, 'news'),
  form: NewsForm,
  isFinal: ({ isSend }) => isSend === true,
  tabs: [{ key: 'gelesen', label: 'Gelesen', area: 'settings', content: NewsReaders }],
});
