// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wireServer, type Reply, type WireServer } from '../../../tests/harness/wireServer.ts';
import { shows } from '../../../tests/specification/shows.ts';
import { queryClient } from '../../api/queryClient.ts';
import type { TabProps } from './driverTab.ts';
import { FilesTab } from './FilesTab.tsx';
import { RegistrationTab } from './RegistrationTab.tsx';
import { StatisticsTab } from './StatisticsTab.tsx';

let server: WireServer;
beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  queryClient.clear();
});
afterEach(async () => {
  cleanup();
  queryClient.clear();
  await server.close();
});

const entity = { '@id': '/api/drivers/7', '@type': 'Driver', id: 7, version: 1 } as TabProps['entity'];
const refused: Reply = {
  status: 409,
  body: { title: 'Konflikt', status: 409, detail: 'Der Speicher antwortet nicht.' },
};

test.each<[string, FunctionComponent<TabProps>, string, string, Reply, string]>([
  [
    'AWS-Dateien',
    FilesTab,
    'POST /app/aws-files',
    'Fehler beim Laden der Daten',
    { body: { files: [] } },
    'Keine Protokolldateien der App gefunden.',
  ],
  [
    'Registrierungsdaten',
    RegistrationTab,
    'GET /api/drivers/7/registration-data',
    'Fehler beim Laden der Registrierungsdaten',
    { body: { registrationData: null } },
    'Zu diesem Fahrer liegen keine Registrierungsdaten vor.',
  ],
  [
    'Statistik',
    StatisticsTab,
    'GET /api/drivers/7/statistics',
    'Fehler beim Laden der Daten',
    { body: { months: [{ month: '2026-11', rides: 3, km: 120 }] } },
    'Fahrten je Monat',
  ],
])('%s that do not come say so with the reason, are asked for again, and say what there is', async (...of) => {
  const [, Tab, address, failure, answer, then] = of;
  shows('D3 §8 drivers', 'D3 §8 Daten werden geladen');
  let reply = refused;
  server.on(address, () => reply);
  render(<Tab entity={entity} />);
  expect(screen.getByRole('status').textContent).toBe('Daten werden geladen');
  expect(await screen.findByText(failure)).toBeTruthy();
  expect(screen.getByText('Der Speicher antwortet nicht.')).toBeTruthy();
  reply = answer;
  fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect((await screen.findAllByText(then)).length).toBeGreaterThan(0);
});
