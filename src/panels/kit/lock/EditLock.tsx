import { pathOfIri } from '../../../domain/define/iri.ts';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import {
  editedElsewhere,
  editsSince,
  isBeingEdited,
  lockExpired,
  overridden,
  takenOver,
} from '../../../domain/lock/lockWords.ts';
import { nounByPath } from '../../../domain/nouns.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { notify } from '../../../ui/overlays/notify.ts';
import { useEditLocks, type RecordLock } from './useEditLocks.ts';

export interface EditLockProps {
  /** The records that are edited here; several where a group is. */
  iris: readonly string[];
  /** False as long as nothing is edited: nobody is kept away then. */
  isEditing?: boolean;
  /** Closes the form, because the record is somebody else's now; what was typed stays a draft. */
  onLeave: () => void;
  /** Keeps what was typed, where the form does not do so by itself. */
  keepDraft?: () => void;
}

/** Keeps others away from the records of a form, asks where somebody is there already, and says who has come. */
export function EditLock({ iris, isEditing = true, onLeave, keepDraft }: EditLockProps) {
  const locks = useEditLocks(iris, isEditing);
  useTold(locks, keepDraft);
  const of = <K extends RecordLock['state']['kind']>(kind: K) => locks.filter((it) => it.state.kind === kind);
  const refused = of('refused');
  return (
    <>
      {refused.length > 0 && <Refused locks={refused} onLeave={onLeave} />}
      <Overridden locks={of('overridden')} onLeave={onLeave} />
      {of('elsewhere')
        .slice(0, 1)
        .map(({ iri, ask }) => (
          <Note key={iri} bar tone="info" actions={<Again label="Hier weiterbearbeiten" run={ask} />}>
            {editedElsewhere(titleOf(iri))}
          </Note>
        ))}
      {of('expired').length > 0 && (
        <Note bar tone="warn">
          {lockExpired}
        </Note>
      )}
    </>
  );
}

/** Somebody was here first: the person lets it be, or goes on all the same. */
function Refused({ locks, onLeave }: { locks: readonly RecordLock[]; onLeave: () => void }) {
  const messages = new Set(locks.flatMap(({ state }) => (state.kind === 'refused' ? state.message : [])));
  const force = () => {
    for (const lock of locks) lock.force();
  };
  return (
    <Dialog
      title={isBeingEdited(titleOf(locks[0]?.iri ?? ''))}
      icon="lock"
      size="s"
      onClose={onLeave}
      primary={{ label: 'Trotzdem bearbeiten', look: 'danger', run: force }}
    >
      {[...messages].map((it) => (
        <p key={it}>{it || 'Ressource ist gesperrt'}</p>
      ))}
    </Dialog>
  );
}

/** Somebody has taken over: told once, and then beside the input, which is still there. */
function Overridden({ locks, onLeave }: { locks: readonly RecordLock[]; onLeave: () => void }) {
  const [seen, setSeen] = useState('');
  const [lock] = locks;
  if (lock?.state.kind !== 'overridden') return null;
  const { by } = lock.state;
  const event = `${lock.iri} ${by.since}`;
  if (seen === event)
    return (
      <Note bar tone="warn" actions={<Again label="Trotzdem bearbeiten" run={lock.force} />}>
        {editsSince(titleOf(lock.iri), by)}
      </Note>
    );
  return (
    <Dialog
      title="Bearbeitung übernommen"
      icon="lock"
      size="s"
      cancel={null}
      onClose={() => setSeen(event)}
      others={[{ label: 'Schließen', run: onLeave }]}
      primary={{ label: 'Entwurf ansehen', run: () => setSeen(event) }}
    >
      <p>{overridden(by)}</p>
    </Dialog>
  );
}

function Again({ label, run }: { label: string; run: () => void }) {
  return (
    <Button small onClick={run}>
      {label}
    </Button>
  );
}

/** What is said once, when it happens. */
function useTold(locks: readonly RecordLock[], keepDraft: (() => void) | undefined): void {
  const told = useRef(new Map<string, RecordLock['state']>());
  useEffect(() => {
    for (const { iri, state } of locks) {
      const before = told.current.get(iri);
      if (before === state) continue;
      told.current.set(iri, state);
      if (state.kind === 'held' && state.takenFrom !== null) notify.info(takenOver(titleOf(iri), state.takenFrom));
      if (state.kind === 'overridden' || state.kind === 'elsewhere') keepDraft?.();
      if (state.kind === 'failed' && before?.kind !== 'failed')
        notify.warning('Fehler beim Sperren', { detail: messageOf(state.error) });
    }
  });
}

function titleOf(iri: string) {
  return nounByPath(pathOfIri(iri))?.title ?? { one: 'Datensatz', gender: 'm' as const };
}
