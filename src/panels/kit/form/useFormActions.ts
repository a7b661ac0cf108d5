import { useEffect, useRef } from 'react';
import { providePanelActions } from '../../../commands/panelActions.ts';
import { askReset } from './askReset.ts';

type Offered = {
  readonly url: string;
  readonly isWritable: boolean;
  /** The record was deleted meanwhile. */
  readonly isGone?: boolean;
  readonly isDirty: boolean;
  readonly save: () => void | Promise<void>;
  readonly saveAndClose?: () => void | Promise<void>;
  readonly reset: () => void;
};

/** Lets Ctrl+S, Ctrl+Enter and reset reach the form of this panel from anywhere in the console. */
export function useFormActions(offered: Offered): void {
  const { url, isWritable, isGone = false, isDirty } = offered;
  const canClose = offered.saveAndClose !== undefined;
  const latest = useRef(offered);
  useEffect(() => {
    latest.current = offered;
  });
  useEffect(() => {
    const reason = isGone
      ? { reason: 'Den Datensatz gibt es nicht mehr' }
      : isWritable
        ? {}
        : { reason: 'Ihre Rolle darf das nicht ändern' };
    return providePanelActions(url, {
      save: { run: () => latest.current.save(), ...reason },
      ...(canClose && { saveAndClose: { run: () => latest.current.saveAndClose?.(), ...reason } }),
      reset: { run: () => askReset(() => latest.current.reset()), ...(!isDirty && { reason: 'nichts geändert' }) },
    });
  }, [url, isWritable, isGone, isDirty, canClose]);
}
