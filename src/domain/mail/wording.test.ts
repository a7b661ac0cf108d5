import { expect, test } from 'vitest';
import { neededFault, placeholdersIn, wordingFaults } from './wording.ts';

const known = ['orderNumber', 'kostenstelle', 'link'];
const reasons = (text: string) => wordingFaults(text, { known }).map((it) => it.reason);

test('a wording that can be sent has no fault', () => {
  expect(reasons('Auftrag {orderNumber}[ ({kostenstelle})]\n- ein Punkt\n\n<b>kein HTML</b> 5 } 3')).toEqual([]);
  expect(placeholdersIn('{link} {orderNumber} {link}')).toEqual(['link', 'orderNumber']);
});

test('an unknown placeholder is named, with the one that was meant', () => {
  expect(wordingFaults('Auftrag {orderNumber}\nKostenstelle: {kostenstele}', { known })).toEqual([
    {
      reason: 'Zeile 2: Den Platzhalter „{kostenstele}“ gibt es hier nicht. Gemeint ist wohl „{kostenstelle}“.',
      name: 'kostenstele',
      meant: 'kostenstelle',
    },
  ]);
  expect(reasons('{ link }')).toEqual(['Den Platzhalter „{ link }“ gibt es hier nicht.']);
  expect(reasons('{}')).toEqual(['Den Platzhalter „{}“ gibt es hier nicht.']);
});

test('an endless placeholder is refused in a line that can be read, and quickly', () => {
  const begin = performance.now();
  expect(reasons(`{${'a'.repeat(20_000)}`)).toEqual([
    `Dem Platzhalter „{${'a'.repeat(39)}…“ fehlt die schließende Klammer „}“.`,
  ]);
  expect(reasons(`{${'a'.repeat(19_000)}}`)[0]?.length).toBeLessThan(100);
  expect(reasons('['.repeat(20_000))).toEqual(['Eine eckige Klammer darf keine zweite enthalten.']);
  expect(reasons('[offen\nnächste]')).toEqual(['Zeile 1: Der eckigen Klammer „[“ fehlt die schließende „]“.']);
  expect(performance.now() - begin).toBeLessThan(1_000);
});

test('the link that a mail is sent for stands in a line that never falls away', () => {
  const rules = { known, needs: 'link', beside: ['orderNumber'] };
  expect(neededFault('Hier ({orderNumber}): {link}', rules)).toBeUndefined();
  expect(neededFault('Ohne', rules)?.reason).toBe(
    'Der Link „{link}“ darf nicht fehlen: Seinetwegen geht diese Mail hinaus.',
  );
  for (const text of ['[Hier: {link}]', '{kostenstelle}: {link}'])
    expect(neededFault(text, rules)?.reason).toBe(
      'Der Link „{link}“ steht in einer Zeile, die entfallen kann. Bitte geben Sie ihm eine eigene.',
    );
  expect(neededFault('Ohne', { known })).toBeUndefined();
});
