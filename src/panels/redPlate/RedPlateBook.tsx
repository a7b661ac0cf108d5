import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { definitionOf } from '../../api/definitions.ts';
import { store } from '../../api/records/entities.ts';
import { sessionAtom } from '../../api/session/session.ts';
import { redPlateRide } from '../../domain/redPlate/redPlateRide.ts';
import { columnsOf } from '../kit/grid/columnsOf.ts';
import { ListPanel } from '../kit/list/ListPanel.tsx';
import { useListModel, type ListHome } from '../kit/list/useListModel.ts';
import { usePanel } from '../panelContext.ts';
import { BookBar } from './BookBar.tsx';
import { bookCells, bookCellsRead } from './bookCells.tsx';

/** The book of red plates inside of the logbook: its lines, what is open, and its way onto paper. */
export function RedPlateBook({ tab }: { tab: string }) {
  const { url, replaceUrl } = usePanel();
  const roles = useAtomValue(sessionAtom, { store })?.roles;
  const { list } = definitionOf(redPlateRide);
  const home = useMemo<ListHome>(
    () => ({
      scope: url,
      address: url,
      replace: (address) => {
        const [path = '', search = ''] = address.split('?', 2);
        const query = new URLSearchParams(search);
        query.set('tab', tab);
        replaceUrl(`${path}?${query.toString()}`);
      },
    }),
    [url, replaceUrl, tab],
  );
  const columns = useMemo(
    () => columnsOf(redPlateRide, list.columns as never, roles ?? []).map((it) => ({ ...it, ...bookCells[it.id] })),
    [list, roles],
  );
  const properties = useMemo(
    () => [...new Set([...list.columns, ...redPlateRide.pick, ...bookCellsRead])] as never[],
    [list],
  );
  const model = useListModel({ resource: redPlateRide, properties, home });
  return (
    <ListPanel
      model={model}
      columns={columns}
      bar={<BookBar />}
      nothingYet="Noch keine Fahrt mit rotem Kennzeichen."
      firstStep="Jede begonnene Fahrt mit rotem Kennzeichen erscheint hier von selbst."
    />
  );
}
