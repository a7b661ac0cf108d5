import { resourceOf } from '../../../domain/resources.ts';
import { expect, test } from 'vitest';
import { contract as contractNoun } from '../../../domain/contract/contract.ts';
import { fieldAt } from '../../../domain/define/resource.ts';
import { foldText } from './foldText.ts';

const contract = resourceOf(contractNoun);

const folded = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([path, value]) => ({
    label: fieldAt(contract, path)?.label ?? path,
    field: fieldAt(contract, path) ?? { kind: 'text' as const, label: path },
    value,
  }));
const refer = (iri: string) => ({ '/api/leasing_protocols/1': 'Arval' })[iri] ?? '?';

test('a fold says what is in it, each field by its name', () => {
  const inside = folded({
    leistungsadresse: null,
    leasingProtocols: ['/api/leasing_protocols/1'],
    infoTransferNumberPlate: 'liegt im\nTresor',
    billingDistance: 387,
  });
  expect(foldText(inside, refer)).toBe(
    'Leasingprotokolle: Arval · Hinweis Überführungskennzeichen: liegt im Tresor · Abrechnungskilometer: 387 km',
  );
});

test('flags stand by name alone when they are on, lists by their count, other data without its content', () => {
  expect(
    foldText(
      folded({
        waschen: true,
        pickupLocationIsSet: false,
        pickupContacts: [{ name: 'A' }, { name: 'B' }],
        customData: { a: 1 },
      }),
      refer,
    ),
  ).toBe('Fahrzeug waschen · Ansprechpartner Abholung: 2 · Weitere Daten');
});

test('what is empty says nothing', () => {
  expect(foldText(folded({ leistungsadresse: null, pickupContacts: [], customData: {}, waschen: false }), refer)).toBe(
    '',
  );
});
