import { useMemo } from 'react';
import { anotherForm } from '../../formAddress.ts';
import { usePanel } from '../../panelContext.ts';
import type { FormPlace } from './useDraft.ts';

/** Where the form of this panel stands; one that another window has open becomes another form here. */
export function useFormPlace(): FormPlace {
  const { url, replaceUrl } = usePanel();
  return useMemo(() => ({ url, onTaken: () => replaceUrl(anotherForm(url)) }), [url, replaceUrl]);
}
