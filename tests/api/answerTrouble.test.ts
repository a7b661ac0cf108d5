import { expect, test } from 'vitest';
import { avisProposal } from '../../src/domain/avis/avisProposal.ts';
import { contract } from '../../src/domain/contract/contract.ts';
import { askedAppointment, offeredWindows, pressed } from '../harness/askedAppointment.ts';
import { leitstand } from '../harness/leitstand.ts';
import { lockWaits } from '../harness/lockWaits.ts';
import { system as leitstandItself } from '../../server/storage/actor.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const { given, anonymous, database, openScope, clock } = system;
const office = await system.as('office');
const stored = async (iri: string) => (await office.get(iri)).body;

test('whatever is sent is answered by a page in German, and what cannot be stored is left out', async () => {
  const { avis, path } = await askedAppointment(system);
  const failed = async (headers: Readonly<Record<string, string>>, body: string) => {
    const answer = await anonymous.open(path, { method: 'POST', headers, body });
    return [answer.status, answer.headers.get('content-type'), /<p>(.*)<\/p>/.exec(await answer.text())?.[1]];
  };
  const unread = [
    'text/html; charset=utf-8',
    'Ihre Eingaben konnten nicht gelesen werden. Bitte versuchen Sie es erneut.',
  ];
  const isForm = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await failed(isForm, `name=${'a'.repeat(25_000)}`)).toEqual([413, ...unread]);
  expect(await failed({ 'content-type': 'text/xml' }, '<a/>')).toEqual([415, ...unread]);
  for (const fenster of ['', '0', '007', '4', 'x', '1e0'])
    expect((await pressed(system, path, { fenster })).status).toBe(422);
  const answer = { fenster: '2', name: `${'x'.repeat(119)}😀`, telefon: '0171 39\0 20018', adresse: 'Hof\0 hinten' };
  expect((await pressed(system, path, answer)).status).toBe(303);
  expect((await stored(avis)).proposals[0]).toMatchObject({
    contactName: 'x'.repeat(119),
    contactPhone: '0171 39 20018',
    addressNote: 'Hof hinten',
  });
});

test('a server that cannot answer says so on a page', async () => {
  const other = await leitstand();
  const { path } = await askedAppointment(other);
  await other.database.pool.query('alter table public_links rename to gone');
  const answer = await other.anonymous.open(path);
  expect([answer.status, await answer.text()]).toEqual([
    500,
    expect.stringContaining('Die Seite ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.'),
  ]);
  await other.stop();
});

test('of two contacts who choose the same hour of one driver one gets it', async () => {
  shows('R42');
  const { iri: driver } = await given.driver();
  const ride = { side: 'pickup', driver, datum: '2026-11-24', googleFahrzeit: 300 } as const;
  const asked = [await askedAppointment(system, ride), await askedAppointment(system, ride)];
  const answers = await Promise.all(asked.map(({ path }) => pressed(system, path, { fenster: '2' })));
  expect(answers.map((it) => it.status).toSorted()).toEqual([303, 409]);
  const days = await Promise.all(asked.map(async ({ contract: { iri } }) => (await stored(iri)).datum));
  expect(days.filter((it) => it === offeredWindows[1]?.day)).toHaveLength(1);
});

test('who answers while the office takes his wish over finds it taken over', async () => {
  const { path, offer, contract: made } = await askedAppointment(system);
  await pressed(system, path, { fenster: 'other', tag: '2026-11-30', von: '09:00', bis: '12:00' });
  let late: Promise<Response> | undefined;
  await database.transaction(async (client) => {
    const scope = openScope({ client, actor: leitstandItself, now: clock.now });
    await scope.change(avisProposal, offer.proposal, { state: 'accepted' });
    late = pressed(system, path, { fenster: '1' });
    await expect.poll(() => lockWaits(database)).toBe(1);
  });
  expect((await late)?.status).toBe(409);
  expect((await stored(made.iri)).bringdatum).toBe('2026-11-27');
});

test('an answer leaves alone what the office changes of the same place meanwhile', async () => {
  const { path, contract: made } = await askedAppointment(system);
  let late: Promise<Response> | undefined;
  await database.transaction(async (client) => {
    const scope = openScope({ client, actor: leitstandItself, now: clock.now });
    await scope.change(contract, made.iri, { deliveryLocation: { strasse: 'Neue Straße' } });
    late = pressed(system, path, { fenster: '1', name: 'Lenz' });
    await expect.poll(() => lockWaits(database)).toBe(1);
  });
  expect((await late)?.status).toBe(303);
  expect((await stored(made.iri)).deliveryLocation).toMatchObject({ strasse: 'Neue Straße', ansprechparter1: 'Lenz' });
});

test.each([
  ['GET', '/termin'],
  ['GET', '/termin/'],
  ['GET', '/termin/abc/def'],
  ['GET', '/termin/%E0%A4%A'],
  ['GET', `/termin/${'a'.repeat(400)}`],
  ['PUT', '/termin/abc'],
  ['DELETE', '/termin/abc'],
])(
  'a link that was cut off, spoilt or sent in a way that is none is answered by the page: %s %s',
  async (method, path) => {
    const answer = await anonymous.open(path, { method, headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(await answer.text()).toContain('Dieser Link ist nicht (mehr) gültig.');
  },
);

test('nothing is confirmed about a contract that was cancelled meanwhile, and notes are still kept', async () => {
  const { avis, contract } = await askedAppointment(system);
  await office.patch(contract.iri, { isStorniert: true });
  const late = await office.patch(avis, { status: 'confirmed' });
  const { auftragsnummer } = (await office.get(contract.iri)).body;
  expect([late.status, late.body.violations]).toEqual([
    422,
    [{ propertyPath: 'status', message: `Auftrag ${auftragsnummer} ist storniert.` }],
  ]);
  expect((await office.patch(avis, { note: 'Kunde ruft noch an' })).body.note).toBe('Kunde ruft noch an');
});
