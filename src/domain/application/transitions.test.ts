import { expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import { applicationStatuses } from './choices/applicationStatuses.ts';
import { checkTransition } from './transitions.ts';

const statuses = applicationStatuses.items.map((it) => it.key);
const driver = 'Karl Brandt';
const reasonOf = (from: string, to: string, more: object = {}) => {
  const verdict = checkTransition({ status: from, driver, ...more }, to);
  return verdict.verdict === 'refused' ? verdict.reason : verdict.verdict;
};

test('each state has its ways out, and no others', () => {
  shows('R41');
  const ways = Object.fromEntries(
    statuses.map((from) => [from, statuses.filter((to) => from !== to && reasonOf(from, to) === 'allowed')]),
  );
  expect(ways).toEqual({
    pending: ['accepted', 'declined', 'deleted'],
    accepted: [],
    declined: ['accepted'],
    deleted: ['accepted'],
    revoked: ['deleted'],
  });
});

test('a refusal names the driver and says what is the matter', () => {
  expect(reasonOf('accepted', 'declined')).toBe(
    'Die Bewerbung von Karl Brandt ist bereits angenommen. Der Fahrer wird am Auftrag gewechselt.',
  );
  expect(reasonOf('revoked', 'accepted')).toBe(
    'Karl Brandt hat die Bewerbung zurückgezogen. Sie kann nur noch gelöscht werden.',
  );
  expect(reasonOf('declined', 'deleted')).toBe('Die Bewerbung von Karl Brandt ist bereits abgelehnt.');
  expect(reasonOf('deleted', 'declined')).toBe('Die Bewerbung von Karl Brandt ist bereits gelöscht.');
  expect(reasonOf('declined', 'pending')).toBe('Die Bewerbung von Karl Brandt kann nicht wieder geöffnet werden.');
  expect(reasonOf('pending', 'revoked')).toBe('Zurückziehen kann die Bewerbung nur Karl Brandt.');
  expect(reasonOf('pending', 'x')).toBe('Die Bewerbung von Karl Brandt ist bereits offen.');
});

test('a ride that is taken, cancelled or in a dissolved bundle is not given away', () => {
  shows('D0 Bundles accepting an application');
  const ride = { auftragsnummer: '26000418', isStorniert: false, driver: null };
  for (const status of ['pending', 'declined', 'deleted']) {
    expect(reasonOf(status, 'accepted', { rides: [ride, { ...ride, driver: 'Lena Wolf' }] })).toBe(
      'Auftrag 26000418 hat bereits einen Fahrer (Lena Wolf).',
    );
    expect(reasonOf(status, 'accepted', { rides: [{ ...ride, isStorniert: true }] })).toBe(
      'Auftrag 26000418 ist storniert.',
    );
    expect(reasonOf(status, 'accepted', { dissolved: 'FP-1042', rides: [ride] })).toBe(
      'Fahrtpaket FP-1042 ist aufgelöst.',
    );
  }
  expect(reasonOf('pending', 'declined', { rides: [{ ...ride, driver: 'Lena Wolf' }] })).toBe('allowed');
});

test('a ride whose day is still open is given to nobody', () => {
  const rides = [{ auftragsnummer: '26000418', isStorniert: false, flexContract: true, driver: null }];
  expect(reasonOf('pending', 'accepted', { rides })).toBe(
    'Auftrag 26000418 ist ein Flex-Auftrag. Einen Fahrer bekommt er erst, wenn sein Termin feststeht.',
  );
  expect(reasonOf('pending', 'declined', { rides })).toBe('allowed');
});
