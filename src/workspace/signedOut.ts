import { signOut } from '../api/session/session.ts';
import { hearWindows } from '../api/live/windows.ts';

let hadSession = false;
let onPurpose = false;

/**
 * True when a session of this window ended by itself, so that the login says so; not when the person left by the menu.
 */
export function hasExpired(): boolean {
  return hadSession && !onPurpose;
}

/** A session has begun; how the one before ended does not matter any more. */
export function sessionBegan(): void {
  hadSession = true;
  onPurpose = false;
}

/** The person leaves: the session ends here and in the other windows of this browser. */
export function leave(): void {
  onPurpose = true;
  signOut();
}

/** Who leaves in one window leaves in all of them: no other one says that the session had ended by itself. */
export function syncSignOut(): () => void {
  return hearWindows('session', (heard) => {
    if (!heard.signedIn) onPurpose = heard.onPurpose === true;
  });
}
