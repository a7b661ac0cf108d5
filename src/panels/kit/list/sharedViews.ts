import { useEffect, useMemo, useState } from 'react';
import { knownDefinition, loadReferred } from '../../../api/definitions.ts';
import { readEntity, store, type Entity } from '../../../api/records/entities.ts';
import { create, remove, update } from '../../../api/records/mutations.ts';
import { useList } from '../../../api/records/queries.ts';
import { sessionAtom } from '../../../api/session/session.ts';
import { useEntities } from '../../../api/records/useEntities.ts';
import type { StoredRole } from '../../../domain/access/roles.ts';
import { mayFilterBy, maySortBy } from '../../../domain/access/visible.ts';
import { iriOf, type Resource } from '../../../domain/define/resource.ts';
import { listView } from '../../../domain/list/listView.ts';
import { nameOf } from '../represent.ts';
import { filterNameOf, ordersOf, type ListState } from './listUrl.ts';
import { withFixedDays, withRelativeDates } from './relativeDates.ts';
import type { SavedView } from './savedViews.ts';

/** A view that somebody shares with colleagues; who made it may change and withdraw it. */
export type SharedView = SavedView & {
  readonly iri: string;
  readonly maker: string;
  readonly roles: readonly StoredRole[];
  readonly mayChange: boolean;
};
export type Sharing = { readonly name: string; readonly roles: readonly StoredRole[] };
type Of = { readonly list: string; readonly resource: Resource; readonly today: string };

/** The views of a list that others share with this person, and those he shares himself; new ones come by themselves. */
export function useSharedViews({ list, resource, today }: Of): readonly SharedView[] {
  const params = useMemo(() => ({ filter: { list }, order: 'name' as const, itemsPerPage: 100 }), [list]);
  const { iris, pendingNew, showNew } = useList(listView, params);
  useEffect(() => {
    if (pendingNew > 0) showNew();
  });
  const hasViews = iris.length > 0;
  const [, setKnown] = useState(false);
  useEffect(() => {
    // What of referred records this person may ask stands in their definitions.
    if (hasViews)
      loadReferred(resource).then(
        () => setKnown(true),
        () => undefined,
      );
  }, [hasViews, resource]);
  return useEntities(listView, iris).map((it) => readShared(it, { resource, today }));
}

function readShared(entity: Entity<typeof listView>, { resource, today }: Pick<Of, 'resource' | 'today'>): SharedView {
  const { userId = 0, roles = [] } = store.get(sessionAtom) ?? {};
  const { name, filter, order, createdBy } = entity;
  const isMine = createdBy === iriOf('users', userId);
  const allowed = Object.entries((filter ?? {}) as ListState['filter']).filter(([key]) => {
    const asked = filterNameOf(key);
    const definition = resource.filters[asked];
    return (
      definition !== undefined && mayFilterBy(resource, asked, { filter: definition, roles, known: knownDefinition })
    );
  });
  return {
    iri: entity['@id'],
    name: name ?? '',
    maker: isMine ? 'von mir' : createdBy ? nameOf(createdBy) : 'System',
    roles: entity.roles ?? [],
    mayChange: isMine || roles.includes('admin'),
    filter: withFixedDays(Object.fromEntries(allowed), today),
    order:
      ordersOf(order ?? '')
        .filter((it) => maySortBy(resource, it.replace(/^-/, ''), { roles, known: knownDefinition }))
        .join(',') || resource.list.sort,
  };
}

/** Gives colleagues what this list shows now under a name; answers the address of the view. */
export async function shareView(
  { name, roles }: Sharing,
  { list, resource, today, state }: Of & { readonly state: Pick<ListState, 'filter' | 'order'> },
): Promise<string> {
  const made = await create(listView, { name, roles, path: resource.path, list, ...kept(state, today) });
  return made['@id'];
}

/** Gives a shared view another name, or other people it is for. */
export async function changeSharing(view: SharedView, sharing: Sharing): Promise<void> {
  await update(listView, view.iri, sharing);
}

/** Lets a shared view show for everybody what its maker sees now. */
export async function renewShared(
  view: SharedView,
  state: Pick<ListState, 'filter' | 'order'>,
  today: string,
): Promise<void> {
  await update(listView, view.iri, kept(state, today));
}

/** Takes a shared view away from everybody; answers how to share it again. */
export async function withdraw(view: SharedView): Promise<() => Promise<void>> {
  const before = readEntity(listView, view.iri);
  await remove(view.iri);
  return async () => {
    if (before)
      await create(
        listView,
        Object.fromEntries(
          (['name', 'roles', 'path', 'list', 'filter', 'order'] as const).map((it) => [it, before[it]]),
        ),
      );
  };
}

function kept({ filter, order }: Pick<ListState, 'filter' | 'order'>, today: string) {
  return { filter: withRelativeDates(filter, today), order };
}
