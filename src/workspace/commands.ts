import { store } from '../api/records/entities.ts';
import { defineCommand, none, type Command } from '../commands/command.ts';
import type { Hotkey } from '../commands/hotkey.ts';
import { panelActionsAtom, type PanelActionName } from '../commands/panelActions.ts';
import { activePanelUrlAtom, activeScopeAtom } from '../commands/selection.ts';
import { allowed, refused } from '../domain/define/verdict.ts';
import { activePanelToOwnWindow, closeActivePanel, focusGroup, focusRecentPanel, focusTab } from './dock/dockMoves.ts';
import { chooseLayout, resetLayout, undoLayout } from './layouts/layoutMoves.ts';
import { lastUndoAtom, undoLast } from './lastUndo.ts';
import { layoutsAtom } from './layouts/layoutSettings.ts';
import { layoutUndoAtom } from './layouts/layoutUndo.ts';
import { keptWindows, openWindow } from './secondWindow.ts';
import { openPalette } from './palette/openPalette.ts';
import { overlayAtom } from './shellAtoms.ts';
import { leave } from './signedOut.ts';
import { chooseTheme, themeAtom, toggleTheme } from './theme.ts';

type Own = Pick<Command, 'id' | 'title' | 'icon' | 'run'> &
  Partial<Pick<Command, 'hotkey' | 'check' | 'caption' | 'words'>>;
const own = (group: string, command: Own): Command => defineCommand({ group, places: [], on: none, ...command });
const activeUrl = () => store.get(activePanelUrlAtom);
/** What the panel offers, or the list inside it that has the keyboard. */
const actionsAt = (place: typeof activeScopeAtom) => store.get(panelActionsAtom(store.get(place) ?? ''));
const noList = 'keine Liste vorn';
/** One step back within the console; out of it leads only the browser's own way. */
const goBack = () => {
  if (!('navigation' in window) || window.navigation.canGoBack) history.back();
};
const needsPanel = () => (activeUrl() === null ? refused('kein Panel offen') : allowed);

function panelCommand(
  name: PanelActionName,
  {
    missing = 'hier nicht möglich',
    ...look
  }: Pick<Command, 'id' | 'title' | 'icon'> & {
    readonly hotkey?: Hotkey;
    readonly words?: string;
    readonly missing?: string;
  },
): Command {
  const action = () => actionsAt(activeScopeAtom)[name] ?? actionsAt(activePanelUrlAtom)[name];
  return own('Panel', {
    ...look,
    check: () => {
      const offered = action();
      if (!offered) return refused(missing);
      return offered.reason === undefined ? allowed : refused(offered.reason);
    },
    run: () => action()?.run(),
  });
}

const layoutKeys = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((place) =>
  own('Anordnung', {
    id: `layout.choose${place}`,
    title: `Anordnung ${place}`,
    icon: 'layout-dashboard',
    hotkey: `alt+${place}`,
    check: () => (store.get(layoutsAtom)[place - 1] ? allowed : refused('keine Anordnung mit dieser Nummer')),
    run: () => void chooseLayout(place - 1),
  }),
);

