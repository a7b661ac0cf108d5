import type { PushMessage } from '../domain/user/pushMessage.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Shows what somebody is told although no console is open, and leads there. It keeps nothing and answers no request, so
 * the console itself comes from the server as if it were not there.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() as PushMessage | undefined)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data as PushMessage));
});

/** The same message that arrives twice stands there once. */
async function show(pushed: PushMessage | undefined): Promise<void> {
  if (!pushed) return;
  const { id, title, body } = pushed;
  await self.registration.showNotification(title, {
    body,
    tag: `leitstand-${String(id)}`,
    lang: 'de',
    data: pushed,
  });
}

/** A console that is open comes to the front and opens it; without one there is a new one. */
async function lead(pushed: PushMessage): Promise<void> {
  const consoles = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [open] = consoles.toSorted((a, b) => Number(b.focused) - Number(a.focused));
  if (!open) return void (await self.clients.openWindow(pushed.url));
  open.postMessage({ pushed });
  // Browsers that see no click in it leave the window where it is.
  await open.focus().catch(() => undefined);
}
