import { useCallback, useEffect, useRef, useState } from 'react';
import type { Entity } from '../../../api/records/entities.ts';
import { refetchLists } from '../../../api/records/listUpkeep.ts';
import { moveRecord } from '../../../api/records/moveRecord.ts';
import { undoAll } from '../../../api/records/undo.ts';
import { tellFailure } from '../../../commands/tellFailure.ts';
import { tools } from '../../../commands/tools.ts';
import { shownPlace, storedFrom } from '../../../domain/lookup/imagePlace.ts';
import { protocolImage } from '../../../domain/lookup/protocolImage.ts';
import { moved } from '../../kit/sort/moved.ts';

type Picture = Entity<typeof protocolImage>;
/** A picture on its way to another place, and the order that it makes. */
type Move = { readonly iri: string; readonly to: number; readonly order: readonly string[] };

/** Whoever moves a picture step by step wants one change, not one for each step (document 3, section 9). */
const debounce = 500;

/** The pictures of one handover as somebody has just put them, and the way to another order. */
export function usePicturesByHand(pictures: readonly Picture[]) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const pending = useRef<{ readonly move: Move; readonly timer: number } | null>(null);
  const known = new Map(pictures.map((it) => [it['@id'], it]));
  const isWhole = order?.length === pictures.length && order.every((it) => known.has(it));
  const ordered = isWhole ? order.flatMap((it) => known.get(it) ?? []) : pictures;

  const flush = useCallback(() => {
    const waiting = pending.current;
    if (!waiting) return;
    window.clearTimeout(waiting.timer);
    pending.current = null;
    void store(waiting.move).finally(() => {
      if (pending.current === null) setOrder(null);
    });
  }, []);
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

async function store({ iri, to, order }: Move): Promise<void> {
  const places = new Map(order.map((key, at) => [key, storedFrom + at + 1]));
  try {
    const back = await moveRecord(protocolImage, iri, { field: 'sort', place: storedFrom + to + 1, places });
    tools().notify.success('Position aktualisiert', {
      detail: `Position ${shownPlace(storedFrom + to + 1)}`,
      undo: async () => {
        await undoAll(back);
        refetchLists(protocolImage.path);
      },
    });
  } catch (error) {
    tellFailure('Die Reihenfolge wurde nicht gespeichert', error);
  } finally {
    refetchLists(protocolImage.path);
  }
}
