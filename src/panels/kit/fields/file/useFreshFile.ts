import { useEffect } from 'react';
import { freshFile } from '../../../../api/uploads.ts';

/** Asks for a file that nothing here knows yet. */
export function useFreshFile(iri: string, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) void freshFile(iri).catch(() => undefined);
  }, [iri, isWanted]);
}
