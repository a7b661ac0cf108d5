import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { store } from '../../api/records/entities.ts';
import { useList } from '../../api/records/queries.ts';
import { useEntities } from '../../api/records/useEntities.ts';
import { sessionAtom } from '../../api/session/session.ts';
import { reachOf } from '../../domain/access/visible.ts';
import { dispositionLock } from '../../domain/disposition/dispositionLock.ts';
import { lockedDayText } from '../../domain/disposition/lockEffect.ts';
import type { DayMark } from '../../ui/inputs/dayMarks.ts';

/** The latest of them: many more than anybody plans ahead. */
const latest = {
  filter: { active: 'true' },
  order: '-datum',
  itemsPerPage: 250,
  properties: ['datum', 'active'],
} as const;

/** The active Sperrtage with what they do, by day; `enabled: false` waits, and who may not know them gets none. */
export function useLockDays({ enabled = true }: { enabled?: boolean } = {}): ReadonlyMap<string, string> {
  const roles = useAtomValue(sessionAtom, { store })?.roles ?? [];
  const { iris } = useList(dispositionLock, latest, { enabled: enabled && reachOf(dispositionLock, roles) !== 'none' });
  const locks = useEntities(dispositionLock, iris);
  return useMemo(
    () => new Map(locks.flatMap(({ datum, active }) => (datum && active ? [[datum, lockedDayText] as const] : []))),
    [locks],
  );
}

/** What calendars say of Sperrtage. */
export function useLockMarks(): DayMark {
  const days = useLockDays();
  return (day) => days.get(day);
}
