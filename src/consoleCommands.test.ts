// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleCommands } from './consoleCommands.ts';
import { isIconName } from './ui/iconName.ts';
import { hotkeyTable } from './workspace/hotkeys/hotkeyTable.ts';

test('no two commands answer the same keys for the same records', () => {
  expect(hotkeyTable(consoleCommands).size).toBeGreaterThan(20);
});

test('every command has an id of its own and an icon that can be drawn', () => {
  expect(new Set(consoleCommands.map((it) => it.id)).size).toBe(consoleCommands.length);
  expect(consoleCommands.filter((it) => !isIconName(it.icon)).map((it) => it.id)).toEqual([]);
});
