import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { store } from '../../../api/records/entities.ts';
import { lineAtom } from '../../../api/live/live.ts';
import { formatCount } from '../../../domain/number/formatCount.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { askReset } from '../form/askReset.ts';
import type { RecordForm } from '../form/recordForm.ts';
import type { CountChanges } from '../screen/extendResource.ts';
import { FootAction } from './FootAction.tsx';
import type { RecordScreen } from './useRecordScreen.ts';

type ChangesIn = Readonly<Record<string, CountChanges | undefined>>;
const nothing: ChangesIn = {};

interface RecordFootProps {
  screen: RecordScreen;
  saveLabel?: string;
  onDelete?: () => void;
  /** How many changes fields make that hold many values. Keep the identity. */
  changesIn?: ChangesIn | undefined;
  /** What is told of the record beside its changes. */
  note?: ReactNode;
  children?: ReactNode;
}

/** The foot of a record: the one primary button, what differs, and the quiet ways back. */
export function RecordFoot({
  screen,
  saveLabel = 'Speichern',
  onDelete,
  changesIn = nothing,
  note,
  children,
}: RecordFootProps) {
  const { record, isSaving, save, saveAndClose } = screen;
  const { iri, dirty, faults, reset } = record;
  const changes = useChangeCount(record, changesIn);
  const reason =
    useAtomValue(lineAtom, { store }) === 'offline'
      ? 'Speichern geht wieder, sobald die Verbindung zum Server steht.'
      : undefined;
  return (
    <footer className="flex min-h-20 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-panel px-4 py-2">
      <Button
        look="primary"
        hotkey="mod+s"
        onClick={() => void save()}
        busy={isSaving}
        className="@max-[560px]:[&_kbd]:hidden"
        {...(reason && { reason })}
      >
        {saveLabel}
      </Button>
      {iri !== null && (
        <FootAction
          icon="check-check"
          label="Speichern und schließen"
          from={560}
          onClick={() => void saveAndClose()}
          disabled={isSaving}
          reason={reason}
        />
      )}
      {children}
      <span role="status" className="num flex min-w-[90px] flex-1 items-center gap-3 truncate pl-2 text-11 text-2">
        {isSaving && 'Änderungen werden verarbeitet...'}
        {!isSaving && dirty.length > 0 && (
          <>
            <i aria-hidden className="size-[7px] flex-none rounded-full bg-dirty" />
            {changes === 1 ? '1 Änderung' : `${formatCount(changes)} Änderungen`}
          </>
        )}
        {faults.length > 0 && (
          <span className="text-danger">
            {dirty.length > 0 && '· '}
            {faults.length === 1 ? '1 Fehler' : `${faults.length} Fehler`}
          </span>
        )}
        {note}
      </span>
      <IconButton
        icon="rotate-ccw"
        label="Zurücksetzen"
        onClick={() => void askReset(reset)}
        {...(dirty.length === 0 && { reason: 'nichts geändert' })}
      />
      {onDelete && <IconButton icon="trash" label="Löschen" onClick={onDelete} />}
    </footer>
  );
}

function useChangeCount({ dirty, facts }: RecordForm, changesIn: ChangesIn): number {
  const subscribe = useCallback(
    (onLook: () => void) => facts.subscribe(onLook, Object.keys(changesIn)),
    [facts, changesIn],
  );
  return useSyncExternalStore(subscribe, () =>
    dirty.reduce((sum, path) => {
      const { before, value } = facts.of(path);
      return sum + Math.max(1, changesIn[path]?.(before, value) ?? 1);
    }, 0),
  );
}
