import { atom } from 'jotai/vanilla';
import { store } from '../../api/entities.ts';
import type { Ask } from '../../domain/define/verdict.ts';
import { newId } from '../../api/newId.ts';

/** `other` is a second way to go on; whoever takes it answers with its key. */
export type Question = Ask & { readonly title?: string; readonly confirm?: string; readonly other?: { readonly key: string; readonly label: string } };
export type Answer = Readonly<Record<string, boolean>> | null;
type OpenQuestion = { readonly id: string; readonly question: Question; readonly answer: (given: Answer) => void };
type OpenDialog = { readonly key: string; readonly id: string; readonly props: Readonly<Record<string, unknown>> };

/** Questions that wait for an answer, the newest on top. */
export const questionsAtom = atom<readonly OpenQuestion[]>([]);

/** Dialogs on the screen, the newest on top. */
export const dialogsAtom = atom<readonly OpenDialog[]>([]);

/** Puts a question on the screen and waits for the person. */
export function askPerson(question: Question): Promise<Answer> {
  return new Promise((resolve) => {
    const id = newId();
    const answer = (given: Answer) => {
      store.set(questionsAtom, (open) => open.filter((it) => it.id !== id));
      resolve(given);
    };
    store.set(questionsAtom, (open) => [...open, { id, question, answer }]);
  });
}

/** Opens a dialog that a panel has registered. */
export function openDialog(id: string, props: Readonly<Record<string, unknown>>): void {
  store.set(dialogsAtom, (open) => [...open, { key: newId(), id, props }]);
}

/** Takes a dialog from the screen. */
export function closeDialog(key: string): void {
  store.set(dialogsAtom, (open) => open.filter((it) => it.key !== key));
}

/** Takes everything from the screen; questions count as refused. */
export function closeAllDialogs(): void {
  for (const { answer } of store.get(questionsAtom)) answer(null);
  store.set(dialogsAtom, []);
}
