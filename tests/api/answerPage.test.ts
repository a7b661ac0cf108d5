import { expect, test } from 'vitest';
import { makeProposal } from '../../server/actions/avis/proposals.ts';
import { openAddressNotes } from '../../src/domain/avis/addressNote.ts';
import { system as leitstandItself } from '../../server/storage/actor.ts';
import { askedAppointment, offeredWindows, pressed } from '../harness/askedAppointment.ts';
import { leitstand } from '../harness/leitstand.ts';

// A Saturday; the days of the contract begin with the Tuesday after.
const start = '2026-11-21T09:12:00Z';
const system = await leitstand({ now: start });
const { given, clock, database, openScope, anonymous } = system;
const office = await system.as('office');
const backInTime = () => {
  clock.now = new Date(start);
};

const asked = () => askedAppointment(system);
const send = (path: string, fields: Readonly<Record<string, string>>) => pressed(system, path, fields);
const page = async (path: string) => {
  const answer = await anonymous.open(path);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const stored = async (iri: string) => (await office.get(iri)).body;

test('a link shows the question with its window chosen, changes nothing, and tells nobody where it was opened', async () => {
  const { avis, offer } = await asked();
  expect(offer.windows.map((it) => it.text)).toEqual([
    'Dienstag, 24.11.2026, 08:00 bis 10:00 Uhr',
    'Mittwoch, 25.11.2026, 10:00 bis 12:00 Uhr',
    'Donnerstag, 26.11.2026, 14:00 bis 16:00 Uhr',
  ]);
  const before = await stored(avis);
  const { status, text, headers } = await page(offer.windows[1]?.path ?? '');
  expect(status).toBe(200);
  expect(text).toContain('Wann dürfen wir das Fahrzeug ausliefern?');
  expect(text).toMatch(/value="2"\s+checked/);
  expect(text).toContain('Mi 25.11., 10:00–12:00 bestätigen');
  expect(text).toContain('Sie können bis Montag, 12:00 Uhr ändern. Link gültig bis 26.11.2026.');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(text.length).toBeLessThan(16_000);
  expect((await stored(avis)).version).toBe(before.version);
});

test('the chosen window becomes the day and window of the contract, twice pressed is once done, and the row is confirmed', async () => {
  const { avis, contract, path } = await asked();
  const answer = { fenster: '2', name: 'Sabine Lenz', telefon: '0171 3920018' };
  const [one, two] = await Promise.all([send(path, answer), send(path, answer)]);
  expect([one.status, two.status, one.headers.get('location')]).toEqual([303, 303, path]);
  const ride = await stored(contract.iri);
  expect([ride.bringdatum, ride.deliveryTimeFrom, ride.deliveryTimeTo]).toEqual(['2026-11-25', '10:00', '12:00']);
  expect([ride.deliveryLocation.ansprechparter1, ride.deliveryLocation.anspr1telefon]).toEqual([
    'Sabine Lenz',
    '0171 3920018',
  ]);
  const row = await stored(avis);
  expect(row.status).toBe('confirmed');
  expect(row.proposals).toEqual([
    expect.objectContaining({ state: 'chosen', answer: offeredWindows[1], contactName: 'Sabine Lenz' }),
  ]);
  expect(row.logs).toMatchObject([
    {
      user: { kuerzel: 'ASP', system: true },
      systemLogs:
        'Antwort des Ansprechpartners: Mittwoch, 25.11.2026, 10:00 bis 12:00 Uhr\nVor Ort: Sabine Lenz, 0171 3920018\nZustellung: 27.11.2026 → 25.11.2026, 10:00–12:00',
      fields: { status: { from: 'pending', to: 'confirmed' } },
    },
  ]);
  const { text } = await page(path);
  expect(text).toContain(
    'Vielen Dank. Ihr Termin: Mittwoch, 25.11.2026, 10:00 bis 12:00 Uhr. Der Fahrer meldet sich bei Sabine Lenz.',
  );
  expect(text).toContain('Sie haben am 21.11.2026 um 10:12 Uhr geantwortet');
});

test('where the vehicle stands is cleared up by a person: the row stays to be done, in its colour, and dispatch is told', async () => {
  const { avis, contract, path } = await asked();
  const dispo = await system.as('dispo');
  const told = async () =>
    (await dispo.get('/api/notifications?itemsPerPage=100')).body['hydra:member'].flatMap(
      (it: { entityId: number; kind: string; body: string }) =>
        `/api/contract_avis/${String(it.entityId)}` === avis ? [`${it.kind}: ${it.body}`] : [],
    );
  const number = String(contract.auftragsnummer);
  await send(path, { fenster: '2', adresse: 'Hof hinten' });
  expect((await stored(contract.iri)).bringdatum).toBe('2026-11-25');
  const row = await stored(avis);
  expect([row.status, row.color, openAddressNotes(row)]).toEqual([
    'doing',
    'addressChangeFollows',
    [{ side: 'delivery', text: 'Hof hinten' }],
  ]);
  expect(row.logs[0].systemLogs).toContain('Hinweis zur Adresse: Hof hinten');
  expect(await told()).toEqual([`avisFeedbackDispo: Auftrag ${number}: Hinweis zur Adresse: Hof hinten`]);
  // In the list that the clerk works through it is still there.
  const list = await office.get(`/api/contract_avis?contract=${String(contract.id)}`);
  expect(list.body['hydra:totalItems']).toBe(1);
  await office.patch(avis, { status: 'confirmed', color: 'addressChangeEntered' });
  // What was dealt with once is not asked again with the next window, only what is new.
  await send(path, { fenster: '3', adresse: 'Hof hinten' });
  const dealt = await stored(avis);
  expect([dealt.status, dealt.color, openAddressNotes(dealt)]).toEqual(['confirmed', 'addressChangeEntered', []]);
  await send(path, { fenster: '3', adresse: 'Doch vorn' });
  const anew = await stored(avis);
  expect([anew.status, anew.color]).toEqual(['doing', 'addressChangeEntered']);
  expect(openAddressNotes(anew)).toEqual([{ side: 'delivery', text: 'Doch vorn' }]);
  // Taken back by the contact himself there is nothing left to clear up.
  await send(path, { fenster: '3' });
  expect((await stored(avis)).status).toBe('confirmed');
});

test('a wish with a note on the address is taken over, and the row waits for the address', async () => {
  const { avis, offer, path } = await asked();
  const wish = { fenster: 'other', tag: '2026-11-30', von: '09:00', bis: '12:00', adresse: 'Halle 3' };
  await send(path, wish);
  const taken = await office.post(`${avis}/settle_wish`, { proposal: offer.proposal, accept: true });
  expect([taken.body.status, taken.body.deliveryDate, openAddressNotes(taken.body)]).toEqual([
    'doing',
    '2026-11-30',
    [{ side: 'delivery', text: 'Halle 3' }],
  ]);
});

test('an answer can be changed until noon of the day before, and not after', async () => {
  const { contract, path } = await asked();
  await send(path, { fenster: '3' });
  expect((await page(`${path}?aendern=1`)).text).toContain('Bitte wählen Sie ein Zeitfenster');
  await send(path, { fenster: '2' });
  expect((await stored(contract.iri)).bringdatum).toBe('2026-11-25');
  clock.now = new Date('2026-11-24T11:00:00Z');
  const late = await send(path, { fenster: '3' });
  expect([late.status, await late.text()]).toEqual([
    409,
    expect.stringContaining('Der Termin lässt sich hier nicht mehr ändern. Bitte rufen Sie uns an'),
  ]);
  expect((await stored(contract.iri)).bringdatum).toBe('2026-11-25');
  backInTime();
});

test('another wish comes back to the row, is taken over or declined there', async () => {
  const { avis, contract, offer, path } = await asked();
  const wish = {
    fenster: 'other',
    tag: '2026-11-30',
    von: '09:00',
    bis: '12:00',
    nachricht: 'Bitte klingeln',
    name: 'Lenz',
    telefon: '0171 3920018',
  };
  for (const [wrong, text] of [
    [{ tag: '2026-02-30' }, 'Bitte Datum, Beginn und Ende angeben.'],
    [{ tag: '2026-11-29' }, 'Bitte einen Tag von Montag bis Freitag wählen.'],
    [{ bis: '08:00' }, 'Bitte mindestens zwei Stunden angeben.'],
    [{ telefon: '123' }, 'Die Nummer ist zu kurz. Bitte mit Vorwahl angeben.'],
  ] as const) {
    const refused = await send(path, { ...wish, ...wrong });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(text)]);
  }
  expect((await send(path, wish)).status).toBe(303);
  expect((await page(path)).text).toContain('Vielen Dank für Ihren Vorschlag Montag, 30.11.2026, 09:00 bis 12:00 Uhr.');
  const row = await stored(avis);
  expect([row.status, row.proposals[0].state, row.proposals[0].message]).toEqual(['doing', 'wished', 'Bitte klingeln']);
  expect(row.logs.map((it: { systemLogs: string | null }) => it.systemLogs)).toContain(
    'Der Ansprechpartner schlägt Montag, 30.11.2026, 09:00 bis 12:00 Uhr vor.\nNachricht: Bitte klingeln\nVor Ort: Lenz, 0171 3920018',
  );
  expect((await stored(contract.iri)).bringdatum).toBe('2026-11-27');
  const taken = await office.post(`${avis}/settle_wish`, { proposal: offer.proposal, accept: true });
  expect([taken.status, taken.body.status, taken.body.proposals[0].state]).toEqual([200, 'confirmed', 'accepted']);
  expect((await stored(contract.iri)).bringdatum).toBe('2026-11-30');
  const again = await office.post(`${avis}/settle_wish`, { proposal: offer.proposal, accept: false });
  expect(again.status).toBe(422);
  const other = await asked();
  await send(other.path, wish);
  const declined = await office.post(`${other.avis}/settle_wish`, { proposal: other.offer.proposal, accept: false });
  expect(declined.body.proposals[0].state).toBe('declined');
  expect((await page(other.path)).status).toBe(404);
});

