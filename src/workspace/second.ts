import { atom } from 'jotai/vanilla';
import { store } from '../api/records/entities.ts';

const second = 1_000;
const betweenKeys = 300;
const longestWait = 5 * second;

/**
 * The time, renewed every second for all who show it at once, because each renewal is a frame of its own; it waits
 * while somebody types, five seconds at most.
 */
export const secondAtom = atom(new Date());

secondAtom.onMount = (set) => {
  let lastKey = 0;
  const noteKey = () => {
    lastKey = Date.now();
  };
  const renew = () => {
    const now = Date.now();
    if (Math.abs(now - lastKey) > betweenKeys || now - store.get(secondAtom).getTime() >= longestWait)
      set(new Date(now));
  };
  set(new Date());
  const timer = setInterval(renew, second);
  document.addEventListener('keydown', noteKey, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    document.removeEventListener('keydown', noteKey, { capture: true });
  };
};
