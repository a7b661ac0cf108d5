import { expect, test } from 'vitest';
import { begunAt, completed, matching, tokensIn } from './tokens.ts';

const known = new Set(['infoShared', 'infoDriver']);

test('a text falls into words and placeholders, each known or not', () => {
  expect(tokensIn('Hinweis: {infoShared} {infoo}', known)).toEqual([
    { text: 'Hinweis: ', at: 0, kind: 'text' },
    { text: '{infoShared}', at: 9, kind: 'known' },
    { text: ' ', at: 21, kind: 'text' },
    { text: '{infoo}', at: 22, kind: 'unknown' },
  ]);
  expect(tokensIn('', known)).toEqual([]);
});

test('a placeholder is offered from its brace on, and put in whole', () => {
  const text = 'Hinweis: {inf';
  const begun = begunAt(text, text.length);
  expect(begun).toEqual({ at: 9, query: 'inf' });
  expect(completed(`${text} Ende`, begun ?? { at: 0, query: '' }, 'infoShared')).toEqual({
    text: 'Hinweis: {infoShared} Ende',
    caret: 21,
  });
  expect(completed('{infoX}.', { at: 0, query: 'inf' }, 'infoDriver').text).toBe('{infoDriver}.');
  expect([begunAt('ohne', 4), begunAt('{infoShared} x', 14), begunAt('{zu ', 4)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('what begins with the letters stands first, by its name or by what people call it', () => {
  const all = [
    { name: 'customerName', label: 'Auftraggeber' },
    { name: 'orderNumber', label: 'Auftragsnummer' },
    { name: 'target', label: 'Fahrt oder Auftrag' },
  ];
  expect(matching(all, 'auf').map((it) => it.name)).toEqual(['customerName', 'orderNumber', 'target']);
  expect(matching(all, 'name').map((it) => it.name)).toEqual(['customerName']);
});
