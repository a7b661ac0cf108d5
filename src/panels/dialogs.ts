import type { ComponentType } from 'react';

/** A dialog gets what the command gave it, and a way to close. */
export type DialogProps<P> = P & { readonly close: () => void };
type Loader = () => Promise<{ readonly default: ComponentType<DialogProps<Record<string, unknown>>> }>;

const dialogs = new Map<string, Loader>();

/** Makes a dialog known under an id, so that commands can open it without knowing React. */
export function registerDialog(id: string, load: Loader): void {
  dialogs.set(id, load);
}

/** The loader of a dialog; undefined for an unknown id. */
export function dialogLoader(id: string): Loader | undefined {
  return dialogs.get(id);
}
