// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { definitionOf, loadDefinition } from '../../../api/definitions.ts';
import { store } from '../../../api/records/entities.ts';
import { sessionAtom } from '../../../api/session/session.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { useFormFields } from './useFormFields.ts';

afterEach(() => store.set(sessionAtom, null));

test('what belongs to one save alone stands only in a form that asks for it by name', async () => {
  store.set(sessionAtom, { userId: 7, username: 'dispo', name: 'Dora', initials: 'DD', email: null, roles: ['dispo'] });
  await loadDefinition(contractAvis);
  const resource = definitionOf(contractAvis);
  const pathsOf = (asked?: readonly string[]) =>
    renderHook(() => useFormFields({ resource, isNew: false, asked })).result.current.paths;
  expect(pathsOf(['note', 'userNotes'])).toEqual(['note', 'userNotes']);
  expect(pathsOf()).toContain('note');
  expect(pathsOf()).not.toContain('userNotes');
});