/** What the window itself can do, whatever is docked in it. */
export const workspaceCommands: readonly Command[] = [
  own('Fenster', {
    id: 'palette.open',
    title: 'Suchen und ausführen',
    icon: 'search',
    hotkey: 'mod+k',
    run: openPalette,
  }),
  own('Fenster', {
    id: 'cheatSheet.open',
    title: 'Tastenübersicht',
    words: 'Hilfe Tasten Kürzel',
    icon: 'keyboard',
    hotkey: '?',
    run: () => store.set(overlayAtom, 'cheatSheet'),
  }),
  own('Fenster', {
    id: 'theme.toggle',
    title: 'Hell und dunkel wechseln',
    caption: () => (store.get(themeAtom) === 'dark' ? 'Helle Darstellung' : 'Dunkle Darstellung'),
    words: 'Thema Farben hell dunkel',
    icon: 'sun-moon',
    run: () => toggleTheme(true),
  }),
  own('Fenster', {
    id: 'theme.system',
    title: 'Darstellung wie der Rechner',
    icon: 'monitor',
    run: () => chooseTheme('system', true),
  }),
  own('Fenster', {
    id: 'configuration.open',
    title: 'Einstellungen',
    icon: 'settings',
    run: (_, tools) => tools.open('/configuration'),
  }),
  own('Fenster', {
    id: 'window.open',
    title: 'In eigenem Fenster öffnen',
    icon: 'external-link',
    check: needsPanel,
    run: () => activePanelToOwnWindow(),
  }),
  own('Fenster', {
    id: 'window.restore',
    title: 'Weitere Fenster wieder öffnen',
    icon: 'monitor',
    check: () => (keptWindows().length > 0 ? allowed : refused('kein weiteres Fenster gemerkt')),
    run: () => keptWindows().forEach((name) => openWindow('/', name)),
  }),
  own('Fenster', { id: 'session.leave', title: 'Abmelden', icon: 'log-out', run: leave }),
  own('Fenster', {
    id: 'undo.last',
    title: 'Rückgängig',
    caption: () => {
      const last = store.get(lastUndoAtom);
      return last ? `Rückgängig: ${last.text}` : 'Rückgängig';
    },
    icon: 'undo-2',
    hotkey: 'mod+z',
    check: () => (store.get(lastUndoAtom) ? allowed : refused('nichts, was sich rückgängig machen lässt')),
    run: () => undoLast(),
  }),
  panelCommand('save', { id: 'panel.save', title: 'Speichern', icon: 'save', hotkey: 'mod+s' }),
  panelCommand('saveAndClose', {
    id: 'panel.saveAndClose',
    title: 'Speichern und schließen',
    icon: 'check-check',
    hotkey: 'mod+enter',
  }),
  panelCommand('reset', { id: 'panel.reset', title: 'Eingaben zurücksetzen', icon: 'rotate-ccw', hotkey: 'mod+alt+z' }),
  panelCommand('refresh', { id: 'panel.refresh', title: 'Neu laden', icon: 'refresh-cw', hotkey: 'f5' }),
  panelCommand('filter', {
    id: 'list.filter',
    title: 'Liste filtern …',
    icon: 'search',
    words: 'Filter hinzufügen',
    missing: noList,
  }),
  panelCommand('columns', { id: 'list.columns', title: 'Spalten der Liste …', icon: 'columns-3', missing: noList }),
  panelCommand('views', { id: 'list.views', title: 'Ansichten der Liste …', icon: 'bookmark', missing: noList }),
  panelCommand('export', {
    id: 'list.export',
    title: 'Liste exportieren …',
    icon: 'download',
    words: 'Excel xlsx csv Tabelle',
    missing: noList,
  }),
  panelCommand('print', {
    id: 'list.print',
    title: 'Liste drucken …',
    icon: 'printer',
    missing: 'hier ist nichts zu drucken',
  }),
  panelCommand('find', { id: 'panel.find', title: 'In diesem Panel suchen', icon: 'search', hotkey: 'mod+f' }),
  own('Panel', {
    id: 'panel.close',
    title: 'Tab schließen',
    icon: 'x',
    hotkey: 'alt+w',
    check: needsPanel,
    run: closeActivePanel,
  }),
  own('Gehe zu', {
    id: 'group.next',
    title: 'Nächste Gruppe',
    icon: 'arrow-right',
    hotkey: 'f6',
    run: () => focusGroup(1),
  }),
  own('Gehe zu', {
    id: 'group.previous',
    title: 'Vorige Gruppe',
    icon: 'arrow-left',
    hotkey: 'shift+f6',
    run: () => focusGroup(-1),
  }),
  own('Gehe zu', {
    id: 'panel.recent',
    title: 'Zuletzt benutzter Tab',
    icon: 'history',
    hotkey: 'ctrl+tab',
    run: focusRecentPanel,
  }),
  own('Gehe zu', {
    id: 'tab.next',
    title: 'Tab rechts',
    icon: 'chevron-right',
    hotkey: 'alt+pagedown',
    run: () => focusTab(1),
  }),
  own('Gehe zu', {
    id: 'tab.previous',
    title: 'Tab links',
    icon: 'chevron-left',
    hotkey: 'alt+pageup',
    run: () => focusTab(-1),
  }),
  own('Gehe zu', { id: 'history.back', title: 'Zurück', icon: 'arrow-left', hotkey: 'alt+left', run: goBack }),
  own('Gehe zu', {
    id: 'history.forward',
    title: 'Vorwärts',
    icon: 'arrow-right',
    hotkey: 'alt+right',
    run: () => history.forward(),
  }),
  ...layoutKeys,
  own('Anordnung', {
    id: 'layout.save',
    title: 'Anordnung speichern …',
    icon: 'save',
    run: () => store.set(overlayAtom, 'saveLayout'),
  }),
  own('Anordnung', {
    id: 'layout.manage',
    title: 'Anordnungen verwalten …',
    icon: 'layout-grid',
    run: () => store.set(overlayAtom, 'layouts'),
  }),
  own('Anordnung', {
    id: 'layout.undo',
    title: 'Letzte Änderung der Anordnung zurücknehmen',
    icon: 'undo-2',
    hotkey: 'mod+alt+u',
    check: () =>
      store.get(layoutUndoAtom).length > 0 ? allowed : refused('keine Änderung, die sich zurücknehmen lässt'),
    run: () => void undoLayout(),
  }),
  own('Anordnung', {
    id: 'layout.reset',
    title: 'Anordnung zurücksetzen',
    icon: 'rotate-ccw',
    run: () => void resetLayout(),
  }),
];
