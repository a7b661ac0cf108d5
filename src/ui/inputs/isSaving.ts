import type { KeyboardEvent } from 'react';

/** Whether a key saves the whole record: an open list takes what is meant and lets it go on. */
export function isSaving({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && (key === 'Enter' || key.toLowerCase() === 's');
}
