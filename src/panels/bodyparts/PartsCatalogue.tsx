import { useMemo, useState } from 'react';
import { readEntity } from '../../api/records/entities.ts';
import { useList } from '../../api/records/queries.ts';
import { tools } from '../../commands/tools.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import { choiceOf, labelOf } from '../../domain/choices/choices.ts';
import { bodypart } from '../../domain/damage/bodypart.ts';
import { sideOf } from '../../domain/damage/sideOf.ts';
import { bodyShapes } from '../../domain/protocol/choices/bodyShapes.ts';
import { components } from '../../domain/protocol/choices/components.ts';
import { componentSides } from '../../domain/protocol/choices/componentSides.ts';
import { locations } from '../../domain/protocol/choices/locations.ts';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import { useRecordsByHand } from '../kit/sort/useRecordsByHand.ts';
import { useSortByHand } from '../kit/sort/useSortByHand.tsx';
import { CatalogueTable, type CatalogueLine } from './CatalogueTable.tsx';
import type { PastYear } from './usePastYear.ts';
import { wholeCatalogue } from './usePartsAt.ts';

const list = { resource: bodypart, field: 'sortierung' };
const rows = { selector: 'tr[data-sort-key]', keyOf: (row: Element) => row.getAttribute('data-sort-key') };
const headings = ['Bauteil', 'Bereich', 'Seite', 'Nicht an'];

/** The parts of vehicles in the order in which the company looks for them; put in order by hand. */
export function PartsCatalogue({ year }: { readonly year: PastYear }) {
  const { iris, isLoading } = useList(bodypart, wholeCatalogue);
  const parts = useMemo(() => iris.flatMap((iri) => readEntity(bodypart, iri) ?? []), [iris]);
  const [table, setTable] = useState<HTMLElement | null>(null);
  const { ordered, move } = useRecordsByHand(parts, list);
  const isWriter = mayWrite(tools().roles(), 'settings');
  const sort = useSortByHand({
    frame: isWriter ? table : null,
    rows,
    keys: ordered.map((it) => it['@id']),
    nameOf: (iri) => labelOf(components, ordered.find((it) => it['@id'] === iri)?.component),
    move: (iri, to) => {
      move(iri, to);
      requestAnimationFrame(() => focusRow(table, iri));
    },
    reason: isWriter ? undefined : 'Ihre Rolle darf das nicht ändern',
  });
  if (isLoading) return <SkeletonRows rows={14} columns={5} />;
  return (
    <CatalogueTable
      headings={headings}
      lines={ordered.map((it) => lineOf(it['@id'], it.component, year))}
      byHand={{
        frame: setTable,
        entries: sort.entries,
        onKeyDown: (event) => void sort.onKeyDown(event),
        layer: sort.layer,
      }}
    />
  );
}

function lineOf(iri: string, component: string | null | undefined, year: PastYear): CatalogueLine {
  const part = choiceOf(components, component);
  return {
    key: iri,
    cells: [
      part?.label ?? '',
      part?.locations.map((it) => labelOf(locations, it)).join(', ') ?? '',
      part ? labelOf(componentSides, sideOf(part)) : '',
      bodyShapes.items
        .filter((it) => part && it.excludes.includes(part.key))
        .map((it) => it.label)
        .join(', '),
    ],
    count: year('component', component ?? ''),
    href: `/damage_tool?component=${component ?? ''}`,
  };
}

/** A row that is put elsewhere in the page loses the keyboard, and its mover goes on moving it. */
function focusRow(table: HTMLElement | null, iri: string): void {
  table?.querySelector<HTMLElement>(`[data-sort-key="${CSS.escape(iri)}"] button`)?.focus();
}
