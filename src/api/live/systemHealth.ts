import { atom } from 'jotai';

/** Something that an administrator should see to. */
type Warning = { readonly code: string; readonly title: string; readonly message: string };

/**
 * What the server says of itself: why it can save nothing just now, and to administrators what needs to be seen to and
 * when the last backup was made.
 */
export type SystemHealth = {
  readonly failure: string | null;
  readonly warnings: readonly Warning[];
  readonly lastBackup: string | null;
};

export const healthy: SystemHealth = { failure: null, warnings: [], lastBackup: null };

/** As last told by the live stream; without a stream nothing is known and nothing is said. */
export const systemHealthAtom = atom<SystemHealth>(healthy);
