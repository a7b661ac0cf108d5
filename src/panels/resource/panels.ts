import { offers, type Noun } from '../../domain/define/noun.ts';
import { nouns } from '../../domain/nouns.ts';
import { createCaption } from '../../commands/resource/createCaption.ts';
import { loadScreen } from '../kit/screen/screens.ts';
import { definePanel, type PanelDefinition } from '../definePanel.ts';

/** A generic screen comes together with what its resource wants from it. */
const withScreen =
  <T>(path: string, load: () => Promise<T>) =>
  async () =>
    (await Promise.all([load(), loadScreen(path)]))[0];

/** List, record and create screens for every resource; addresses that have a screen of their own are left to it. */
export function panelsOfResources(ownUrls: readonly string[]): readonly PanelDefinition[] {
  const taken = new Set(ownUrls);
  return nouns.flatMap(panelsOf).filter((it) => !taken.has(it.url));
}

function panelsOf(noun: Noun): readonly PanelDefinition[] {
  const { path, title, icon, area, isBroad } = noun;
  const loadList = withScreen(path, () => import('./ResourceListPanel.tsx'));
  const loadRecord = withScreen(path, () => import('./ResourceRecordPanel.tsx'));
  const panel = (url: string, more: Pick<PanelDefinition, 'title' | 'load' | 'isBroad'>) =>
    definePanel({ url, icon, area, of: [noun], ...more });
  return [
    ...(offers(noun, 'list') ? [panel(`/${path}`, { title: () => title.heading ?? title.many, load: loadList })] : []),
    ...(offers(noun, 'create')
      ? [panel(`/${path}/create`, { title: () => createCaption(title), load: loadRecord })]
      : []),
    ...(offers(noun, 'read')
      ? [panel(`/${path}/:id`, { title: ({ id = '' }) => `${title.one} ${id}`, load: loadRecord, isBroad })]
      : []),
  ];
}
