import { expect, test } from 'vitest';
import { madeText, makeQuestion, makeTitle, restQuestion, suggestionText } from './documentTexts.ts';
import { verdictTexts } from './verdictText.ts';

const planned = (recipient: string, count: number, net: string, marks: readonly string[] = ['10017', 'Köln']) => ({
  recipient,
  marks,
  contracts: Array.from({ length: count }, (_, at) => `/api/contracts/${String(at)}`),
  net,
});

test('documents are counted in their own word', () => {
  expect(makeTitle('Rechnung', 1)).toBe('1 Rechnung erstellen');
  expect(makeTitle('Gutschrift', 110)).toBe('110 Gutschriften erstellen');
  expect(madeText('Rechnung', 1)).toBe('Rechnung erstellt');
  expect(madeText('Rechnung', 60)).toBe('60 Rechnungen erstellt');
});

test('the question names everybody with rides and sum, and all together', () => {
  const one = planned('Rheinbogen Leasing GmbH', 7, '1873.82');
  expect(makeQuestion('Rechnung', [one, planned('Autohaus Brandes KG', 1, '129.00')])).toBe(
    'Rheinbogen Leasing GmbH: 7 Aufträge, 1.873,82 €\nAutohaus Brandes KG: 1 Auftrag, 129,00 €\n\nZusammen 8 Aufträge, 2.002,82 € netto.',
  );
  expect(
    makeQuestion(
      'Rechnung',
      Array.from({ length: 60 }, () => one),
    ),
  ).toContain('\nund 48 weitere\n');
});

test('equal names are told apart by number and town, and by more where those are equal too', () => {
  const asked = (...marks: readonly (readonly string[])[]) =>
    makeQuestion('Rechnung', [
      ...marks.map((it) => planned('Autohaus Brandes KG', 1, '129.00', it)),
      planned('Nordlicht GmbH', 1, '10.00'),
    ])
      .split('\n')
      .slice(0, marks.length + 1)
      .map((it) => it.split(':')[0]);
  expect(asked(['10017', 'Köln', 'Ring 1'], ['10018', 'Ulm', 'Ring 2'])).toEqual([
    'Autohaus Brandes KG (10017, Köln)',
    'Autohaus Brandes KG (10018, Ulm)',
    'Nordlicht GmbH',
  ]);
  expect(asked(['10017', 'Köln', 'Ring 1'], ['10017', 'Köln', 'Ring 2'], ['10017', 'Ulm', 'Ring 2'])).toEqual([
    'Autohaus Brandes KG (10017, Köln, Ring 1)',
    'Autohaus Brandes KG (10017, Köln, Ring 2)',
    'Autohaus Brandes KG (10017, Ulm)',
    'Nordlicht GmbH',
  ]);
  expect(asked([], [])).toEqual(['Autohaus Brandes KG', 'Autohaus Brandes KG', 'Nordlicht GmbH']);
});

test('what keeps some off is said before the others are billed', () => {
  const refusal = 'Nicht abrechenbar: 26010980. Für die Abrechnung gesperrt.';
  expect(restQuestion([refusal], 1)).toBe(`${refusal}\n\n1 anderer Auftrag ist abrechenbar.`);
  const many = Array.from({ length: 14 }, () => refusal);
  expect(restQuestion(many, 20).split('\n').slice(12)).toEqual([
    'und 2 weitere Gründe',
    '',
    '20 andere Aufträge sind abrechenbar.',
  ]);
});

test('of one document the question is the one of the specification', () => {
  expect(makeQuestion('Rechnung', [planned('Rheinbogen Leasing GmbH', 3, '823.00')])).toBe(
    'Aus 3 Aufträgen mit zusammen 823,00 € netto eine Rechnung an Rheinbogen Leasing GmbH erstellen?',
  );
  expect(
    makeQuestion('Gutschrift', [planned('Ahmet Kamiński', 1, '218.00')], ['Er war in einer anderen Gruppe.']),
  ).toBe(
    'Aus 1 Auftrag mit zusammen 218,00 € netto eine Gutschrift an Ahmet Kamiński erstellen?\nEr war in einer anderen Gruppe.',
  );
});

test('a suggestion says rhythm, number and sum', () => {
  expect(suggestionText('monatlich', 42, '9830.00')).toBe('monatlich, 42 Aufträge, 9.830,00 €');
});

test('what there is none of is left out of the counts', () => {
  const said = (ready: number, asked: number, unbillable: number) =>
    verdictTexts({ ready, asked, unbillable }).map((it) => it.text);
  expect(said(7, 1, 2)).toEqual(['7 abrechenbar', '1 Rückfrage', '2 nicht']);
  expect(said(3, 0, 0)).toEqual(['3 abrechenbar']);
  expect(said(0, 0, 0)).toEqual(['0 abrechenbar']);
});
