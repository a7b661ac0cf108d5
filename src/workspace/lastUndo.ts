import { atom } from 'jotai/vanilla';
import { messageOf, OfflineError } from '../api/apiErrors.ts';
import { store } from '../api/records/entities.ts';
import { notify } from '../ui/overlays/notify.ts';

type Undoable = { readonly text: string; readonly undo: () => Promise<void> };

/** The last change that can still be taken back, for Ctrl+Z outside of fields. */
export const lastUndoAtom = atom<Undoable | null>(null);

/** Remembers how to take a change back; the answer does it, once. */
export function offerUndo(offered: Undoable): () => Promise<void> {
  store.set(lastUndoAtom, offered);
  return () => takeBack(offered);
}

/** Somebody decided that the change stays, because its mails are to leave at once. */
export function dropUndo(text: string): void {
  if (store.get(lastUndoAtom)?.text === text) store.set(lastUndoAtom, null);
}

/** Takes the last change back. */
export async function undoLast(): Promise<void> {
  const last = store.get(lastUndoAtom);
  if (last) await takeBack(last);
}

async function takeBack(it: Undoable): Promise<void> {
  if (store.get(lastUndoAtom) === it) store.set(lastUndoAtom, null);
  notify.dismiss(it.text);
  try {
    await it.undo();
    notify.info('Rückgängig gemacht', { detail: it.text });
  } catch (error) {
    // Without a line nothing was taken back yet: Ctrl+Z tries it again.
    if (error instanceof OfflineError && store.get(lastUndoAtom) === null) store.set(lastUndoAtom, it);
    notify.warning('Rückgängig nicht möglich', { detail: messageOf(error) });
  }
}
