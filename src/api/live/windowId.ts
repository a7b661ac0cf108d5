import { newId } from '../newId.ts';

/** Tells this window apart from others of the same person, as long as it is open. */
export const windowId = newId();
