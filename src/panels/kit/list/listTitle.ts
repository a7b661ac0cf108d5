import type { Refer } from '../../../domain/define/fieldText.ts';
import { askedFilters, sentenceOf } from './filterSentence.ts';
import { isShared } from './listUrl.ts';
import type { ListModel } from './useListModel.ts';

type Shown = Pick<ListModel, 'resource' | 'state' | 'defaults'>;

/** The filters by which a list differs from what it shows usually. */
export function unusualFilters({ resource, state, defaults }: Shown) {
  return askedFilters(resource, state.filter).filter(
    ({ asked }) => !asked.every(({ key, values }) => values.join() === defaults.filter[key]?.join()),
  );
}

/**
 * What a list is called on its tab: by the view it shows, else by its filters, so that two lists of one kind are told
 * apart.
 */
export function listTitle(name: string, shown: Shown, refer: Refer): string {
  const { resource, state, defaults } = shown;
  if (state.view !== null) return `${name} · ${isShared(state.view) ? refer(state.view) : state.view}`;
  const texts = unusualFilters(shown).map(({ filter, asked }) => {
    const sentence = sentenceOf(filter, asked, { resource, refer });
    return sentence.text === 'ja' || sentence.text === 'nein' ? `${sentence.name}: ${sentence.text}` : sentence.text;
  });
  const isWider =
    texts.length === 0 && Object.keys(defaults.filter).some((key) => (state.filter[key] ?? []).length === 0);
  return [name, ...(isWider ? ['alle'] : []), ...(texts.length > 0 ? [texts.join(', ')] : [])].join(' · ');
}
