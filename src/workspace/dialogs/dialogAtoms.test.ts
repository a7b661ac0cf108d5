import { expect, test } from 'vitest';
import { store } from '../../api/entities.ts';
import { askPerson, closeAllDialogs, dialogsAtom, openDialog, questionsAtom } from './dialogAtoms.ts';

test('the end of a session leaves no dialog to the next person, and what was asked counts as refused', async () => {
  openDialog('notes', { iri: '/api/contracts/1' });
  const answers = [askPerson({ verdict: 'ask', question: 'Wirklich?' }), askPerson({ verdict: 'ask', question: 'Auch das?' })];
  closeAllDialogs();
  expect(await Promise.all(answers)).toEqual([null, null]);
  expect(store.get(dialogsAtom)).toEqual([]);
  expect(store.get(questionsAtom)).toEqual([]);
});
