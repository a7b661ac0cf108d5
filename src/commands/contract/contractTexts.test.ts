// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { commandDesk } from '../../../tests/harness/commandDesk.ts';
import { answerRows } from '../../../tests/harness/wireServer.ts';
import { absorb } from '../../api/records/entities.ts';
import { updateUser } from '../../domain/contract/contractCalls.ts';
import { contractCommands } from './contract.ts';
import { unlinkContract } from './contractEditor.ts';
import type { ContractEntity } from './contractFacts.ts';
import type { MailSending } from '../mail/mailDialogs.ts';
import { shows } from '../../../tests/specification/shows.ts';

const { heard, tools, server } = commandDesk('dispo', {
  // Whoever reads a mail before it leaves sends it.
  dialog: (_, props) => void ('sending' in props && (props.sending as MailSending).send()),
});
const { said } = heard;

/** A record that both sides know. */
function known<Item extends ContractEntity>(record: Item): Item {
  absorb(record, { whole: true });
  server().on(`GET ${record['@id']}`, () => ({ body: record }));
  return record;
}

/** A contract nobody has worked on, with what the test is about. */
let counted = 0;
const contract = (values: object = {}): ContractEntity => {
  counted += 1;
  return known({
    '@id': `/api/contracts/${String(counted)}`,
    '@type': 'Contract',
    id: counted,
    version: 1,
    auftragsnummer: '26000418',
    isStorniert: false,
    cancellationRequested: false,
    auftragbestaetigt: '0',
    neumerker: '0',
    driver: null,
    benutzer: null,
    bundles: [],
    angebotsMailGesendet: null,
    contractClientAddress: null,
    ...values,
  });
};
const driver = {
  '@id': '/api/drivers/7',
  '@type': 'Driver',
  id: 7,
  version: 1,
  name: 'Runa Seeberger',
  kuerzel: 'RUNA',
  email: 'runa@fahrer.example',
};
const user = { '@id': '/api/users/9', '@type': 'User', id: 9, version: 1, name: 'Runa Seeberger' };
const withDriver = { driver: driver['@id'], benutzer: user['@id'] };

async function run(id: string, target: ContractEntity): Promise<void> {
  const command = [...contractCommands, unlinkContract].find((it) => it.id === id);
  if (!command) throw new Error(`There is no command ${id}.`);
  const before = said.length;
  await command.run([target], tools);
  await expect.poll(() => said.length).toBeGreaterThan(before);
}
const sent = () =>
  server().callsOf('POST /api/contracts/bulk')[0]?.body as { changes?: object; action?: string } | undefined;
const refused = { status: 409, title: 'Konflikt', detail: 'Er ist abgerechnet.' };

beforeEach(() => {
  for (const it of [driver, user]) known(it);
});

describe('what is sent and said about contracts, in the words of document 1, sections 7 and 8', () => {
  const wished = '2026-11-20T08:00:00.000Z';
  test.each([
    ['contract.confirm', {}, { auftragbestaetigt: '1' }, 'Auftrag bestätigt'],
    ['contract.confirmByMail', {}, { auftragbestaetigt: '1', sendConfirmationEmail: true }, 'Auftrag bestätigt'],
    [
      'contract.withdrawConfirmation',
      { auftragbestaetigt: '1' },
      { auftragbestaetigt: '0' },
      'Bestätigung von Auftrag 26000418 zurückgenommen',
    ],
    [
      'contract.cancel',
      {},
      { isStorniert: true, stornierung: expect.any(String), cancellationRequested: false },
      'Auftrag erfolgreich storniert',
    ],
    ['contract.release', { isStorniert: true }, { isStorniert: false }, 'Auftrag 26000418 erfolgreich geändert'],
    [
      'contract.confirmCancellation',
      { cancellationRequested: true, stornierung: wished },
      { isStorniert: true, stornierung: wished, cancellationRequested: false },
      'Stornierung bestätigt',
    ],
    ['contract.markNew', {}, { neumerker: '1' }, 'Neu-Merker zurück gesetzt'],
    [
      'contract.blockInvoice',
      { sperrenfuerrechnung: '0' },
      { sperrenfuerrechnung: '1' },
      'Für Rechnung gesperrt: 26000418',
    ],
    [
      'contract.blockCredit',
      { sperrenfuergutschrift: '1' },
      { sperrenfuergutschrift: '0' },
      'Sperre für Gutschrift aufgehoben: 26000418',
    ],
    [
      'contract.blockOffer',
      { sperrenFuerAngebotsliste: false },
      { sperrenFuerAngebotsliste: true },
      'Für Angebotsliste gesperrt: 26000418',
    ],
    [
      'contract.removeDriver',
      withDriver,
      { driver: null, driverChangedWithStornoMail: true },
      'Fahrer erfolgreich gewechselt',
    ],
    [
      'contract.mailDriver',
      withDriver,
      { driverChangedWithMail: true, forceMailSend: true },
      'E-Mail an Fahrer gesendet',
    ],
    ['contract.removeAppUser', withDriver, { benutzer: null }, 'App Benutzer entfernt für Auftrag 26000418'],
  ])('%s', async (id, values, changes, text) => {
    shows(
      'D1 §4 cancellation request confirmed',
      'D1 §4 storno',
      'D1 §4 confirmation with mail',
      'D1 §4 blocks for invoice',
      'D1 §4 driver change',
      'D1 §7 update contracts app',
      'D1 §7 update contracts driver',
      'D1 §7 update contracts cancel',
      'D1 §7 update contracts blocks',
      'D1 §7 update contracts confirm',
      'D1 §7 update contracts driver mail',
      'D1 §7 PATCH /api/contracts/{id}/update_user',
      'D1 §8 successes of row',
    );
    server().on(
      'POST /api/contracts/bulk',
      answerRows(() => ({ status: 200, version: 2 })),
    );
    await run(id, contract(values));
    expect(sent()?.changes).toMatchObject(changes);
    expect(said).toEqual([text]);
  });

  test.each([
    ['contract.release', { isStorniert: true }, 'Error: Er ist abgerechnet.'],
    ['contract.removeDriver', withDriver, 'Fehler beim entfernen des Fahrers: Er ist abgerechnet.'],
    ['contract.removeAppUser', withDriver, 'Fehler beim entfernen des App Benutzers: Er ist abgerechnet.'],
    ['contract.mailDriver', withDriver, 'Fehler beim E-Mail versenden: Er ist abgerechnet.'],
  ])('%s refused', async (id, values, text) => {
    shows('D1 §8 list failure', 'D1 §8 driver and links');
    server().on(
      'POST /api/contracts/bulk',
      answerRows(() => refused),
    );
    await run(id, contract(values));
    expect(said).toEqual([text]);
  });
});

