import type { ComponentType } from 'react';
import type { Entity } from '../../../api/records/entities.ts';
import type { Definition } from '../../../domain/define/row.ts';
import type { GridColumn } from '../grid/gridColumn.ts';

/** A cell drawn as living React: what stands in it may have buttons and clocks. */
export function liveCell<R extends Definition>(
  _definition: R,
  Draw: ComponentType<{ entity: Entity<R> }>,
): NonNullable<GridColumn['live']> {
  return ({ data }) => (data?.entity ? <Draw entity={data.entity as unknown as Entity<R>} /> : null);
}
