import type { Entity } from '../../api/records/entities.ts';
import type { importContract } from '../../domain/import/importContract.ts';
import type { IconName } from '../../ui/display/iconName.ts';
import type { SemanticColour } from '../../ui/display/semanticColours.ts';

type Look = { readonly word: string; readonly colour: SemanticColour; readonly icon: IconName };

/** How it looks what a row would do, or that it was declined. */
export const effectLooks = {
  CREATE: { word: 'neu', colour: 'info', icon: 'plus' },
  EDIT: { word: 'geändert', colour: 'warn', icon: 'pencil' },
  CANCEL: { word: 'storniert', colour: 'danger', icon: 'ban' },
  DOUBLE: { word: 'doppelt?', colour: 'warn', icon: 'triangle-alert' },
  FAULTY: { word: 'fehlerhaft', colour: 'danger', icon: 'circle-x' },
  UNCHANGED: { word: 'unverändert', colour: 'tone-neutral', icon: 'check' },
  declined: { word: 'abgelehnt', colour: 'tone-neutral', icon: 'x' },
} as const satisfies Readonly<Record<string, Look>>;

/** How it looks at this row. */
export function lookOf({ effect, isDeclinedByLeitstand }: Entity<typeof importContract>): Look {
  return effectLooks[isDeclinedByLeitstand ? 'declined' : (effect ?? 'UNCHANGED')];
}
