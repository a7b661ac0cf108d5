import { atom } from 'jotai/vanilla';
import type { DialogId, Dialogs } from '../../commands/dialogs.ts';
import type { Ticked } from '../../commands/tools.ts';
import { store } from '../../api/records/entities.ts';
import type { Ask } from '../../domain/define/verdict.ts';
import { newId } from '../../api/newId.ts';
import { isTyping } from '../../ui/inputs/lastTyped.ts';

/**
 * `other` is a second way to go on; whoever takes it answers with its key. `isFinal` where nothing takes it back, a
 * mail for example.
 */
export type Question = Ask<string> & {
  readonly title?: string;
  readonly confirm?: string;
  readonly other?: { readonly key: string; readonly label: string };
  readonly isFinal?: boolean;
};
export type Answer = Ticked<string> | null;
type OpenQuestion = {
  readonly id: string;
  readonly question: Question;
  readonly startsAt: 'cancel' | 'primary';
  readonly answer: (given: Answer) => void;
};
type OpenDialog = { readonly key: string; readonly id: DialogId; readonly props: object };

/** Questions that wait for an answer, the newest on top. */
export const questionsAtom = atom<readonly OpenQuestion[]>([]);

/** Dialogs on the screen, the newest on top. */
export const dialogsAtom = atom<readonly OpenDialog[]>([]);

/**
 * Puts a question on the screen and waits for the person. A harmless one is answered by Enter at once; what destroys
 * something, or comes while somebody types, begins at the way back.
 */
export function askPerson(question: Question): Promise<Answer> {
  return new Promise((resolve) => {
    const id = newId();
    const answer = (given: Answer) => {
      store.set(questionsAtom, (open) => open.filter((it) => it.id !== id));
      resolve(given);
    };
    const startsAt = question.danger || question.isFinal || isTyping(performance.now()) ? 'cancel' : 'primary';
    store.set(questionsAtom, (open) => [...open, { id, question, startsAt, answer }]);
  });
}

/** Opens a dialog that a panel has registered. */
export function openDialog<Id extends DialogId>(id: Id, props: Dialogs[Id]): void {
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
