import { useEffect, useRef } from 'react';
import { pushPermission } from '../../api/session/pushPermission.ts';
import { useSetting } from '../../api/session/settings.ts';

/**
 * Tells the browser of new notifications, for those who switched that on and allowed it; what was read meanwhile is
 * taken back.
 */
export function usePush(waiting: number): void {
  const isOn = useSetting('enablePushNotifications') === true;
  const told = useRef(waiting);
  const shown = useRef<Notification | null>(null);
  useEffect(() => {
    const isMore = waiting > told.current;
    told.current = waiting;
    if (waiting === 0) shown.current?.close();
    if (!isOn || !isMore || pushPermission() !== 'granted') return;
    shown.current?.close();
    shown.current = messageOf(waiting);
  }, [isOn, waiting]);
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
