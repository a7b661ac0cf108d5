import { atom, useAtomValue } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { useMemo } from 'react';
import { addressOf } from '../../domain/define/call.ts';
import type { ownSettings, Settings, updateOwnSetting } from '../../domain/user/ownCalls.ts';
import { store } from '../records/entities.ts';
import { call } from '../call.ts';
import { sessionAtom } from './session.ts';
import { hearWindows, tellWindows } from '../live/windows.ts';

const reading = addressOf<typeof ownSettings>('GET /users/{id}/settings');
const updating = addressOf<typeof updateOwnSetting>('POST /users/{id}/updateUserSetting');
const prefix = 'setting.';
/** Writes under way per key; a poll that was asked before they end must not bring the old value back. */
const underWay = new Map<string, number>();
/**
 * What was written while a page closed, for the page that comes next in this tab: its first answer may be older than
 * that write.
 */
const leavingKey = 'leitstand.leaving';
let first: { readonly userId: number | undefined; readonly answer: Promise<void> } | undefined;

/** The settings of the signed-in person; the last known ones are there at once after a reload. */
export const settingsAtom = atom<Settings>(storedSettings());

/** One setting, re-rendering only when that one changes. */
export function useSetting(key: string): unknown {
  return useAtomValue(
    useMemo(() => selectAtom(settingsAtom, (settings) => settings[key]), [key]),
    { store },
  );
}

/**
 * Changes a setting at once here and in the other windows, then on the server; a refusal takes it back and is thrown.
 * With `keepalive` it arrives although the window is closing.
 */
export async function setSetting(
  key: string,
  value: unknown,
  options: { readonly keepalive?: boolean } = {},
): Promise<void> {
  const session = store.get(sessionAtom);
  const before = store.get(settingsAtom)[key];
  keep({ [key]: value });
  tellWindows('settings', { key, value });
  if (!session) return;
  underWay.set(key, (underWay.get(key) ?? 0) + 1);
  if (options.keepalive) noteLeaving(session.userId, { [key]: value });
  try {
    await call(updating, { id: session.userId, key, value }, options);
    if (Object.hasOwn(leftBy(session.userId), key)) sessionStorage.removeItem(leavingKey);
  } catch (error) {
    if (store.get(settingsAtom)[key] === value) {
      keep({ [key]: before });
      tellWindows('settings', { key, value: before });
    }
    throw error;
  } finally {
    underWay.set(key, (underWay.get(key) ?? 1) - 1);
  }
}

/** Fetches the settings of the signed-in person; favourites and all else reach the other windows when they differ. */
export async function pollSettings(): Promise<void> {
  const session = store.get(sessionAtom);
  if (!session) return;
  const busyBefore = busyKeys();
  const data = await call(reading, { id: session.userId });
  if (store.get(sessionAtom)?.userId !== session.userId) return;
  const busy = new Set([...busyBefore, ...busyKeys()]);
  const fresh = Object.entries(data).filter(
    ([key, value]) => !key.startsWith('@') && !busy.has(key) && !isSame(store.get(settingsAtom)[key], value),
  );
  if (fresh.length === 0) return;
  keep(Object.fromEntries(fresh));
  for (const [key, value] of fresh) tellWindows('settings', { key, value });
}

/** The settings with which a session begins; whoever waits for them waits for the same answer. */
export function firstSettings(): Promise<void> {
  const userId = store.get(sessionAtom)?.userId;
  if (!first || first.userId !== userId) {
    writeLeft(userId);
    first = { userId, answer: pollSettings() };
  }
  return first.answer;
}

function noteLeaving(userId: number, values: Settings): void {
  sessionStorage.setItem(leavingKey, JSON.stringify({ userId, values: { ...leftBy(userId), ...values } }));
}

/**
 * Writes once more what the page before wrote while it closed, so that no answer from before brings the old state back.
 */
function writeLeft(userId: number | undefined): void {
  for (const [key, value] of Object.entries(leftBy(userId))) void setSetting(key, value).catch(() => undefined);
}

function leftBy(userId: number | undefined): Settings {
  const left = JSON.parse(sessionStorage.getItem(leavingKey) ?? 'null') as {
    readonly userId: number;
    readonly values: Settings;
  } | null;
  return left !== null && left.userId === userId ? left.values : {};
}

/**
 * Asks for the settings the moment somebody is signed in, after a reload at once: the answer is there when the dock has
 * been drawn and wants to know what stood in it.
 */
export function askSettingsEarly(): () => void {
  const ask = () => void firstSettings().catch(() => undefined);
  ask();
  return store.sub(sessionAtom, ask);
}

/** Follows what other windows change, and empties the settings when the session ends. */
export function syncSettings(): () => void {
  const stopHearing = hearWindows('settings', ({ key, value }) => keep({ [key]: value }));
  const stopSession = store.sub(sessionAtom, () => {
    if (store.get(sessionAtom) === null) store.set(settingsAtom, {});
  });
  return () => {
    stopHearing();
    stopSession();
  };
}

function keep(changes: Settings): void {
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, JSON.stringify(value));
  }
  store.set(settingsAtom, (settings) => ({ ...settings, ...changes }));
}

function storedSettings(): Settings {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return Object.fromEntries(
    keys.map((key) => [key.slice(prefix.length), JSON.parse(localStorage.getItem(key) ?? 'null') as unknown]),
  );
}

function busyKeys(): string[] {
  return [...underWay].filter(([, writes]) => writes > 0).map(([key]) => key);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
