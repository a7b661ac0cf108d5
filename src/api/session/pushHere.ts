import { atom } from 'jotai';

/** Whether messages come to this browser by themselves, so that the open console need not announce them as well. */
export const isPushedHereAtom = atom(false);
