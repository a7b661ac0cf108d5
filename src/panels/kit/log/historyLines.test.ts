import { expect, it } from 'vitest';
import { contract } from '../../../domain/contract/contract.ts';
import { historyLines, namedIn } from './historyLines.ts';

const row = (field: string, previous: unknown, data: unknown) => ({ logged_at: '2026-11-24T08:14:00.000Z', username: 'dispo', field, previous, data });

it('reads a save as one: time and person once, fields by their labels, values in words', () => {
  const rows = [row('pickupLocation.ort', 'Köln', 'Ulm'), row('flexContract', false, true), row('driver', null, '/api/drivers/5')];
  expect(historyLines(contract, rows, () => 'HGST Hagestolz')).toEqual([
    { key: expect.any(String), when: '24.11.2026, 09:14', who: 'dispo', what: 'Abholung · Ort', before: 'Köln', after: 'Ulm' },
    { key: expect.any(String), when: '', who: '', what: 'Flex', before: 'nein', after: 'ja' },
    { key: expect.any(String), when: '', who: '', what: 'Fahrer', before: '–', after: 'HGST Hagestolz' },
  ]);
});

it('knows which records the lines name', () => {
  expect(namedIn([row('driver', '/api/drivers/4', '/api/drivers/5'), row('zubehoerArray', [], ['/api/accessories/7'])])).toEqual(['/api/drivers/4', '/api/drivers/5', '/api/accessories/7']);
});
