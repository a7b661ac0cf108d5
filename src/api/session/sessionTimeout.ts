import { signOut } from './session.ts';

/** What the sign-in promises: the session ends after 12 hours without input. */
const longestMs = 12 * 3_600_000;
const everyMs = 60_000;
const key = 'last_input';
const signs = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Signs out when nobody has touched any window of the console for 12 hours; what was typed stays as a draft. A computer
 * that slept is asked when it wakes.
 */
export function watchSessionTimeout(now: () => number = Date.now): () => void {
  let noted = 0;
  const note = () => {
    if (now() - noted < everyMs) return;
    noted = now();
    localStorage.setItem(key, String(noted));
  };
  const look = () => {
    const last = localStorage.getItem(key);
    if (last === null) note();
    else if (now() - Number(last) >= longestMs) signOut();
  };
  look();
  const timer = setInterval(look, everyMs);
  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    for (const sign of signs) window.removeEventListener(sign, note, { capture: true });
  };
}
