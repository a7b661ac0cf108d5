import { useMemo } from 'react';
import { tools } from '../../commands/tools.ts';
import { importContract } from '../../domain/import/importContract.ts';
import { columnsOf } from '../kit/grid/columnsOf.ts';
import { ListPanel } from '../kit/list/ListPanel.tsx';
import { useListModel } from '../kit/list/useListModel.ts';

const columnNames = [
  'effect',
  'createdAt',
  'leasingVertragsnummer',
  'kennzeichen',
  'autotyp',
  'datum',
  'abholort',
  'bringdatum',
  'bringort',
  'driver',
  'contract',
  'message',
] as const;
const properties = [
  ...new Set([...importContract.pick, ...columnNames, 'copyText', 'state', 'confirm', 'contractNumber'] as const),
];
const defaults = { filter: { isImported: ['false'], isDeclinedByLeitstand: ['false'] }, order: 'datum' };
const noun = { one: 'Importauftrag', gender: 'm', many: 'Importaufträge' } as const;

/** The open rows of a leasing customer; those that were taken over or declined are a filter away. */
export function LeasingRows({ format, list }: { readonly format: string; readonly list: string }) {
  const fixed = useMemo(() => ({ format }), [format]);
  const model = useListModel({ resource: importContract, list, fixed, defaults, properties, noun });
  const columns = useMemo(() => columnsOf(importContract, columnNames, tools().roles()), []);
  return (
    <ListPanel
      model={model}
      columns={columns}
      nothingYet="Kein offener Importauftrag."
      firstStep="Neue Zeilen kommen mit der nächsten Datei unter „Importieren“."
    />
  );
}
