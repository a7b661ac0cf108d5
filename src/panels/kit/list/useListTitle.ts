import { useEffect } from 'react';
import { readAnyEntity } from '../../../api/records/entities.ts';
import { matchPanel } from '../../matchPanel.ts';
import { usePanel } from '../../panelContext.ts';
import { useNames } from '../useNames.ts';
import { referredBy } from './filterSentence.ts';
import { listTitle, unusualFilters } from './listTitle.ts';
import { isShared } from './listUrl.ts';
import type { ListModel } from './useListModel.ts';

/** Names the tab of a list by what it shows. */
export function useListTitle(model: ListModel): void {
  const { url, setTitle } = usePanel();
  const { view } = model.state;
  const refer = useNames([
    ...unusualFilters(model).flatMap(({ filter, asked }) => referredBy(model.resource, filter, asked)),
    ...(isShared(view) ? [view] : []),
  ]);
  const isWithdrawn = isShared(view) && !readAnyEntity(view);
  const title = listTitle(
    matchPanel(url)?.definition.title({}) ?? model.noun.many,
    isWithdrawn ? { ...model, state: { ...model.state, view: null } } : model,
    refer,
  );
  useEffect(() => setTitle(title), [title, setTitle]);
}
