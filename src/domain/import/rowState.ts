import type { ImportEffect } from './reading/recognise.ts';

type Row = {
  readonly isImported: boolean;
  readonly isDeclinedByLeitstand: boolean;
  readonly confirm: boolean;
  readonly effect: ImportEffect | null;
};

/** How a row stands (document 2, section 4). */
export function stateOfRow({ isImported, isDeclinedByLeitstand, confirm, effect }: Row) {
  if (isDeclinedByLeitstand) return 'declined';
  if (isImported) return 'imported';
  if (effect === 'FAULTY') return 'rejected';
  return confirm && effect !== 'UNCHANGED' ? 'confirmed' : 'default';
}
