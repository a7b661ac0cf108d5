// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { date, integer } from '../../../domain/define/field.ts';
import { range } from '../../../domain/define/filter.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import { FilterEditor } from './FilterEditor.tsx';

afterEach(cleanup);

const resource = { fields: { datum: date('Tag'), km: integer('km') } } as unknown as Resource;

function opened(name: 'datum' | 'km') {
  const changed = vi.fn();
  const closed = vi.fn();
  render(
    <FilterEditor
      resource={resource}
      definition={range('Filter', name)}
      name={name}
      filter={{}}
      anchor={document.body.appendChild(document.createElement('span'))}
      onChange={changed}
      onClose={closed}
    />,
  );
  const until = screen.getByRole('textbox', { name: 'bis' });
  until.focus();
  return { changed, closed, until };
}

test.each([
  ['datum', '24.12.2026', { 'datum[before]': ['2026-12-24'] }],
  ['km', '120', { 'km[before]': ['120'] }],
] as const)('what was typed of %s counts when Enter closes the editor', (name, typed, filter) => {
  const { changed, closed, until } = opened(name);
  fireEvent.change(until, { target: { value: typed } });
  fireEvent.keyDown(until, { key: 'Enter' });
  expect(closed).toHaveBeenCalled();
  expect(changed).toHaveBeenLastCalledWith(filter);
});

test('Esc closes it and lets go of what was typed', () => {
  const { changed, closed, until } = opened('datum');
  fireEvent.change(until, { target: { value: '24.12.2026' } });
  fireEvent.keyDown(until, { key: 'Escape' });
  expect(closed).toHaveBeenCalled();
  expect(changed).not.toHaveBeenCalled();
});
