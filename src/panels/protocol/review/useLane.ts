import { useMemo } from 'react';
import { useLaneRows } from '../../../api/calls/reviewLane.ts';
import { useEntities } from '../../../api/records/useEntities.ts';
import type { Entity } from '../../../api/records/entities.ts';
import { useSetting } from '../../../api/session/settings.ts';
import { laneSetting } from '../../../commands/protocol/reviewRuns.ts';
import { isOpenIn, laneFrom, nextOpen, type ReviewLane } from '../../../domain/protocol/reviewLane.ts';
import { protocol } from '../../../domain/protocol/protocol.ts';
import { keepSetting } from '../../kit/keepSetting.ts';

export type Lane = {
  readonly kept: ReviewLane;
  /** The protocols that are still there, in their order. */
  readonly rows: readonly Entity<typeof protocol>[];
  /** Where somebody stands; -1 at the end. */
  readonly at: number;
  /** The next one to decide about; -1 where none is. */
  readonly next: number;
  readonly goTo: (place: number) => void;
};

const noNumbers: readonly string[] = [];

/** The lane of the person with what is known of its protocols; null while it loads, undefined where there is none. */
export function useLane(): {
  readonly lane: Lane | null | undefined;
  readonly error: Error | null;
  readonly refetch: () => void;
} {
  const setting = useSetting(laneSetting);
  const kept = useMemo(() => laneFrom(setting), [setting]);
  const numbers = kept?.numbers ?? noNumbers;
  const { iris, error, refetch } = useLaneRows(numbers);
  const rows = useEntities(protocol, iris ?? noNumbers);
  if (!kept) return { lane: undefined, error: null, refetch };
  if (!iris) return { lane: null, error, refetch };
  const open = rows.map((it) => isOpenIn(kept, it));
  const found = rows.findIndex((it) => it.orderNumber === kept.at);
  const at = kept.at === null ? -1 : found >= 0 ? found : open.indexOf(true);
  const goTo = (place: number) => keepSetting(laneSetting, { ...kept, at: rows[place]?.orderNumber ?? null });
  return { lane: { kept, rows, at, next: nextOpen(open, at), goTo }, error: null, refetch };
}