test('fetching a contract into the app is an action of its own', async () => {
  server().on(
    'POST /api/contracts/bulk',
    answerRows(() => ({ status: 200, version: 2 })),
  );
  await run(updateUser.id, contract(withDriver));
  expect([sent()?.action, said]).toEqual([updateUser.id, ['Auftrag 26000418 in die App geholt']]);
});

test('cancelling and releasing ask, and removing a driver says what becomes of the ride', async () => {
  shows('R5');
  server().on(
    'POST /api/contracts/bulk',
    answerRows(() => ({ status: 200, version: 2 })),
  );
  for (const [id, values] of [
    ['contract.cancel', {}],
    ['contract.release', { isStorniert: true }],
    ['contract.removeDriver', withDriver],
  ] as const)
    await run(id, contract(values));
  expect(heard.asked.map((it) => it.question)).toEqual([
    'Sind Sie sicher?',
    'Sind Sie sicher?',
    'Durch das Entfernen des Fahrers wird Auftrag 26000418 zu einer FF-Fahrt (Fahrer fehlt). Runa Seeberger erhält eine Absage per E-Mail. Fortfahren?',
  ]);
});

test('a package is dissolved by its name', async () => {
  const bundle = known({
    '@id': '/api/bundles/3',
    '@type': 'Bundle',
    id: 3,
    version: 1,
    bundle: 'FP-1042',
    active: true,
  });
  server().on('GET /api/bundle_contracts', () => ({
    body: { '@id': '/api/bundle_contracts', 'hydra:member': [], 'hydra:totalItems': 2 },
  }));
  server().on('GET /api/applications', () => ({
    body: { '@id': '/api/applications', 'hydra:member': [], 'hydra:totalItems': 0 },
  }));
  server().on('PATCH /api/bundles/3', () => ({ body: { ...bundle, version: 2, active: false } }));
  await run('contract.dissolveBundle', contract({ bundles: [bundle['@id']] }));
  expect([server().callsOf('PATCH /api/bundles/3')[0]?.body, said]).toEqual([
    { active: false },
    ['Fahrtpaket FP-1042 erfolgreich aufgelöst'],
  ]);
});

test('two contracts are taken apart; a refusal says at which of them', async () => {
  const main = contract();
  const returnContract = contract({ anschlussvon: main['@id'], abafahrt: '1', abcfahrt: '0' });
  const refuse = () => ({ status: 422, body: { title: 'Ungültig', status: 422, detail: 'Er ist abgerechnet.' } });
  server().on(`PATCH ${returnContract['@id']}`, refuse);
  await run('contract.unlink', returnContract);
  await run('contract.unlink', { ...main, anschlussAuftrag: returnContract['@id'] });
  server().on(`PATCH ${returnContract['@id']}`, () => ({
    body: { ...returnContract, version: 2, anschlussvon: null, abafahrt: '0' },
  }));
  await run('contract.unlink', returnContract);
  expect(server().callsOf(`PATCH ${returnContract['@id']}`).at(-1)?.body).toEqual({
    anschlussvon: null,
    abafahrt: '0',
    abcfahrt: '0',
  });
  expect(said).toEqual([
    'Fehler beim bearbeiten des Anschlusses',
    'Fehler beim bearbeiten des Hauptauftrags',
    'Auftragsverknüpfung entfernt',
  ]);
});
