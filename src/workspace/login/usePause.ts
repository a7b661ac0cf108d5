import { useEffect, useState } from 'react';

type Pause = { readonly left: number; readonly goOn: () => void };
const none: Pause = { left: 0, goOn: () => undefined };

/** Counts the seconds of a pause that the server wants, and goes on when it is over, unless it was ended before. */
export function usePause() {
  const [{ left, goOn }, set] = useState(none);

  useEffect(() => {
    if (left === 0) return;
    const second = setTimeout(() => {
      set({ left: left - 1, goOn });
      if (left === 1) goOn();
    }, 1_000);
    return () => clearTimeout(second);
  }, [left, goOn]);

  return {
    /** Whole seconds to wait, 0 when there is no pause. */
    left,
    begin: (milliseconds: number, then: () => void) => set({ left: milliseconds / 1_000, goOn: then }),
    end: () => set(none),
  };
}
