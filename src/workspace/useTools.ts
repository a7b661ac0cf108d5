import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { store } from '../api/records/entities.ts';
import { sessionAtom } from '../api/session/session.ts';
import { settingsAtom } from '../api/session/settings.ts';
import { provideTools, type Tools, type Where } from '../commands/tools.ts';
import { undoSeconds } from '../domain/mail/heldForUndo.ts';
import { notify } from '../ui/overlays/notify.ts';
import { askPerson, openDialog } from './dialogs/dialogAtoms.ts';
import type { EntryState } from './dock/navigation.ts';
import { barUrlOf, panelUrlOf } from './windowAddress.ts';
import { dropUndo, offerUndo } from './lastUndo.ts';
import { prefetchPanel } from './prefetchPanel.ts';
import { openWindow } from './secondWindow.ts';

/** Where a link leads when the person did not say: a new tab, or the current one for those who switched that off. */
export function usualPlace(): Exclude<Where, 'window'> {
  return store.get(settingsAtom)['openLinksInNewTab'] === false ? 'here' : 'tab';
}

const tellSuccess: Tools['notify']['success'] = (text, { detail, undo, held } = {}) => {
  const takeBack = undo && offerUndo({ text, undo });
  const mails = held && {
    count: held.count,
    sendNow: () => {
      dropUndo(text);
      void held.sendNow();
    },
  };
  notify.success(text, {
    detail,
    ...(takeBack && {
      undo: { hotkey: 'mod+z', run: () => void takeBack(), ...(mails && { seconds: undoSeconds, mails }) },
    }),
  });
};

/** Hands the means of this window to commands and panels. */
export function useTools(): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    provideTools({
      open: (url, where) => {
        if (where === 'window') return openWindow(url);
        if (panelUrlOf(location) === url) return;
        prefetchPanel(url);
        const state: EntryState = { where: where ?? usualPlace() };
        void navigate(barUrlOf(url), { state });
      },
      // Just the boxes of its question are ticked.
      ask: askPerson as Tools['ask'],
      dialog: openDialog,
      notify: { ...notify, success: tellSuccess },
      roles: () => store.get(sessionAtom)?.roles ?? [],
    });
  }, [navigate]);
}
