import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { LateCode } from './lateCode.ts';

/**
 * Code as soon as it is here, asked for by whoever shows its outline meanwhile; what kept it from coming is told, or
 * thrown to the boundary around. Not by Suspense: React lets nothing follow an outline for 300 ms, and a screen whose
 * code is on this computer would stand empty all that time.
 */
export function useLateCode<T>({ known, fetch }: LateCode<T>, onFailure?: (error: unknown) => void): T | undefined {
  const [code, setCode] = useState(known);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const fail = useEffectEvent((error: unknown) => (onFailure ? onFailure(error) : setFailure({ error })));
  useLayoutEffect(() => {
    if (code !== undefined) return undefined;
    let isWanted = true;
    fetch().then(
      (it) => isWanted && setCode(() => it),
      (error: unknown) => isWanted && fail(error),
    );
    return () => {
      isWanted = false;
    };
  }, [code, fetch]);
  if (failure) throw failure.error;
  return code;
}
