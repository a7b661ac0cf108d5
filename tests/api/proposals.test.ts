import { expect, test } from 'vitest';
import { avisDesk } from '../harness/avisDesk.ts';
import { askedAppointment, pressed } from '../harness/askedAppointment.ts';
import { shows } from '../specification/shows.ts';

const { arranged, change, given, mails, read, system } = await avisDesk();
const office = await system.as('office');
const propose = async (avis: string) => (await office.post(`${avis}/propose_windows`, { side: 'pickup' })).body;
const wish = { fenster: 'other', tag: '2026-11-30', von: '09:00', bis: '12:00' };

test('windows are looked for from today on; a contract without a day has none, a cancelled one is refused', async () => {
  const since = await arranged({ datum: '2026-08-01', bringdatum: '2026-12-24', flexContract: true });
  expect((await propose(since.iri)).windows[0].day).toBe('2026-11-23');
  const dayless = await arranged();
  await change(dayless.contract.iri, { datum: null, bringdatum: null });
  expect((await propose(dayless.iri)).violations).toEqual([
    { propertyPath: 'side', message: 'Zu wenige freie Fenster in diesem Zeitraum. Gefunden: 0.' },
  ]);
  const { contract, iri, number } = await arranged();
  await change(contract.iri, { isStorniert: true });
  expect((await propose(iri)).violations).toEqual([
    { propertyPath: 'side', message: `Auftrag ${number} ist storniert.` },
  ]);
});

test('a wish is settled by a word, and one that fits no more is refused with its reason and stays', async () => {
  shows('R42');
  const { avis, offer, path } = await askedAppointment(system, { datum: '2026-11-24' });
  await pressed(system, path, wish);
  const unsaid = await office.post(`${avis}/settle_wish`, { proposal: offer.proposal });
  expect([unsaid.status, unsaid.body.violations[0].propertyPath]).toEqual([422, 'accept']);
  await change(avis, { pickupDate: '2026-12-01', deliveryDate: '2026-12-01' });
  const late = await office.post(`${avis}/settle_wish`, { proposal: offer.proposal, accept: true });
  expect([late.status, late.body.violations]).toEqual([
    422,
    [
      {
        propertyPath: 'proposal',
        message: 'Die Antwort passt nicht mehr: Die Zustellung liegt vor der Abholung',
      },
    ],
  ]);
  expect((await read(avis)).proposals[0].state).toBe('wished');
});

test('a link is withdrawn once, and an answer that was settled stays what it is', async () => {
  const { avis, offer, path } = await askedAppointment(system);
  const withdraw = () => office.post(`${avis}/withdraw_proposal`, { proposal: offer.proposal });
  await pressed(system, path, wish);
  await office.post(`${avis}/settle_wish`, { proposal: offer.proposal, accept: true });
  expect((await withdraw()).body.proposals[0].state).toBe('accepted');
  const other = await askedAppointment(system);
  for (let times = 0; times < 2; times += 1)
    await office.post(`${other.avis}/withdraw_proposal`, { proposal: other.offer.proposal });
  expect((await read(other.avis)).logs.map((it: { systemLogs: string }) => it.systemLogs)).toEqual([
    'Link zurückgezogen',
  ]);
});

test("a contact's answer confirms a flex contract once: it loses its flex, the customer reads M01, and one entry says so", async () => {
  shows('R42');
  const customer = await given.customer({ email: 'dispo@kunde.example' });
  const flex = { flexContract: true, datum: '2026-11-24', contractClientAddress: customer.iri };
  const { avis, contract, path } = await askedAppointment(system, flex);
  await Promise.all([pressed(system, path, { fenster: '2' }), pressed(system, path, { fenster: '2' })]);
  expect(await read(contract.iri)).toMatchObject({
    flexContract: false,
    auftragbestaetigt: '1',
    bringdatum: '2026-11-25',
  });
  await pressed(system, path, { fenster: '3' });
  expect((await mails(contract.iri)).map((it: { recipients: string }) => it.recipients)).toEqual([
    'dispo@kunde.example',
  ]);
  const { status, logs } = await read(avis);
  expect([status, logs.map((it: { user: { kuerzel: string } }) => it.user.kuerzel)]).toEqual([
    'confirmed',
    ['ASP', 'ASP'],
  ]);
});

test('what the office settles stands in the log under its initials', async () => {
  const { avis, offer, path } = await askedAppointment(system);
  await pressed(system, path, wish);
  await office.post(`${avis}/settle_wish`, { proposal: offer.proposal, accept: true });
  expect((await read(avis)).logs.at(-1)).toMatchObject({
    user: { kuerzel: 'TO', system: false },
    systemLogs:
      'Vorschlag übernommen: Montag, 30.11.2026, 09:00 bis 12:00 Uhr\nZustellung: 27.11.2026 → 30.11.2026, 09:00–12:00',
    fields: { status: { from: 'doing', to: 'confirmed' } },
  });
});

test('the windows that the console offers fit the driver, and fewer than three are none', async () => {
  const driver = (await given.driver()).iri;
  const contract = await given.contract({ datum: '2026-11-24', bringdatum: '2026-11-26', driver, googleFahrzeit: 60 });
  const { iri } = await given.record('contract_avis', { contract: contract.iri });
  const proposed = (side: string) => office.post(`${iri}/propose_windows`, { side });
  const free = await proposed('pickup');
  expect(free.body.windows.map((it: { text: string }) => it.text)).toEqual([
    'Dienstag, 24.11.2026, 08:00 bis 10:00 Uhr',
    'Mittwoch, 25.11.2026, 10:00 bis 12:00 Uhr',
    'Donnerstag, 26.11.2026, 14:00 bis 16:00 Uhr',
  ]);
  expect(free.body.driver).toMatch(/^Karl Fahrer/);
  await given.contract({
    datum: '2026-11-24',
    bringdatum: '2026-11-24',
    driver,
    pickupTimeFrom: '08:00',
    pickupTimeTo: '08:30',
    googleFahrzeit: 500,
  });
  const later = await proposed('pickup');
  expect(later.body.windows.map((it: { day: string }) => it.day)).not.toContain('2026-11-24');
  await given.record('disposition_locks', { datum: '2026-11-27' });
  const single = await given.contract({ datum: '2026-11-28', bringdatum: '2026-11-29' });
  const alone = await given.record('contract_avis', { contract: single.iri });
  expect((await propose(alone.iri))['hydra:description']).toBe(
    'Zu wenige freie Fenster in diesem Zeitraum. Gefunden: 0.',
  );
  expect((await proposed('middle')).status).toBe(422);
});
