import { useState } from 'react';
import { changeAll } from '../../../api/records/bulkChange.ts';
import { readAnyEntity } from '../../../api/records/entities.ts';
import { refetchLists } from '../../../api/records/listUpkeep.ts';
import { undoAll, type Undo } from '../../../api/records/undo.ts';
import { fieldsBack } from '../../../commands/resource/changeRecords.ts';
import { tellFailure } from '../../../commands/tellFailure.ts';
import { tools } from '../../../commands/tools.ts';
import type { ListModel } from '../list/useListModel.ts';
import { moved, renumbered } from '../sort/moved.ts';
import { nameOfRow } from './nameOfRow.ts';
import type { Related } from './related.ts';

type Ahead = { readonly iris: readonly string[]; readonly until: number };

/** The rows in the order that somebody has just given them, until the server has sent it, and the way to another order. */
export function useHandOrder({ resource, view }: ListModel, related: Related) {
  const { sortBy } = related;
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const isShown =
    ahead !== null &&
    view.fetchedAt <= ahead.until &&
    ahead.iris.length === view.iris.length &&
    ahead.iris.every((it) => view.iris.includes(it));
  const iris = isShown ? ahead.iris : view.iris;

  const move = async (iri: string, to: number): Promise<void> => {
    if (sortBy === undefined) return;
    const next = moved(iris, iris.indexOf(iri), to);
    const numbers = new Map(
      renumbered(next.map((key) => ({ key, at: numberIn(key, sortBy) }))).map(({ key, at }) => [key, at]),
    );
    setAhead({ iris: next, until: Number.POSITIVE_INFINITY });
    const rows = [...numbers.keys()].flatMap((key) => readAnyEntity(key) ?? []);
    const ways: Undo[] = [];
    try {
      const {
        left,
        rows: [first],
      } = await changeAll(resource, rows, {
        changes: (row) => ({ [sortBy]: numbers.get(row['@id']) }),
        ahead: true,
        onWritten: (written, before) => void ways.push(...fieldsBack(before, written, [sortBy])),
      });
      if (left.length > 0)
        throw first?.state === 'failed' ? first.error : new Error('Nicht alle Positionen wurden gespeichert.');
      setAhead({ iris: next, until: Date.now() });
      const undo = async () => {
        await undoAll(ways);
        refetchLists(resource.path);
      };
      tools().notify.success('Reihenfolge geändert', {
        detail: `${nameOfRow(related, iri)}: Position ${String(to + 1)}`,
        undo,
      });
    } catch (error) {
      setAhead(null);
      tellFailure('Die Reihenfolge wurde nicht gespeichert', error);
    } finally {
      refetchLists(resource.path);
    }
  };
  return { iris, move };
}

/** The number behind the last row. */
export function nextPlace(iris: readonly string[], sortBy: string | undefined): number | null {
  return sortBy === undefined ? null : Math.max(0, ...iris.map((it) => numberIn(it, sortBy) ?? 0)) + 1;
}

function numberIn(iri: string, field: string): number | null {
  const value = readAnyEntity(iri)?.[field];
  return typeof value === 'number' ? value : null;
}
