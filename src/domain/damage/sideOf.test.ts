import { expect, test } from 'vitest';
import { isKeyOf, labelOf } from '../choices/choices.ts';
import { componentSides } from '../protocol/choices/componentSides.ts';
import { components } from '../protocol/choices/components.ts';
import { damageFigures } from './damageFigures.ts';
import { sideOf } from './sideOf.ts';

const sideLabel = (key: string) => {
  const part = components.items.find((it) => it.key === key);
  return part && labelOf(componentSides, sideOf(part));
};

test('each part has a side that the list knows', () => {
  expect(components.items.every((it) => isKeyOf(componentSides, sideOf(it)))).toBe(true);
  expect(
    ['bonnet', 'doorFrontLeft', 'tailLightRight', 'sillLeft', 'roofPanel', 'bootFloor', 'carpet', 'fuelFlap'].map(
      sideLabel,
    ),
  ).toEqual(['vorn', 'vorn links', 'hinten rechts', 'links', 'oben', 'hinten', 'innen', 'ohne Seite']);
});

test('damages are counted by each trait; a chosen trait narrows the others, not its own list', () => {
  const lines = [
    { key: 'KOMBI|front|bonnet|scratch|new', count: 2 },
    { key: 'KOMBI|rear|tailgate|dent|old', count: 3 },
    { key: 'COUPE|front|bonnet|dent|old', count: 1 },
  ];
  const wish = { carType: null, location: 'front', component: null, damage: null, isNew: false };
  const found = damageFigures(lines, wish);
  expect([found.count, found.fresh]).toEqual([3, 2]);
  expect(found.by.location.map((it) => [it.label, it.count])).toEqual([
    ['Frontpartie', 3],
    ['Heckpartie', 3],
  ]);
  expect(found.by.damage).toEqual([
    { key: 'scratch', label: 'Kratzer', count: 2, fresh: 2 },
    { key: 'dent', label: 'Delle', count: 1, fresh: 0 },
  ]);
  expect(damageFigures(lines, { ...wish, location: null, isNew: true }).count).toBe(2);
});
