import { atom } from 'jotai';
import { addressOf } from '../../domain/define/call.ts';
import type { changeOwnPassword, ownAccount } from '../../domain/user/ownCalls.ts';
import { rolesFrom, type Role } from '../../domain/access/roles.ts';
import { ApiError, OfflineError } from '../apiErrors.ts';
import { store } from '../records/entities.ts';
import { call } from '../call.ts';
import { requestOpenly } from '../http.ts';
import { endSession, isTokens, keepTokens, onSessionEnd, renewNow, revokeTokens } from './tokens.ts';
import { hasTokens } from './tokenKeys.ts';
import { hearWindows, tellWindows } from '../live/windows.ts';

/** The person at this browser. */
export type Session = {
  readonly userId: number;
  readonly username: string;
  readonly name: string;
  readonly initials: string;
  readonly email: string | null;
  readonly roles: readonly Role[];
};

const key = 'session';

/** Who is signed in, null for nobody; known at once after a reload, checked with the server right after. */
export const sessionAtom = atom<Session | null>(storedSession());

/** Who has signed in with a password that somebody else chose, and may do nothing before choosing an own one. */
export const firstPasswordAtom = atom<Pick<Session, 'username' | 'name'> | null>(null);

/** Signs a person in; a refusal is an ApiError whose message is shown as it is. */
export async function signIn(username: string, password: string): Promise<void> {
  const { data, status } = await requestOpenly<unknown>('POST', '/authentication_token', {
    body: { username, password },
  });
  if (!isTokens(data))
    throw new ApiError(status, { title: 'Anmeldung fehlgeschlagen', detail: '', violations: [], current: undefined });
  keepTokens(data);
  if (await loadMe()) tellWindows('session', { signedIn: true });
}

/** Goes on as whoever has just chosen a password by a link. */
export async function enter(tokens: { readonly token: string; readonly refresh_token: string }): Promise<void> {
  keepTokens(tokens);
  if (await loadMe()) tellWindows('session', { signedIn: true });
}

/** Gives the person who is signed in a password of his own choice; after the first one the session begins. */
export async function changePassword(passwords: {
  readonly currentPassword?: string;
  readonly newPassword: string;
}): Promise<void> {
  await call(addressOf<typeof changeOwnPassword>('POST /users/me/password'), passwords, { isWaiting: false });
  if (store.get(firstPasswordAtom) !== null && (await loadMe())) tellWindows('session', { signedIn: true });
}

let isLeaving = false;

/** Signs out in every window of this browser and at the server; all local storage goes, drafts stay. */
export function signOut(): void {
  isLeaving = true;
  void revokeTokens();
  endSession();
  isLeaving = false;
}

/** The check at start: renews the token and asks who is signed in; without a connection the last known person stays. */
export async function resumeSession(): Promise<Session | null> {
  if (!hasTokens()) {
    store.set(sessionAtom, null);
    store.set(firstPasswordAtom, null);
    return null;
  }
  try {
    return (await renewNow()) === null ? null : await loadMe();
  } catch (error) {
    if (!(error instanceof OfflineError) && !(error instanceof ApiError)) throw error;
    return store.get(sessionAtom);
  }
}

/** Follows the end of the session here and sign-ins and sign-outs of the other windows. */
export function syncSession(): () => void {
  const stopEnd = onSessionEnd(() => {
    store.set(firstPasswordAtom, null);
    if (store.get(sessionAtom) === null) return;
    store.set(sessionAtom, null);
    tellWindows('session', { signedIn: false, onPurpose: isLeaving });
  });
  const stopHearing = hearWindows('session', ({ signedIn }) =>
    store.set(sessionAtom, signedIn ? storedSession() : null),
  );
  return () => {
    stopEnd();
    stopHearing();
  };
}

async function loadMe(): Promise<Session | null> {
  const data = await call(addressOf<typeof ownAccount>('GET /users/me'), {});
  const { userId, username, name, initials, email } = data;
  store.set(firstPasswordAtom, data.mustChangePassword ? { username, name } : null);
  if (data.mustChangePassword) {
    store.set(sessionAtom, null);
    return null;
  }
  const session = { userId, username, name, initials, email, roles: rolesFrom(data.roles) };
  const text = JSON.stringify(session);
  localStorage.setItem(key, text);
  // What follows the person is not drawn anew when only the check at the start came back.
  if (JSON.stringify(store.get(sessionAtom)) !== text) store.set(sessionAtom, session);
  return store.get(sessionAtom);
}

function storedSession(): Session | null {
  const text = localStorage.getItem(key);
  return text === null || !hasTokens() ? null : (JSON.parse(text) as Session);
}
