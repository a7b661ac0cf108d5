import { expect, test } from 'vitest';
import { defineCommand, none, one, type Target } from '../commands/command.ts';
import type { Hotkey } from '../commands/hotkey.ts';
import type { Noun } from '../domain/define/noun.ts';
import { contract } from '../domain/contract/contract.ts';
import { driver } from '../domain/driver/driver.ts';
import { hotkeyTable } from './hotkeys/hotkeyTable.ts';
import { shows } from '../../tests/specification/shows.ts';

const command = (id: string, hotkey: Hotkey, on: Target<Noun> = none) =>
  defineCommand({ id, title: id, group: 'Probe', icon: 'list', places: [], on, hotkey, run: () => undefined });

test('two commands on the same keys for the same records are refused', () => {
  shows('C Frame hotkeys');
  expect(() => hotkeyTable([command('a', 'mod+shift+f'), command('b', 'mod+shift+f')])).toThrow('a and to b');
  expect(() => hotkeyTable([command('a', 'mod+p', one(contract)), command('b', 'mod+p', one(contract))])).toThrow();
});

test('a command without a record meets every other one on its keys', () => {
  expect(() => hotkeyTable([command('a', 'mod+p'), command('b', 'mod+p', one(contract))])).toThrow();
});

test('the same keys may mean different things for different kinds of records', () => {
  const table = hotkeyTable([command('a', 'mod+p', one(contract)), command('b', 'mod+p', one(driver))]);
  expect(table.get('mod+p')).toHaveLength(2);
});
