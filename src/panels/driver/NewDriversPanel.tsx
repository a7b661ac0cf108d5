import { useMemo } from 'react';
import { tools, type Where } from '../../commands/tools.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { idInIri } from '../../domain/define/iri.ts';
import { driver } from '../../domain/driver/driver.ts';
import { columnsOf } from '../kit/grid/columnsOf.ts';
import { ListPanel } from '../kit/list/ListPanel.tsx';
import { useListModel } from '../kit/list/useListModel.ts';
import { driverCells } from './driverColumns.tsx';

const columnNames = ['name', 'plz', 'ort', 'createdAt', 'documentCompleteness'] as const;
const properties = [
  ...new Set([...driver.pick, ...columnNames, 'documentTypes', 'email', 'gruppe', 'approved'] as const),
];
const fixed = { approved: 'false', 'user.active': 'false' } as const;
const defaults = { filter: { requiredDocsUploaded: ['true'] }, order: 'createdAt' };
const noun = { one: 'Fahrer', gender: 'm', many: 'Neue Fahrer' } as const;

const open = (iri: string, where?: Where) => tools().open(`/new_drivers/${idInIri(iri)}`, where);

/** Who has registered, the oldest registration first; at first those whose required papers are there. */
export default function NewDriversPanel() {
  const model = useListModel({ resource: driver, list: 'new_drivers', fixed, defaults, properties, noun });
  const columns = useMemo(
    () =>
      columnsOf(driver, columnNames, tools().roles()).map(({ edit: _, ...it }) => ({ ...it, ...driverCells[it.id] })),
    [],
  );
  return <ListPanel model={model} columns={columns} onOpen={open} nothingYet={labelOf(emptyTexts, 'applicants')} />;
}
