// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readTable } from '../../domain/bulkCreate/paste.ts';
import { pastedText } from './pastedText.ts';

const clipboard = (given: Readonly<Record<string, string>>) => ({ getData: (type: string) => given[type] ?? '' });
const rowsOf = (html: string) => readTable(pastedText(clipboard({ 'text/html': html, 'text/plain': 'ohne Tabelle' })));

test('the table of a mail is read, whatever stands around it', () => {
  const table = `<table><tr><th>Fz-Ident</th><th colspan="2">Abholung</th></tr>
    <tr><td rowspan="2">WVW</td><td>Ringweg<br>12</td><td><p>"Werk"</p><p>Nord</p></td></tr>
    <tr><td>a</td><td> b&nbsp; c </td></tr></table>`;
  const inMail = `<p>Guten Tag,</p><table><tr><td>${table}</td></tr></table>
    <table><tr><td>Mit freundlichen Grüßen</td></tr></table>`;
  expect(rowsOf(inMail)).toEqual([
    ['Fz-Ident', 'Abholung', 'Abholung'],
    ['WVW', 'Ringweg 12', '"Werk" Nord'],
    ['WVW', 'a', 'b c'],
  ]);
});

test('without a table the text counts', () => {
  expect(pastedText(clipboard({ 'text/html': '<p>a</p>', 'text/plain': 'a\tb' }))).toBe('a\tb');
  expect(pastedText(clipboard({ 'text/plain': 'a\tb' }))).toBe('a\tb');
});
