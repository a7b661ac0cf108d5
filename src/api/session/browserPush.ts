import { createStore, get, set } from 'idb-keyval';
import { addressOf } from '../../domain/define/call.ts';
import type { endPushSubscription, keepPushSubscription, pushKey } from '../../domain/user/pushCalls.ts';
import { call } from '../call.ts';
import { store } from '../records/entities.ts';
import { askForPush, isPushedHereAtom, pushPermission } from './pushPermission.ts';
import { sessionAtom } from './session.ts';

/**
 * How it stands with messages to this browser while the console is closed: they come, they could, the browser cannot
 * take them, or this Leitstand sends none.
 */
export type BrowserPush = 'on' | 'off' | 'unable' | 'unconfigured';

const reading = addressOf<typeof pushKey>('GET /push_key');
const keeping = addressOf<typeof keepPushSubscription>('POST /push_subscriptions');
const ending = addressOf<typeof endPushSubscription>('DELETE /push_subscriptions');
/** Who wishes it in this browser; it outlasts the sign-out, so that nobody has to wish it every morning. */
const wishes = createStore('leitstand-push', 'wishes');

/** How it stands now. */
export async function browserPush(): Promise<BrowserPush> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return 'unable';
  if (store.get(isPushedHereAtom)) return 'on';
  return (await keyOfServer()) === null ? 'unconfigured' : 'off';
}

/** Switches it on; asks the person through the browser where he has not answered yet. */
export async function beginBrowserPush(): Promise<BrowserPush> {
  if ((await askForPush()) !== 'granted') return browserPush();
  const key = await keyOfServer();
  if (key === null) return 'unconfigured';
  await subscribe(key);
  await set(wishKey(), true, wishes);
  store.set(isPushedHereAtom, true);
  return 'on';
}

/** Switches it off, here and at the server. */
export async function endBrowserPush(): Promise<BrowserPush> {
  await set(wishKey(), false, wishes);
  await unsubscribe({ isOwn: true });
  return browserPush();
}

/**
 * Goes on with what the person wished in this browser earlier, under his new sign-in. What somebody else wished before
 * him ends: nobody reads the messages of another.
 */
export async function keepBrowserPush(): Promise<void> {
  const isWished = (await get<boolean>(wishKey(), wishes)) === true && pushPermission() === 'granted';
  const key = isWished ? await keyOfServer() : null;
  if (key === null) return unsubscribe({ isOwn: false });
  await subscribe(key);
  store.set(isPushedHereAtom, true);
}

async function subscribe(key: string): Promise<void> {
  await navigator.serviceWorker.register('/push.js', { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const earlier = await pushManager.getSubscription();
  if (earlier && encoded(earlier.options.applicationServerKey) !== key) await earlier.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await call(keeping, {
    endpoint: subscription.endpoint,
    p256dh: encoded(subscription.getKey('p256dh')),
    auth: encoded(subscription.getKey('auth')),
  });
}

async function unsubscribe({ isOwn }: { readonly isOwn: boolean }): Promise<void> {
  store.set(isPushedHereAtom, false);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  if (isOwn) await call(ending, { endpoint: subscription.endpoint });
}

async function keyOfServer(): Promise<string | null> {
  return (await call(reading, {})).key;
}

function wishKey(): string {
  return `user-${String(store.get(sessionAtom)?.userId ?? 0)}`;
}

function encoded(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer())));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
