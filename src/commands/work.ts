import { atom } from 'jotai/vanilla';
import { store } from '../api/entities.ts';

/** Work that this window does in the background, for example a change of 120 orders. */
export type LocalWork = { readonly id: string; readonly label: string; readonly done: number; readonly of: number; readonly cancel?: () => void };

/** What this window is busy with, for the status bar. */
export const localWorkAtom = atom<readonly LocalWork[]>([]);

/** Shows how far a work is; the status bar offers to stop it where `cancel` is given. */
export function showWork(work: LocalWork): void {
  store.set(localWorkAtom, (running) => (running.some((it) => it.id === work.id) ? running.map((it) => (it.id === work.id ? work : it)) : [...running, work]));
}

/** The work is over, whatever came of it. */
export function endWork(id: string): void {
  store.set(localWorkAtom, (running) => running.filter((it) => it.id !== id));
}
