import type { AnyEntity } from '../../../api/records/entities.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import type { CellProps, GridColumn } from '../grid/gridColumn.ts';
import { SortHandle } from './SortHandle.tsx';

/** The place of a row in a list that people put in order by hand, with the handle by which it is dragged. */
export function sortColumn(resource: Resource, field: string): GridColumn {
  const text = (row: AnyEntity) => String(row[field] ?? '');
  return {
    id: field,
    heading: resource.fields[field]?.heading ?? 'Pos.',
    width: 64,
    minWidth: 56,
    fixed: true,
    look: 'num',
    sort: field,
    text,
    render: SortCell,
  };
}

function SortCell({ text }: CellProps) {
  return (
    <span className="flex items-center gap-1">
      <SortHandle />
      {text}
    </span>
  );
}
