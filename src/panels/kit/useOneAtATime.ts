import { useRef, useState } from 'react';

/**
 * Whether something runs now, and a way to start it that does nothing meanwhile: what a second click asks for is on its
 * way already.
 */
export function useOneAtATime() {
  const [isRunning, setRunning] = useState(false);
  /** The same for clicks that come before the next drawing. */
  const runs = useRef(false);
  const alone = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (runs.current) return undefined;
    runs.current = true;
    setRunning(true);
    try {
      return await work();
    } finally {
      runs.current = false;
      setRunning(false);
    }
  };
  return { isRunning, alone };
}
