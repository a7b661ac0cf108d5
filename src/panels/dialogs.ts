import type { ComponentType } from 'react';

/** A dialog gets what the command gave it, and a way to close. */
export type DialogProps<P> = P & { readonly close: () => void };
type Loader<P> = () => Promise<{ readonly default: ComponentType<P> }>;
type AnyLoader = Loader<DialogProps<Record<string, unknown>>>;

const dialogs = new Map<string, AnyLoader>();

/** Makes a dialog known under an id, so that commands can open it without knowing React; commands hand over what it asks for, which nobody here knows the type of. */
export function registerDialog<P>(id: string, load: Loader<P>): void {
  dialogs.set(id, load as unknown as AnyLoader);
}

/** The loader of a dialog; undefined for an unknown id. */
export function dialogLoader(id: string): AnyLoader | undefined {
  return dialogs.get(id);
}
