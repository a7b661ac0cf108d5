import { atom } from 'jotai';

/** What this browser says to messages: allowed, refused, not asked yet, or that it has none for a page like this. */
export type PushPermission = NotificationPermission | 'unknown' | 'insecure';

/** Whether messages come to this browser by themselves, so that the open console need not announce them as well. */
export const isPushedHereAtom = atom(false);

/** What is so right now; a page that did not come encrypted is never asked and never allowed. */
export function pushPermission(): PushPermission {
  if (!window.isSecureContext) return 'insecure';
  return 'Notification' in window ? Notification.permission : 'unknown';
}

/** Asks the person through the browser; older browsers answer nothing, so it is read afterwards. */
export async function askForPush(): Promise<PushPermission> {
  if (pushPermission() === 'default') await Notification.requestPermission();
  return pushPermission();
}

/** Tells of every change of the permission, also one made in the browser's own settings meanwhile. */
export function onPushPermission(tell: (permission: PushPermission) => void): () => void {
  const look = () => tell(pushPermission());
  const stop = new AbortController();
  window.addEventListener('focus', look, { signal: stop.signal });
  document.addEventListener('visibilitychange', look, { signal: stop.signal });
  if ('permissions' in navigator) {
    void navigator.permissions.query({ name: 'notifications' }).then(
      (status) => status.addEventListener('change', look, { signal: stop.signal }),
      () => undefined,
    );
  }
  return () => stop.abort();
}
