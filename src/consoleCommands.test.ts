// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { avisCommands } from './commands/avis/avis.ts';
import { driverCommands } from './commands/driver/driver.ts';
import { invoiceCommands } from './commands/invoice/invoice.ts';
import { consoleCommands as always } from './consoleCommands.ts';
import { isIconName } from './ui/display/iconName.ts';
import { hotkeyTable } from './workspace/hotkeys/hotkeyTable.ts';
import { shows } from '../tests/specification/shows.ts';

/** Those of the console, and those that come with the first panel of their resource. */
const consoleCommands = [...always, ...avisCommands, ...driverCommands, ...invoiceCommands];

test('no two commands answer the same keys for the same records', () => {
  shows('C Frame hotkeys');
  expect(hotkeyTable(consoleCommands).size).toBeGreaterThan(20);
});

test('every command has an id of its own and an icon that can be drawn', () => {
  expect(new Set(consoleCommands.map((it) => it.id)).size).toBe(consoleCommands.length);
  expect(consoleCommands.filter((it) => !isIconName(it.icon)).map((it) => it.id)).toEqual([]);
});

test('the row menu of contracts offers everything once, the contract itself what is done with it', () => {
  const titlesAt = (place: string) =>
    consoleCommands
      .filter((it) => it.places.includes(place) && it.on.kind !== 'none' && it.on.of.path === 'contracts')
      .map((it) => it.title);
  const row = titlesAt('contracts.row');
  expect(row.toSorted()).toEqual([...new Set(row)].toSorted());
  expect(row).not.toContain('Öffnen');
  expect(row).toEqual(
    expect.arrayContaining(['Auftrag öffnen', 'Auftrag kopieren', 'In eigenem Fenster öffnen', 'Auftrag löschen …']),
  );
  expect(titlesAt('contracts.toolbar')).toEqual(
    expect.arrayContaining(['Fahrer wechseln …', 'Stornieren …', 'In eigenem Fenster öffnen']),
  );
});

test('no place is named that nothing shows', () => {
  const path = consoleCommands.flatMap((it) => (it.on.kind === 'none' ? [] : [it.on.of.path]));
  const shown = new Set([
    ...path.flatMap((it) => [`${it}.row`, `${it}.toolbar`]),
    'contracts.selection',
    'contracts.request',
    'contract_avis.selection',
    'contract_avis.colour',
  ]);
  expect([...new Set(consoleCommands.flatMap((it) => it.places))].filter((it) => !shown.has(it))).toEqual([]);
});
