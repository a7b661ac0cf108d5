import { describe, expect, test } from 'vitest';
import { bodyShapes } from './choices/bodyShapes.ts';
import { components } from './choices/components.ts';
import { locations } from './choices/locations.ts';
import { partsAt } from './carParts.ts';
import { damageNumbers } from './damageNumbers.ts';
import { entryFaults } from './entryRules.ts';

const scratch = { damage: 'scratch', location: 'leftSide', component: 'doorRearLeft' } as const;

describe('the parts of a vehicle', () => {
  test('are those of its body shape at the place that is looked at', () => {
    expect(partsAt({})).toHaveLength(components.items.length);
    for (const { carType, excludes } of bodyShapes.items)
      expect(partsAt({ carType }).map((it) => it.key)).toEqual(
        components.items.map((it) => it.key).filter((key) => !excludes.includes(key)),
      );
    for (const { key } of locations.items) {
      const here = partsAt({ location: key });
      expect(here.length).toBeGreaterThan(4);
      expect(here.every((it) => it.locations.includes(key))).toBe(true);
    }
  });

  test('are the only ones that a damage may name', () => {
    const faults = (carType: 'COUPE' | 'KOMBI', damage: object) =>
      entryFaults(null, { carType, damages: [{ ...scratch, ...damage }] });
    expect(faults('KOMBI', {})).toEqual([]);
    expect(faults('COUPE', {})).toEqual([
      { path: 'damages.0.component', message: 'Tür hinten links: gibt es an der Bauform Coupé nicht.' },
    ]);
    expect(faults('KOMBI', { location: 'roof' })).toEqual([
      { path: 'damages.0.component', message: 'Tür hinten links: gibt es im Bereich Dach nicht.' },
    ]);
  });

  test('are asked of the change: an old damage stays as it is, a new one and a changed one are judged', () => {
    const saved = { carType: 'COUPE', damages: [{ ...scratch, id: 7 }] } as const;
    expect(entryFaults(saved, { ...saved, damages: [{ ...scratch, id: 7, damage: 'dent' }] })).toEqual([]);
    expect(entryFaults(saved, { ...saved, damages: [{ ...scratch, id: 7, location: 'roof' }] })).toEqual([]);
    expect(entryFaults(saved, { ...saved, damages: [{ ...scratch, id: 7 }, scratch] })).toMatchObject([
      { path: 'damages.1.component' },
    ]);
  });
});

test('other expenses and other reasons of waiting say what they are', () => {
  expect(
    entryFaults(null, {
      expenses: [{ type: 'otherReason' }, { type: 'otherReason', description: 'Parkschein' }, { type: 'taxi' }],
      waitings: [{ reason: 'otherReason', otherReason: ' ' }, { reason: 'carDamaged' }],
    }),
  ).toEqual([
    { path: 'expenses.0.description', message: 'Bitte beschreiben, wofür ausgelegt wurde.' },
    { path: 'waitings.0.otherReason', message: 'Bitte den Grund der Wartezeit beschreiben.' },
  ]);
});

test('damages keep their numbers for good, a new one gets the next', () => {
  expect(damageNumbers([{ sortOrder: 3 }, {}, { sortOrder: 1 }, { sortOrder: null }])).toEqual([3, 4, 1, 5]);
});
