import { resourceOf } from '../../../../domain/resources.ts';
import { expect, it } from 'vitest';
import { contract as contractNoun } from '../../../../domain/contract/contract.ts';
import { appointments } from '../../../contract/editor/appointments.ts';
import { historyActs, namedIn } from './historyActs.ts';
import { shows } from '../../../../../tests/specification/shows.ts';

const contract = resourceOf(contractNoun);

const row = (field: string, previous: unknown, data: unknown, logged_at = '2026-11-24T08:14:00.000Z') => ({
  logged_at,
  username: 'dispo',
  name: 'Dora Disponentin',
  field,
  previous,
  data,
});
const history = {
  resource: contract,
  together: appointments,
  refer: (iri: string) => (iri.endsWith('5') ? 'HGST Hagestolz' : 'KLVT Kleverth'),
  createdAt: '2026-11-20T08:00:00.000Z',
};

it('says what somebody did in one line, with his name, and field by field when asked', () => {
  shows('D1 §2 contracts order tab Historie');
  const moved = [
    row('datum', '2026-11-23', '2026-11-24'),
    row('pickupTimeFrom', '08:00', '09:00'),
    row('driver', '/api/drivers/4', '/api/drivers/5'),
    row('flexContract', false, true),
  ];
  const made = [
    row('auftragsnummer', null, '26000418', '2026-11-20T08:00:00.000Z'),
    row('carModel', null, 'Golf', '2026-11-20T08:00:00.000Z'),
  ];
  const acts = historyActs([...moved, ...made], history);
  expect(acts.map((it) => [it.when, it.who, it.summary])).toEqual([
    [
      '24.11.2026, 09:14',
      'Dora Disponentin',
      'Termin: 23.11. 08:00 → 24.11. 09:00 · Fahrer: KLVT Kleverth → HGST Hagestolz · Flex: ja',
    ],
    ['20.11.2026, 09:00', 'Dora Disponentin', 'Angelegt'],
  ]);
  expect(acts[0]?.changes.map(({ what, before, after }) => [what, before, after])).toEqual([
    ['Abholdatum', '23.11.2026', '24.11.2026'],
    ['Abholung von', '08:00', '09:00'],
    ['Fahrer', 'KLVT Kleverth', 'HGST Hagestolz'],
    ['Flex', 'nein', 'ja'],
  ]);
});

it('counts what does not fit into the line, cuts long texts and names nobody for what the system did', () => {
  const [act] = historyActs(
    [
      row('pickupLocation.ort', null, 'Ulm'),
      row('carModel', 'Golf', null),
      row('infoBackend', null, 'x'.repeat(80)),
      row('licensePlate', 'A', 'B'),
      row('carFin', 'A', 'B'),
      row('tuev', null, '2027-01-01'),
    ].map((it) => ({ ...it, username: null, name: null })),
    history,
  );
  expect(act?.who).toBe('Leitstand');
  expect(act?.summary).toBe(
    `Abholung · Ort: Ulm · Modell: Golf → leer · Info Backend: ${'x'.repeat(59)}… · Kennzeichen: A → B · und 2 weitere`,
  );
});

it('knows which records the lines name', () => {
  expect(
    namedIn([row('driver', '/api/drivers/4', '/api/drivers/5'), row('zubehoerArray', [], ['/api/accessories/7'])]),
  ).toEqual(['/api/drivers/4', '/api/drivers/5', '/api/accessories/7']);
});
