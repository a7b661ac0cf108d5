import { useEffect, useEffectEvent } from 'react';
import { draftKeyOf } from '../../formAddress.ts';

const wanted = new Set<string>();

/** The person asked for the draft of this form before the form was open. */
export function wantDraft(url: string): void {
  wanted.add(draftKeyOf(url));
}

/** Puts a draft into its form that somebody asked for by name; nobody is asked for it a second time. */
export function useWantedDraft(url: string | undefined, offer: { restore(): void } | null): void {
  const isFound = offer !== null;
  const restore = useEffectEvent(() => {
    if (url !== undefined && wanted.delete(draftKeyOf(url))) offer?.restore();
  });
  useEffect(() => {
    if (isFound) restore();
  }, [isFound]);
}
