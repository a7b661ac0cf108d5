import type { ComponentType } from 'react';
import type { DialogId, Dialogs } from '../commands/dialogs.ts';

/** A dialog gets what the command gave it, and a way to close. */
export type DialogProps<Id extends DialogId> = Dialogs[Id] & Closing;
/** All that is known of a dialog between the command that opens it and the component that shows it. */
export type Closing = { readonly close: () => void };
type Loader<P> = () => Promise<{ readonly default: ComponentType<P> }>;

const dialogs = new Map<DialogId, Loader<Closing>>();

/** Says which component shows a dialog, so that commands can open it without knowing React. */
export function registerDialog<Id extends DialogId>(id: Id, load: Loader<DialogProps<Id>>): void {
  dialogs.set(id, load as unknown as Loader<Closing>);
}

/** The loader of a dialog; undefined while none is registered. */
export function dialogLoader(id: DialogId): Loader<Closing> | undefined {
  return dialogs.get(id);
}
