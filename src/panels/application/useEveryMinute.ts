import { useEffect, useMemo, useRef } from 'react';

const minute = 60_000;

/** What is told by the clock is told anew every minute, for these rows. Keeps its identity. */
export function useEveryMinute(iris: readonly string[]): (onChange: (iri: string) => void) => () => void {
  const shown = useRef(iris);
  useEffect(() => {
    shown.current = iris;
  }, [iris]);
  return useMemo(
    () => (onChange) => {
      const timer = window.setInterval(() => shown.current.forEach(onChange), minute);
      return () => window.clearInterval(timer);
    },
    [],
  );
}
