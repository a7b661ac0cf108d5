// @vitest-environment happy-dom
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Entity } from '../../../api/records/entities.ts';
import type { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { renderToDom } from '../../kit/grid/renderToDom.ts';
import { roomOf } from '../../contract/shared/useRoom.ts';
import type { AvisCell } from './avisCell.ts';
import { avisColumns } from './avisColumns.tsx';
import { ParkingCell } from './ParkingCell.tsx';

const tickAndScrollbar = 44;
/** Day and window, the dot of the stop and the padding around them, and a town of fifteen letters. */
const dayWindowAndTown = 138 + 36 + 105;

/** What a list of this width leaves for both stops in one column. */
function leftForStops(width: number): number {
  const columns = avisColumns(roomOf(width), ['dispo']);
  expect(columns.map((it) => it.id)).toContain('stops');
  return columns.reduce((left, it) => left - (it.flex === undefined ? (it.width ?? 0) : 0), width - tickAndScrollbar);
}

test.each([744, 800, 905, 1059])('a list %i pixels wide reads the town beside day and window', (width) => {
  expect(leftForStops(width)).toBeGreaterThanOrEqual(dayWindowAndTown);
});

test('the plate stays until the narrowest lists', () => {
  expect(avisColumns('narrow', ['dispo']).map((it) => it.heading)).toEqual([
    'Auftrag',
    'Fahrzeug',
    'Abholung / Zustellung',
    'Status / Abstimmung',
  ]);
});

test.each(['broad', 'narrow'] as const)('cells of a %s list are drawn without React, marks of answers too', (room) => {
  const avis = {
    '@id': '/api/contract_avis/1',
    id: 1,
    version: 1,
    status: 'awaiting_response',
    answerAwaitedSince: '2020-01-01',
    aspMailSend: true,
    link: '/api/contract_avis/2',
    linkDirection: 'outbound',
    note: 'Notiz',
  } as unknown as Entity<typeof contractAvis>;
  const row = document.createElement('div');
  for (const { render, text } of avisColumns(room, ['dispo']))
    if (render) renderToDom(row, createElement(render, { entity: avis, text: text(avis) }));
  expect(row.querySelector('[aria-label^="Keine Antwort seit"]')).not.toBeNull();
});

const wished = {
  side: 'delivery',
  state: 'wished',
  answer: { day: '2026-11-30', from: '09:00', to: '12:00' },
  addressNote: 'Hof hinten',
};

test.each([
  ['doing', 2],
  ['confirmed', 0],
])('a row that is %s says what the contact proposes and where the vehicle stands, at %i places', (status, marks) => {
  const avis = {
    '@id': '/api/contract_avis/1',
    id: 1,
    version: 1,
    status,
    proposals: [wished],
    addressContainers: [{ side: 'delivery', highlight: true }],
  } as unknown as Entity<typeof contractAvis>;
  const row = document.createElement('div');
  for (const { render, text } of avisColumns('broad', ['dispo']))
    if (render) row.append(renderedCell(render, { entity: avis, text: text(avis) }));
  const proposes = 'Der Ansprechpartner schlägt Montag, 30.11.2026, 09:00 bis 12:00 Uhr vor.';
  expect(row.querySelector(`[aria-label="${proposes}"]`)).not.toBeNull();
  const note = 'Hinweis zur Adresse: Hof hinten';
  const shown = [...row.querySelectorAll('*')].filter(
    (it) => it.getAttribute('aria-label') === note || (it.childElementCount === 0 && it.textContent === note),
  );
  expect(shown).toHaveLength(marks);
});

function renderedCell(render: NonNullable<ReturnType<typeof avisColumns>[number]['render']>, props: AvisCell) {
  const cell = document.createElement('div');
  renderToDom(cell, createElement(render, props));
  return cell;
}

test.each([
  [{}, 'Mail-Adresse fehlt'],
  [{ parkingSpaceMailAddress: 'platz@beispiel.example' }, 'Offen'],
  [{ parkingSpaceNotificationScheduled: true }, 'Vorgemerkt'],
  [{ parkingSpaceNotified: true }, 'Versendet'],
])('a row with %j says how far the announcement at its parking place is: %s', (values, text) => {
  const avis = { '@id': '/api/contract_avis/1', id: 1, version: 1, parkingSpace: 'Stellplatz Nord', ...values };
  const row = document.createElement('div');
  renderToDom(row, createElement(ParkingCell, { entity: avis as unknown as Entity<typeof contractAvis>, text: '' }));
  expect(row.textContent).toContain(text);
});
