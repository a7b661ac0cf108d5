import { useAtomValue } from 'jotai';
import { useMemo, type MouseEvent } from 'react';
import { definitionOf } from '../../api/definitions.ts';
import { readEntity, store } from '../../api/records/entities.ts';
import { useList } from '../../api/records/queries.ts';
import { useEntities } from '../../api/records/useEntities.ts';
import { sessionAtom } from '../../api/session/session.ts';
import { toggleUnfolded, unfoldedDriversAtom } from '../../commands/driver/unfolded.ts';
import { createCaption } from '../../commands/resource/createCaption.ts';
import { tools } from '../../commands/tools.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { driver } from '../../domain/driver/driver.ts';
import { Button } from '../../ui/display/Button.tsx';
import { columnsOf } from '../kit/grid/columnsOf.ts';
import type { GridEntry } from '../kit/grid/gridColumn.ts';
import { ListPanel } from '../kit/list/ListPanel.tsx';
import { useListModel } from '../kit/list/useListModel.ts';
import { driverCells } from './driverColumns.tsx';
import { subHeading, SubDriverRow } from './SubDriverRow.tsx';

const properties = [
  ...new Set([
    ...driver.pick,
    'name',
    'activeSubDrivers',
    'fahrervon',
    'klassen',
    'currentVersion',
    'osVersion',
    'documentCompleteness',
    'documentTypes',
    'email',
    'gruppe',
    'approved',
    'user',
  ] as const),
];
const onlyNew = { approved: ['false'], 'user.active': ['false'] } as const;

/** Everybody who drives; the active drivers of a business unfold under its row. */
export default function DriversPanel() {
  const roles = useAtomValue(sessionAtom, { store })?.roles;
  const model = useListModel({ resource: driver, properties });
  const columns = useMemo(
    () =>
      columnsOf(driver, definitionOf(driver).list.columns, roles ?? []).map((it) => ({ ...it, ...driverCells[it.id] })),
    [roles],
  );
  const rows = useUnfolded(model.view.iris);
  const unfold = (event: MouseEvent) => {
    const iri = event.target instanceof Element && event.target.closest<HTMLElement>('[data-unfold]')?.dataset.unfold;
    if (iri) toggleUnfolded([iri]);
  };
  return (
    <div className="h-full min-h-0" onClick={unfold}>
      <ListPanel
        model={model}
        columns={columns}
        rows={rows}
        heading={SubDriverRow}
        toolbar={
          <Button small icon="user-plus" onClick={() => model.setFilter(onlyNew)}>
            nur neue Fahrer
          </Button>
        }
        nothingYet={labelOf(emptyTexts, 'drivers')}
        create={{ label: createCaption(driver.title), run: () => tools().open('/drivers/create') }}
      />
    </div>
  );
}

/** The rows of the list, under the unfolded ones a line for each of their active drivers. */
function useUnfolded(iris: readonly string[]): readonly GridEntry[] {
  const unfolded = useAtomValue(unfoldedDriversAtom, { store });
  const open = useMemo(() => iris.filter((it) => unfolded.has(it)), [iris, unfolded]);
  const { iris: found } = useList(
    driver,
    { filter: { fahrervon: open, active: 'true' }, order: 'kuerzel', itemsPerPage: 200, properties },
    { enabled: open.length > 0 },
  );
  const subs = useEntities(driver, open.length > 0 ? found : []);
  return useMemo(
    () =>
      iris.flatMap((iri): readonly GridEntry[] => [
        iri,
        ...(unfolded.has(iri)
          ? subs.filter((it) => readEntity(driver, it['@id'])?.fahrervon === iri).map((it) => subHeading(it['@id']))
          : []),
      ]),
    [iris, unfolded, subs],
  );
}
