// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFormNumber } from './useFormNumber.ts';

function Tab({ kind }: { kind: string | null }) {
  return <li>{`Neu${useFormNumber(kind)}`}</li>;
}

const names = () => screen.queryAllByRole('listitem').map((it) => it.textContent);
const tabsOf = (kinds: Readonly<Record<string, string | null>>) =>
  Object.entries(kinds).map(([key, kind]) => <Tab key={key} kind={kind} />);

test('each further form of a kind has the lowest number that is free, for as long as it is open', () => {
  const { rerender } = render(<ul>{tabsOf({ a: 'contracts', b: 'contracts', c: 'contracts', d: 'news' })}</ul>);
  expect(names()).toEqual(['Neu', 'Neu 2', 'Neu 3', 'Neu']);
  rerender(<ul>{tabsOf({ a: 'contracts', c: 'contracts' })}</ul>);
  expect(names()).toEqual(['Neu', 'Neu 3']);
  rerender(<ul>{tabsOf({ a: 'contracts', c: 'contracts', e: 'contracts', f: null })}</ul>);
  expect(names()).toEqual(['Neu', 'Neu 3', 'Neu 2', 'Neu']);
});
