import { useLayoutEffect, useState } from 'react';
import type { LateCode } from './lateCode.ts';

/**
 * Code as soon as it is here, asked for by whoever shows its outline meanwhile; what kept it from coming is thrown to
 * the boundary around. Not by Suspense: React lets nothing follow an outline for 300 ms, and a screen whose code is on
 * this computer would stand empty all that time.
 */
export function useLateCode<T>({ known, fetch }: LateCode<T>): T | undefined {
  const [code, setCode] = useState(known);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useLayoutEffect(() => {
    if (code !== undefined) return undefined;
    let isWanted = true;
    fetch().then(
      (it) => isWanted && setCode(() => it),
      (error: unknown) => isWanted && setFailure({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [code, fetch]);
  if (failure) throw failure.error;
  return code;
}
