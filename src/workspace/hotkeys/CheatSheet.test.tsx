// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { registerCommands } from '../../commands/registry.ts';
import { chainCommands } from '../../commands/chain/chain.ts';
import { CheatSheet } from './CheatSheet.tsx';

test('a key that does the same for contracts and drivers stands there once', () => {
  registerCommands(chainCommands);
  render(<CheatSheet onClose={() => undefined} />);
  expect(chainCommands.map((it) => it.title)).toEqual(['Kette finden', 'Kette finden']);
  expect(screen.getAllByText('Kette finden')).toHaveLength(1);
});