test('a window that is taken meanwhile is not offered and cannot be chosen', async () => {
  const { contract, path } = await asked();
  const { iri: lock } = await given.record('disposition_locks', { datum: '2026-11-25' });
  const { text } = await page(path);
  expect([text.match(/>vergeben</g)?.length, /value="2"/.test(text)]).toEqual([1, false]);
  const refused = await send(path, { fenster: '2' });
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('Dieses Zeitfenster ist leider nicht mehr frei. Bitte wählen Sie ein anderes.'),
  ]);
  for (const datum of ['2026-11-24', '2026-11-26']) await given.record('disposition_locks', { datum });
  expect((await page(path)).text).toContain('Die vorgeschlagenen Zeitfenster sind vergeben.');
  expect((await stored(contract.iri)).bringdatum).toBe('2026-11-27');
  await database.pool.query('update disposition_locks set active = false');
  expect(lock).toBeTruthy();
});

test('who cancelled the contract leaves nothing to do', async () => {
  const { contract, path } = await asked();
  await office.patch(contract.iri, { isStorniert: true });
  expect((await page(path)).text).toContain('Dieser Auftrag ist entfallen. Sie müssen nichts tun.');
  expect((await send(path, { fenster: '1' })).status).toBe(409);
});

test('withdrawn, expired, replaced and guessed links are answered alike', async () => {
  const withdrawn = await asked();
  const wrong = await office.post(`${withdrawn.avis}/withdraw_proposal`, { proposal: '/api/avis_proposals/999999' });
  expect(wrong.status).toBe(422);
  await office.post(`${withdrawn.avis}/withdraw_proposal`, { proposal: withdrawn.offer.proposal });
  const replaced = await asked();
  await database.transaction((client) =>
    makeProposal(openScope({ client, actor: leitstandItself, now: clock.now }), {
      avis: replaced.avis,
      side: 'delivery',
      windows: offeredWindows,
    }),
  );
  const answered = await asked();
  await send(answered.path, { fenster: '1' });
  await database.transaction((client) =>
    makeProposal(openScope({ client, actor: leitstandItself, now: clock.now }), {
      avis: answered.avis,
      side: 'delivery',
      windows: offeredWindows,
    }),
  );
  const expired = await asked();
  const guessed = `/termin/${'a'.repeat(32)}`;
  const bodies = new Set<string>();
  for (const path of [withdrawn.path, replaced.path, answered.path, guessed]) {
    const { status, text } = await page(path);
    expect(status).toBe(404);
    bodies.add(text);
    const posted = await send(path, { fenster: '1' });
    expect(posted.status).toBe(404);
    bodies.add(await posted.text());
  }
  clock.now = new Date('2026-11-26T23:00:00Z');
  bodies.add((await page(expired.path)).text);
  backInTime();
  expect([...bodies]).toEqual([expect.stringContaining('Dieser Link ist nicht (mehr) gültig. Bitte rufen Sie uns an')]);
  expect((await stored(expired.contract.iri)).bringdatum).toBe('2026-11-27');
});

test('whoever tries too many links waits', async () => {
  const other = await leitstand({ now: start });
  let last = await other.anonymous.open('/termin/x');
  for (let i = 0; i < 20; i += 1) last = await other.anonymous.open(`/termin/${String(i)}`);
  expect(last.status).toBe(429);
  expect(await last.text()).toContain('Bitte versuchen Sie es in einer Minute erneut.');
  other.clock.advance(61_000);
  expect((await other.anonymous.open('/termin/y')).status).toBe(404);
  await other.stop();
});

test('the page says whom it belongs to', async () => {
  const { status, text } = await page('/rechtliches');
  expect([status, text]).toEqual([200, expect.stringContaining('Datenschutz')]);
});
