import { useEffect, useRef } from 'react';
import { useSetting } from '../../api/settings.ts';

/** Tells the browser of new notifications, for those who switched that on and allowed it. */
export function usePush(waiting: number): void {
  const isOn = useSetting('enablePushNotifications') === true;
  const told = useRef(waiting);
  useEffect(() => {
    const isMore = waiting > told.current;
    told.current = waiting;
    if (!isOn || !isMore || !('Notification' in window) || Notification.permission !== 'granted') return;
    const message = new Notification('Leitstand', { body: waiting === 1 ? 'Eine neue Benachrichtigung' : `${waiting} neue Benachrichtigungen`, tag: 'leitstand' });
    message.addEventListener('click', () => window.focus());
  }, [isOn, waiting]);
}
