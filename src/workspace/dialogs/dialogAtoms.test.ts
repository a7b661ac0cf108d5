// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { store } from '../../api/records/entities.ts';
import { noteTyping } from '../../ui/inputs/lastTyped.ts';
import { askPerson, closeAllDialogs, dialogsAtom, openDialog, questionsAtom } from './dialogAtoms.ts';

test('the end of a session leaves no dialog to the next person, and what was asked counts as refused', async () => {
  openDialog('mail.show', { iri: '/api/contracts/1' });
  const answers = [
    askPerson({ verdict: 'ask', question: 'Wirklich?' }),
    askPerson({ verdict: 'ask', question: 'Auch das?' }),
  ];
  closeAllDialogs();
  expect(await Promise.all(answers)).toEqual([null, null]);
  expect(store.get(dialogsAtom)).toEqual([]);
  expect(store.get(questionsAtom)).toEqual([]);
});

test('a harmless question is answered by Enter; what destroys something, or comes while somebody types, begins at the way back', async () => {
  const startOf = (question: Parameters<typeof askPerson>[0]) => {
    void askPerson(question);
    const startsAt = store.get(questionsAtom).at(-1)?.startsAt;
    closeAllDialogs();
    return startsAt;
  };
  const stop = noteTyping();
  const harmless = { verdict: 'ask', question: 'Fahrtpaket auflösen?' } as const;
  expect([startOf(harmless), startOf({ ...harmless, danger: true }), startOf({ ...harmless, isFinal: true })]).toEqual([
    'primary',
    'cancel',
    'cancel',
  ]);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }));
  expect(startOf(harmless)).toBe('primary');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 's' }));
  expect(startOf(harmless)).toBe('cancel');
  stop();
});
