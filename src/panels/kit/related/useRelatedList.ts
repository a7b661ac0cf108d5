import { pathOfIri } from '../../../domain/define/iri.ts';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { definitionOf } from '../../../api/definitions.ts';
import { store, type AnyEntity } from '../../../api/records/entities.ts';
import { sessionAtom } from '../../../api/session/session.ts';
import type { Role } from '../../../domain/access/roles.ts';
import { columnsOf } from '../grid/columnsOf.ts';
import type { GridColumn } from '../grid/gridColumn.ts';
import { useListModel } from '../list/useListModel.ts';
import { useInnerHome } from './innerLists.ts';
import { belongsTo, columnNames, type Related, type RowFilter } from './related.ts';
import { sortColumn } from '../sort/sortColumn.tsx';

const noRoles: readonly Role[] = [];

/** The state of a list inside a record, and its columns. */
export function useRelatedList(related: Related, { owner, name }: { owner: AnyEntity; name: string }) {
  const { isFinal = false, resource: noun, sort, sortBy, properties: more, cells, ownColumns, pages } = related;
  const resource = definitionOf({ path: noun.path });
  const roles = useAtomValue(sessionAtom, { store })?.roles ?? noRoles;
  const wire = JSON.stringify(belongsTo(related, owner));
  const fixed = useMemo(() => JSON.parse(wire) as RowFilter, [wire]);
  const names = useMemo(() => columnNames(related), [related]);
  const columns = useMemo<readonly GridColumn[]>(
    () =>
      ownColumns ?? [
        ...(sortBy === undefined ? [] : [sortColumn(resource, sortBy)]),
        ...columnsOf(resource, names, roles).map(({ edit, ...it }) => ({
          ...it,
          ...(edit && !isFinal && { edit }),
          ...(cells as Readonly<Record<string, Partial<GridColumn>>> | undefined)?.[it.id],
        })),
      ],
    [cells, ownColumns, resource, sortBy, names, roles, isFinal],
  );
  const properties = useMemo(
    () =>
      [
        ...new Set([
          ...(ownColumns ? [] : names),
          ...(sortBy === undefined ? [] : [sortBy]),
          ...resource.pick,
          ...(more ?? []),
        ]),
      ].filter((it) => it !== 'version'),
    [ownColumns, names, sortBy, resource, more],
  );
  const defaults = useMemo(
    () => ({ filter: {}, order: sort ?? sortBy ?? resource.list.sort }),
    [sort, sortBy, resource],
  );
  const home = useInnerHome(name);
  const model = useListModel({
    resource,
    list: `${ownerPath(owner)}.${name}`,
    fixed,
    properties,
    defaults,
    home,
    ...(pages && { pages }),
  });
  return { model, columns, roles, scope: home.scope };
}

/** Columns and rows per page are remembered for all records of a resource alike. */
function ownerPath(owner: AnyEntity): string {
  return pathOfIri(owner['@id']);
}
