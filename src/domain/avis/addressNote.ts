import type { SomeOf } from '../define/row.ts';
import type { contractAvis } from './contractAvis.ts';

type NotedAvis = SomeOf<typeof contractAvis, 'status' | 'proposals'>;

/**
 * What contacts said about where the vehicle stands and nobody has dealt with: a row with such a note is confirmed by
 * a person alone, and that deals with it.
 */
export function openAddressNotes({ status, proposals }: NotedAvis): readonly { side: string; text: string }[] {
  if (status === 'confirmed') return [];
  return (proposals ?? []).flatMap(({ side, state, addressNote }) =>
    addressNote && state !== 'withdrawn' ? [{ side: side ?? '', text: addressNote }] : [],
  );
}

/** "Hinweis zur Adresse: Hof hinten", of one side or of all; empty where nothing is open. */
export function addressNoteText(avis: NotedAvis, side?: string): string {
  const texts = openAddressNotes(avis).flatMap((it) => (side === undefined || it.side === side ? [it.text] : []));
  return texts.length === 0 ? '' : toldOfAddress([...new Set(texts)].join(' · '));
}

/** The same of a note that has just come. */
export const toldOfAddress = (note: string): string => `Hinweis zur Adresse: ${note}`;
