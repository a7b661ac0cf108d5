import { useEffect, useRef } from 'react';

export type OnProblem = ((problem: string | undefined) => void) | undefined;

/**
 * The form must not be saved while something typed is not understood: it hears of it, and again when it is understood
 * or gone with its field.
 */
export function useTellProblem(problem: string | undefined, onProblem: OnProblem): void {
  const tell = useRef(onProblem);
  useEffect(() => {
    tell.current = onProblem;
  });
  useEffect(() => {
    if (problem === undefined) return undefined;
    tell.current?.(problem);
    return () => tell.current?.(undefined);
  }, [problem]);
}
