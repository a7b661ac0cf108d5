import { useState } from 'react';
import type { Command } from '../../commands/command.ts';
import { laneLegend } from '../../commands/protocol/reviewKeys.ts';
import { commands } from '../../commands/registry.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { isIconName } from '../../ui/display/iconName.ts';
import { stateNow, titleNow } from '../commandNow.ts';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';

type Line = { readonly title: string; readonly icon: string; readonly hotkey: string };

const inLane: readonly Line[] = laneLegend.map(({ keys, text }) => ({
  title: text,
  icon: 'clipboard-check',
  hotkey: keys,
}));

const inLists: readonly Line[] = [
  { title: 'Zeile daneben ansehen', icon: 'eye', hotkey: 'space' },
  { title: 'Zeile öffnen', icon: 'arrow-right', hotkey: 'enter' },
  { title: 'Zeile daneben öffnen', icon: 'columns-3', hotkey: 'shift+enter' },
  { title: 'Link daneben öffnen', icon: 'link', hotkey: 'ctrl+Klick' },
  { title: 'Zeile ankreuzen', icon: 'check', hotkey: 'mod+space' },
  { title: 'Zeilen im Gehen ankreuzen', icon: 'check', hotkey: 'shift+down' },
  { title: 'Alle Zeilen ankreuzen', icon: 'check', hotkey: 'mod+a' },
  { title: 'Zelle ändern', icon: 'pencil', hotkey: 'f2' },
  { title: 'Zelle oder angekreuzte Zeilen kopieren', icon: 'copy', hotkey: 'mod+c' },
  { title: 'Zeilen ohne Überschriften kopieren', icon: 'copy', hotkey: 'mod+shift+c' },
];

const inAccounting: readonly Line[] = [
  { title: 'Warum nicht abrechenbar?', icon: 'eye', hotkey: 'w' },
  { title: 'Belege aus den angekreuzten Zeilen erstellen', icon: 'file-plus', hotkey: 'mod+enter' },
];

/** A key on which no layout lies yet is no news. */
const isFreeLayoutKey = (command: Command) =>
  command.id.startsWith('layout.choose') && stateNow(command).state === 'disabled';

/** All keys of the console on one page, read from the commands themselves. */
export function CheatSheet({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLocaleLowerCase('de');
  const lines = commands().flatMap((it) =>
    it.hotkey === undefined || isFreeLayoutKey(it)
      ? []
      : [{ group: it.group, title: titleNow(it), icon: it.icon, hotkey: it.hotkey }],
  );
  // The same key does the same in words for several kinds of records: one line is enough.
  const each = new Map(lines.map((it) => [`${it.group} ${it.title} ${it.hotkey}`, it]));
  const all = [
    ...each.values(),
    ...inLists.map((it) => ({ ...it, group: 'In Listen' })),
    ...inAccounting.map((it) => ({ ...it, group: 'Beim Abrechnen' })),
    ...inLane.map((it) => ({ ...it, group: 'In der Prüfspur' })),
  ].filter((it) => `${it.title} ${it.group}`.toLocaleLowerCase('de').includes(wanted));
  const groups = [...new Set(all.map((it) => it.group))];
  return (
    <Dialog title="Tastenübersicht" icon="keyboard" size="l" cancel={null} onClose={onClose}>
      <TextField
        type="search"
        icon="search"
        label="Tasten suchen"
        placeholder="Suchen"
        autoFocus
        value={text}
        onChange={setText}
        className="mb-6"
      />
      <div className="columns-2 gap-8">
        {groups.map((group) => (
          <section key={group} className="mb-6 break-inside-avoid">
            <h3 className="mb-2 text-11 font-strong text-2">{group}</h3>
            <ul>
              {all
                .filter((it) => it.group === group)
                .map((it) => (
                  <li key={`${it.title}${it.hotkey}`} className="flex h-13 items-center gap-4">
                    <Icon name={isIconName(it.icon) ? it.icon : 'zap'} className="text-3" />
                    <span className="min-w-0 flex-1 truncate">{it.title}</span>
                    <Kbd keys={it.hotkey} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      {groups.length === 0 && <p className="text-2">Keine Taste gefunden</p>}
    </Dialog>
  );
}
