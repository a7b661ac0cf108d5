import { useAtomValue } from 'jotai';
import { messageOf } from '../../api/apiErrors.ts';
import { store } from '../../api/records/entities.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { notify } from '../../ui/overlays/notify.ts';
import { chooseLayout } from './layoutMoves.ts';
import { deleteLayout, layoutsAtom, moveLayout, saveLayout, type NamedLayout } from './layoutSettings.ts';

const told = (work: Promise<void>) =>
  void work.catch((error: unknown) => notify.error('Anordnung nicht geändert', { detail: messageOf(error) }));

/** The layouts of the person with their keys: choose, move to another key, remove. */
export function ManageLayouts({ onClose }: { onClose: () => void }) {
  const layouts = useAtomValue(layoutsAtom, { store });
  const remove = (it: NamedLayout) => {
    told(deleteLayout(it.name));
    notify.success(`Anordnung „${it.name}“ entfernt`, { undo: { run: () => told(saveLayout(it.name, it.dock)) } });
  };
  return (
    <Dialog title="Anordnungen" icon="layout-grid" size="s" cancel="Fertig" onClose={onClose}>
      <ul className="flex flex-col">
        {layouts.map((it, at) => (
          <li key={it.name} className="flex h-15 items-center gap-4 border-b border-line-subtle last:border-0">
            <span className="w-25">{at < 9 && <Kbd keys={`alt+${at + 1}`} />}</span>
            <button
              type="button"
              onClick={() => {
                void chooseLayout(at);
                onClose();
              }}
              className="min-w-0 flex-1 truncate rounded-2 text-left font-medium hover:text-link"
            >
              {it.name}
            </button>
            <span className="text-11 text-3">{it.isOwn ? 'eigene' : 'der Rolle'}</span>
            <IconButton
              small
              icon="arrow-up"
              label={`${it.name} nach oben`}
              {...(!it.isOwn || !layouts[at - 1]?.isOwn ? { reason: 'nicht möglich' } : {})}
              onClick={() => told(moveLayout(it.name, -1))}
            />
            <IconButton
              small
              icon="trash"
              label={`${it.name} entfernen`}
              {...(it.isOwn ? {} : { reason: 'gehört zur Rolle' })}
              onClick={() => remove(it)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
