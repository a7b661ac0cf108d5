// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { OfflineError } from '../api/apiErrors.ts';
import { store } from '../api/records/entities.ts';
import { UndoRefused } from '../api/records/undo.ts';
import { lastUndoAtom, offerUndo, undoLast } from './lastUndo.ts';
import { shows } from '../../tests/specification/shows.ts';

test('what could not be taken back without a line is tried again; what was refused is not', async () => {
  shows('C Forms Rückgängig');
  const outcomes = [new OfflineError(), null, new UndoRefused('Auftrag 1 wurde seither geändert.')];
  let asked = 0;
  const undo = async () => {
    const outcome = outcomes[asked];
    asked += 1;
    if (outcome) throw outcome;
  };
  offerUndo({ text: 'Storniert', undo });
  await undoLast();
  await undoLast();
  await undoLast();
  expect(asked).toBe(2);

  offerUndo({ text: 'Bestätigt', undo });
  await undoLast();
  expect(store.get(lastUndoAtom)).toBeNull();
});
