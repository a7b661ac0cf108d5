// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import { BundleChip, GroupChip } from './NameChip.tsx';

const colourOf = (name: string) => screen.getByRole('img', { name }).style.backgroundColor;

test.each([
  ['G-1207', 'FP-1182', '7', '2'],
  ['G-10', 'FP-0', '0', '0'],
  ['Gruppe 3 (Nord)', 'Nord 9', '3', '9'],
])('%s and %s have the colour of their last figure, each in a palette of its own', (group, bundle, one, other) => {
  shows('D2 §9 chip palettes', 'D2 §9 chip colours');
  render(
    <>
      <GroupChip name={group} />
      <BundleChip name={bundle} />
    </>,
  );
  expect(colourOf(`${group} Gruppe`)).toBe(`var(--group-${one}-bg)`);
  expect(colourOf(`${bundle} Fahrtpaket`)).toBe(`var(--bundle-${other}-bg)`);
});

test('a name without a number is grey', () => {
  render(<GroupChip name="Nord" />);
  expect(colourOf('Nord Gruppe')).toBe('var(--tone-neutral-bg)');
});
