import type { DockviewMessages } from 'dockview-react';

const edges = { left: 'links', right: 'rechts', top: 'oben', bottom: 'unten', center: 'in der Mitte' } as const;

/** What the dock tells screen readers, in German. */
export const dockMessages: DockviewMessages = {
  panelOpened: (title) => `${title} geöffnet`,
  panelClosed: (title) => `${title} geschlossen`,
  groupMaximized: (title) => `${title} maximiert`,
  groupRestored: (title) => `${title} wieder in alter Größe`,
  groupFloated: (title) => `${title} schwebt jetzt`,
  groupDocked: (title) => `${title} angedockt`,
  groupPoppedOut: (title) => `${title} in eigenem Fenster`,
  closeTab: (title) => `${title} schließen`,
  closeTabPlain: () => 'Tab schließen',
  movePickTarget: (source, target, current, total) =>
    `${source} verschieben zu ${target}, ${current} von ${total}. Pfeile wählen, Eingabe bestätigt, Esc bricht ab.`,
  movePickEdge: (position, target) => `${edges[position]} von ${target}. Eingabe bestätigt, Esc bricht ab.`,
  moveCommitted: (source, target, position) => `${source} liegt jetzt ${edges[position]} bei ${target}`,
  moveCancelled: () => 'Verschieben abgebrochen',
  moveNotAllowed: () => 'Dorthin kann nicht verschoben werden',
  moveFloated: (source) => `${source} schwebt jetzt`,
};
