import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { store } from '../../api/records/entities.ts';
import { isPushedHereAtom, pushPermission } from '../../api/session/pushPermission.ts';
import { useSetting } from '../../api/session/settings.ts';
import { tools } from '../../commands/tools.ts';
import type { PushMessage } from '../../domain/user/pushMessage.ts';

/**
 * Tells the browser of new notifications, for those who switched that on and allowed it; what was read meanwhile is
 * taken back. Where they come by themselves, also to a closed console, the worker shows them instead.
 */
export function usePush(unread: number | undefined): void {
  const isPushed = useAtomValue(isPushedHereAtom, { store });
  const isOn = useSetting('enablePushNotifications') === true && !isPushed;
  useEffect(followWorker, []);
  /** So many were unread before the first new one. */
  const before = useRef<number>(undefined);
  const told = useRef(0);
  const shown = useRef<Notification | null>(null);
  useEffect(() => {
    if (unread === undefined) return;
    before.current = Math.min(before.current ?? unread, unread);
    const waiting = unread - before.current;
    const isMore = waiting > told.current;
    told.current = waiting;
    if (waiting === 0) shown.current?.close();
    if (!isOn || !isMore || pushPermission() !== 'granted') return;
    shown.current?.close();
    shown.current = messageOf(waiting);
  }, [isOn, unread]);
}

/** The count stands in the tag: two windows show one message, and one that replaces another is announced again. */
function messageOf(waiting: number): Notification | null {
  const body = waiting === 1 ? 'Eine neue Benachrichtigung' : `${waiting} neue Benachrichtigungen`;
  try {
    const message = new Notification('Leitstand', { body, tag: `leitstand-${waiting}` });
    message.addEventListener('click', () => {
      window.focus();
      message.close();
    });
    return message;
  } catch {
    return null; // browsers of phones have the class, but refuse to make one outside a service worker
  }
}

/** Opens what somebody clicked on in a message of the worker, and renews what he wished in this browser earlier. */
function followWorker(): (() => void) | undefined {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return undefined;
  const open = ({ data }: MessageEvent<{ readonly pushed?: PushMessage }>) => {
    if (!data.pushed) return;
    const { id, url } = data.pushed;
    tools().open(url);
    void import('../../api/calls/notifications.ts').then((it) =>
      it.markRead({ '@id': `/api/notifications/${String(id)}`, readAt: null }),
    );
  };
  serviceWorker.addEventListener('message', open);
  const renew = async () =>
    (await serviceWorker.getRegistration()) && (await import('../../api/session/browserPush.ts')).keepBrowserPush();
  void renew().catch(() => undefined);
  return () => serviceWorker.removeEventListener('message', open);
}
