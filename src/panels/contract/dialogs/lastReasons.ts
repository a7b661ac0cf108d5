import { useMemo } from 'react';
import { store } from '../../../api/records/entities.ts';
import { setSetting, settingsAtom, useSetting } from '../../../api/session/settings.ts';
import { textsOf } from '../../kit/textOf.ts';

const key = 'assignmentReasons';
const maxKept = 5;

/** Why this person sent drivers in spite of warnings, latest first. */
export function useLastReasons(): readonly string[] {
  const kept = useSetting(key);
  return useMemo(() => textsOf(kept), [kept]);
}

/** Keeps a reason for the next time; the change it belongs to does not depend on that. */
export function keepReason(reason: string): void {
  const kept = textsOf(store.get(settingsAtom)[key]);
  if (reason !== '' && kept[0] !== reason)
    void setSetting(key, [reason, ...kept.filter((it) => it !== reason)].slice(0, maxKept)).catch(() => undefined);
}
