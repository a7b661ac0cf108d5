import { useCallback, useMemo, useRef } from 'react';
import { importContract } from '../../domain/import/importContract.ts';
import type { GridHandle } from '../kit/grid/recordGridProps.ts';
import { ListPanel } from '../kit/list/ListPanel.tsx';
import { useListModel } from '../kit/list/useListModel.ts';
import { focusRow } from '../kit/related/gridMoves.ts';
import { leasingColumns, rowClassOf } from './rowColumns.ts';
import { rowFields } from './rowFields.ts';
import { RowsBar } from './RowsBar.tsx';

const properties = [...new Set([...importContract.pick, ...rowFields] as const)];
const defaults = { filter: { isImported: ['false'], isDeclinedByLeitstand: ['false'] }, order: 'datum' };
const noun = { one: 'Importauftrag', gender: 'm', many: 'Importaufträge' } as const;

/** The open rows of a leasing customer; those that were taken over or declined are a filter away. */
export function LeasingRows({ format, list }: { readonly format: string; readonly list: string }) {
  const fixed = useMemo(() => ({ format }), [format]);
  const model = useListModel({ resource: importContract, list, fixed, defaults, properties, noun });
  const grid = useRef<GridHandle>(null);
  const goTo = useCallback((iri: string) => {
    if (grid.current) focusRow(grid.current, iri);
  }, []);
  return (
    <ListPanel
      model={model}
      columns={leasingColumns}
      rowHeight={40}
      rowClass={rowClassOf}
      handle={grid}
      bar={<RowsBar model={model} goTo={goTo} />}
      thisRow="diese Zeile"
      nothingYet="Kein offener Importauftrag."
      firstStep="Neue Zeilen kommen mit der nächsten Datei unter „Importieren“."
    />
  );
}
