import { useAtomValue } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { useMemo } from 'react';
import { store } from '../../../api/entities.ts';
import { presenceAtom, type Person } from '../../../api/presence.ts';

const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** Who else is in this field right now, as initials; only this field is drawn anew when somebody comes or goes. */
export function useFieldPresence(iri: string | null, path: string): readonly string[] {
  const inField = useMemo(() => selectAtom(presenceAtom(iri ?? ''), (people: readonly Person[]) => people.filter((it) => it.field === path).map((it) => [...it.initials].join('. ')), same), [iri, path]);
  return useAtomValue(inField, { store });
}
