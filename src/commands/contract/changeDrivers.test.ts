// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerRows, tokenFor, wireServer, type WireServer } from '../../../tests/harness/wireServer.ts';
import { absorb } from '../../api/records/entities.ts';
import { keepTokens } from '../../api/session/tokens.ts';
import { changeDrivers } from './changeDrivers.ts';
import type { ContractEntity } from './contractFacts.ts';
import { provideTools, type HeldMails, type Tools } from '../tools.ts';
import { shows } from '../../../tests/specification/shows.ts';

let server: WireServer;
let undo: (() => Promise<void>) | undefined;
let held: HeldMails | undefined;
const tools: Tools = {
  open: () => undefined,
  ask: async () => null,
  dialog: () => undefined,
  roles: () => ['dispo'],
  notify: {
    success: (_text, more) => {
      undo = more?.undo;
      held = more?.held;
    },
    warning: () => undefined,
    error: () => undefined,
    info: () => undefined,
  },
};
const contract = (id: number): ContractEntity => ({
  '@id': `/api/contracts/${String(id)}`,
  '@type': 'Contract',
  id,
  version: 1,
  auftragsnummer: String(id),
  neumerker: '0',
  driver: '/api/drivers/7',
  bundles: [],
});
const wishes = {
  driver: '/api/drivers/8',
  withMail: true,
  withStornoMail: true,
  forAdditionalRides: true,
  offTheOfferList: false,
  dissolve: new Set<string>(),
  leftOut: [],
};
const sent = () => server.callsOf('POST /api/contracts/bulk').map((it) => it.body);

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  localStorage.clear();
  undo = undefined;
  keepTokens({ token: tokenFor('dispo'), refresh_token: 'r1' });
  server.on('GET /api/contracts', ({ query }) => ({
    body: {
      'hydra:member': query.getAll('anschlussvon[]').includes('/api/contracts/1') ? [contract(2)] : [],
      'hydra:totalItems': 1,
    },
  }));
  const written = {
    '@id': '/api/contracts/1',
    '@type': 'Contract',
    id: 1,
    version: 2,
    driver: '/api/drivers/8',
    updatedAt: '2026-11-22T10:00:00.000Z',
  };
  const ride = { '@id': '/api/contracts/2', version: 5 };
  server.on(
    'POST /api/contracts/bulk',
    answerRows(({ id }) => ({
      status: 200,
      version: 2,
      ...(id === 1 && {
        item: written,
        previous: { driver: '/api/drivers/7' },
        touched: [ride, { '@id': '/api/mail_logs/31', version: 1 }],
      }),
    })),
  );
  absorb(contract(1), { whole: true });
});
afterEach(() => server.close());

test('taking a driver change back withdraws its mails, also those about the rides that got the driver with it', async () => {
  server.on('GET /api/mail_logs', () => ({ body: { 'hydra:member': [], 'hydra:totalItems': 0 } }));
  await changeDrivers([contract(1)], wishes, tools);
  await undo?.();
  const back = {
    driver: '/api/drivers/7',
    withdrawWaitingMails: true,
    driverChangedWithStornoMail: true,
    driverChangedWithMail: true,
  };
  expect(sent().slice(1)).toEqual([
    {
      changes: back,
      items: [
        { id: 1, version: 2 },
        { id: 2, version: 5 },
      ],
    },
  ]);
});

test('it is refused once a mail about one of those rides has left', async () => {
  server.on('GET /api/mail_logs', ({ query }) => {
    expect(JSON.parse(query.get('entities') ?? '')).toEqual(
      [1, 2].map((entityId) => ({ entityId, entityType: 'Contract' })),
    );
    return {
      body: {
        'hydra:member': [
          {
            '@id': '/api/mail_logs/4',
            '@type': 'MailLog',
            id: 4,
            entityId: 2,
            recipients: 'runa@fahrer.example',
            sentAt: '2026-11-22T10:00:01.000Z',
            createdAt: '2026-11-22T10:00:00.000Z',
          },
        ],
        'hydra:totalItems': 1,
      },
    };
  });
  await changeDrivers([contract(1)], wishes, tools);
  await expect(undo?.()).rejects.toThrow(
    'Rückgängig ist nicht mehr möglich: Die E-Mail an runa@fahrer.example ist schon gesendet.',
  );
  expect(sent()).toHaveLength(1);
});

test('its mails wait as long as it can be taken back, and leave at once when somebody says so', async () => {
  shows('C Forms mails');
  provideTools(tools);
  server.on(
    'POST /api/mail_logs/bulk',
    answerRows(() => ({ status: 200, version: 2 })),
  );
  await changeDrivers([contract(1)], wishes, tools);
  expect(sent()[0]).toMatchObject({ changes: { mailsWaitForUndo: true } });
  expect(held?.count).toBe(1);
  await held?.sendNow();
  expect(server.callsOf('POST /api/mail_logs/bulk').map((it) => it.body)).toEqual([
    { action: 'mail.retry', changes: {}, items: [{ id: 31, version: 1 }] },
  ]);
});
