// @vitest-environment happy-dom
import { resourceOf } from '../../../domain/resources.ts';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { absorb, forget, releaseAll } from '../../../api/records/entities.ts';
import { cellHold } from './cellHold.ts';
import { provideTools } from '../../../commands/tools.ts';
import { customer as customerNoun } from '../../../domain/customer/customer.ts';
import CellEditor from './CellEditor.tsx';
import type { CellEditing } from './useCellEditing.ts';

const customer = resourceOf(customerNoun);

const iri = '/api/customers/1';
const edited = { iri, column: { id: 'name', heading: 'Name', text: () => '', edit: [{ path: 'kuerzel' }] }, typed: '' };
const leave = vi.fn();
const warning = vi.fn();
const editing: CellEditing = {
  edited,
  isVisible: true,
  leave,
  begin: () => false,
  beginByKey: () => false,
  beginByDoubleClick: () => false,
  menu: () => [],
  giveBack: () => false,
};
const editor = (sight: Partial<CellEditing> = {}) => (
  <CellEditor
    frame={document.body}
    editable={{ resource: customer }}
    editing={{ ...editing, ...sight }}
    edited={edited}
    selected={[]}
    onConflict={() => undefined}
  />
);

beforeEach(() => {
  leave.mockReset();
  warning.mockReset();
  provideTools({
    open: () => undefined,
    ask: () => Promise.resolve(null),
    dialog: () => undefined,
    notify: { success: () => undefined, warning, error: () => undefined, info: () => undefined },
    roles: () => ['admin'],
  });
  absorb({ '@id': iri, '@type': 'Customer', version: 1, kuerzel: 'MUSTER' }, { whole: true });
});
afterEach(() => {
  cleanup();
  releaseAll();
});

test('the editor does not stay over another panel when its list is hidden', () => {
  const { rerender } = render(editor());
  expect(leave).not.toHaveBeenCalled();
  rerender(editor({ isVisible: false }));
  expect(leave).toHaveBeenCalledWith(edited, null);
});

test('a record deleted while its cell is edited closes the editor and is said', () => {
  render(editor());
  expect(document.querySelector('input')?.value).toBe('MUSTER');
  act(() => forget(iri));
  expect(warning).toHaveBeenCalledWith('Der Datensatz ist gelöscht');
  expect(leave).toHaveBeenCalledWith(edited, 'stay');
});

/** Presses keys and says which of them went on to the page. */
const press = (...keys: string[]) =>
  keys.filter((key) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );

test('keys that come before the editor is there go into it one after the other, and nowhere else', async () => {
  const take = vi.fn();
  leave.mockImplementation(() => void cellHold.take());
  cellHold.begin();
  expect(press('N', 'e', 'x', 'Backspace', 'u', 'Tab', 'd', 'F6')).toEqual(['F6']);
  const newRow = { iri, fieldsOf: () => edited.column.edit, take };
  await act(async () => {
    render(<CellEditor {...editor().props} editable={{ resource: customer, newRow }} />);
    await Promise.resolve();
  });
  expect(take).toHaveBeenCalledWith({ kuerzel: 'Neu' }, false);
  expect(leave).toHaveBeenCalledWith(edited, 'next');
  expect(cellHold.isOn()).toBe(false);
});
