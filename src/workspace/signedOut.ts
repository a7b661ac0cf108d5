import { signOut } from '../api/session.ts';

let onPurpose = false;

/** True when the person left by the menu, so that the login does not speak of an expired session. */
export function endedOnPurpose(): boolean {
  return onPurpose;
}

/** Forgets how the last session ended, because a new one has begun. */
export function sessionBegan(): void {
  onPurpose = false;
}

/** The person leaves: the session ends here and in the other windows of this browser. */
export function leave(): void {
  onPurpose = true;
  signOut();
}
