import { useCallback, useEffect, useRef, useState } from 'react';
import { refetchLists } from '../../../api/records/listUpkeep.ts';
import { moveRecord } from '../../../api/records/moveRecord.ts';
import { undoAll } from '../../../api/records/undo.ts';
import { tellFailure } from '../../../commands/tellFailure.ts';
import { tools } from '../../../commands/tools.ts';
import type { Definition } from '../../../domain/define/row.ts';
import { moved } from './moved.ts';

/** What is put in order. Keep the identity. */
type HandList = {
  readonly resource: Definition;
  /** The field that holds the place, and what is added to a place where it is stored. */
  readonly field: string;
  readonly from?: number;
};
/** A record on its way to another place, and the order that it makes. */
type Move = { readonly iri: string; readonly to: number; readonly order: readonly string[] };

/** Whoever moves a record step by step wants one change, not one for each step (document 3, section 9). */
const debounce = 500;

/** Records that are all shown, as somebody has just put them, and the way to another order. */
export function useRecordsByHand<R extends { readonly '@id': string }>(records: readonly R[], list: HandList) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const pending = useRef<{ readonly move: Move; readonly timer: number } | null>(null);
  const known = new Map(records.map((it) => [it['@id'], it]));
  const isWhole = order?.length === records.length && order.every((it) => known.has(it));
  const ordered = isWhole ? order.flatMap((it) => known.get(it) ?? []) : records;

  const flush = useCallback(() => {
    const waiting = pending.current;
    if (!waiting) return;
    window.clearTimeout(waiting.timer);
    pending.current = null;
    void store(list, waiting.move).finally(() => {
      if (pending.current === null) setOrder(null);
    });
  }, [list]);
  useEffect(() => flush, [flush]);

  const move = (iri: string, to: number) => {
    if (pending.current && pending.current.move.iri !== iri) flush();
    if (pending.current) window.clearTimeout(pending.current.timer);
    const keys = ordered.map((it) => it['@id']);
    const next = moved(keys, keys.indexOf(iri), to);
    setOrder(next);
    pending.current = { move: { iri, to, order: next }, timer: window.setTimeout(flush, debounce) };
  };
  return { ordered, move };
}

async function store({ resource, field, from = 0 }: HandList, { iri, to, order }: Move): Promise<void> {
  const places = new Map(order.map((key, at) => [key, from + at + 1]));
  try {
    const back = await moveRecord(resource, iri, { field, place: from + to + 1, places });
    tools().notify.success('Position aktualisiert', {
      detail: `Position ${String(to + 1)}`,
      undo: async () => {
        await undoAll(back);
        refetchLists(resource.path);
      },
    });
  } catch (error) {
    tellFailure('Die Reihenfolge wurde nicht gespeichert', error);
  } finally {
    refetchLists(resource.path);
  }
}
