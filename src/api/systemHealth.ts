import { atom } from 'jotai';

/** What the server says of itself: why it can save nothing just now, and (to administrators) what needs to be seen to. */
export type SystemHealth = { readonly failure: string | null; readonly warnings: readonly { readonly code: string; readonly title: string; readonly message: string }[] };

export const healthy: SystemHealth = { failure: null, warnings: [] };

/** As last told by the live stream; without a stream nothing is known and nothing is said. */
export const systemHealthAtom = atom<SystemHealth>(healthy);
