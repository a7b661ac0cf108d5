import { pathOfIri } from '../../../domain/define/iri.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { lockRecord, type EditLock, type LockState } from '../../../api/live/editLocks.ts';
import { tools } from '../../../commands/tools.ts';
import { mayWrite } from '../../../domain/access/matrix.ts';
import { nounByPath } from '../../../domain/nouns.ts';

export type RecordLock = Pick<EditLock, 'force' | 'ask'> & { readonly iri: string; readonly state: LockState };

/** Keeps others away from records as long as they are edited here; who may not change one locks none. */
export function useEditLocks(iris: readonly string[], isEditing: boolean): readonly RecordLock[] {
  const [locks] = useState(manyLocks);
  const wanted = isEditing ? iris.filter(mayBeLocked).join(' ') : '';
  useEffect(() => locks.hold(wanted.split(' ').filter(Boolean)), [locks, wanted]);
  return useSyncExternalStore(locks.subscribe, locks.shown);
}

/** The locks of one form, as it draws them. */
function manyLocks() {
  let shown: readonly RecordLock[] = [];
  const listeners = new Set<() => void>();
  const show = (held: ReadonlyMap<string, EditLock>) => {
    shown = [...held].map(([iri, { state, force, ask }]) => ({ iri, state: state(), force, ask }));
    for (const tell of listeners) tell();
  };
  return {
    shown: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold(iris: readonly string[]) {
      const held = new Map<string, EditLock>();
      for (const iri of iris)
        held.set(
          iri,
          lockRecord(iri, () => show(held)),
        );
      show(held);
      return () => {
        for (const lock of held.values()) lock.stop();
        show(new Map());
      };
    },
  };
}

function mayBeLocked(iri: string): boolean {
  const area = nounByPath(pathOfIri(iri))?.area;
  return area !== undefined && mayWrite(tools().roles(), area);
}
