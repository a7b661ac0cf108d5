import { expect, test } from 'vitest';
import { leitstand } from '../harness/leitstand.ts';
import { uploaded } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand({ now: '2026-11-23T09:12:00Z' });
const { given } = system;
const [personal, second, dispo, office, admin] = await Promise.all([
  system.as('personal'),
  system.as('office_l2'),
  system.as('dispo'),
  system.as('office'),
  system.as('admin'),
]);
const asked = 'approved=false&user.active=false';

/** An applicant with an account, and a driver with one. */
async function both() {
  const person = async (isDriver: boolean) => {
    const made = await given.driver({
      approved: isDriver,
      active: isDriver,
      email: 'a@fahrer.example',
      account: { username: `konto${String(Math.random()).slice(2)}` },
    });
    const account = (await dispo.get(made.iri)).body.user['@id'] as string;
    return { ...made, account };
  };
  return { applicant: await person(false), driver: await person(true) };
}

test('personnel and the second office read applicants in full and no other driver', async () => {
  shows('D0 Roles applicants', 'D3 §2 new_drivers');
  const { applicant, driver } = await both();
  for (const reader of [personal, second]) {
    const { status, body } = await reader.get(`/api/drivers?${asked}&itemsPerPage=500`);
    const ids = body['hydra:member'].map((it: { id: number }) => it.id);
    expect([status, ids.includes(applicant.id), ids.includes(driver.id)]).toEqual([200, true, false]);
    expect(body['hydra:member'][0]).toHaveProperty('iban');
    expect((await reader.get(applicant.iri)).body).toMatchObject({ email: 'a@fahrer.example', approved: false });
    expect((await reader.get(`${applicant.iri}/logs`)).status).toBe(200);
    expect((await reader.get(applicant.account)).body).toMatchObject({ active: false });
  }
  const all = (await personal.get('/api/drivers?itemsPerPage=500')).body['hydra:member'];
  expect(all.map((it: { id: number }) => it.id)).not.toContain(driver.id);
  expect((await personal.get(driver.iri)).status).toBe(404);
  expect((await personal.get(driver.account)).status).toBe(404);
  expect((await second.get(driver.iri)).body).not.toHaveProperty('iban');
  expect((await office.get(applicant.iri)).body).not.toHaveProperty('iban');
  expect((await office.get(`/api/drivers?${asked}`)).status).toBe(400);
});

test('they write applicants until somebody activates them, and make none', async () => {
  const { applicant, driver } = await both();
  expect((await personal.patch(applicant.iri, { telefon: '0221 4710100' })).status).toBe(200);
  expect((await personal.patch(driver.iri, { telefon: '0221 4710100' })).status).toBe(404);
  expect((await second.patch(driver.iri, { telefon: '0221 4710100' })).status).toBe(404);
  expect((await second.get(`${driver.iri}/logs`)).status).toBe(404);
  expect((await personal.post('/api/drivers', { vorname: 'A', nachname: 'B' })).status).toBe(403);
  expect((await personal.delete(applicant.iri)).status).toBe(403);
  expect((await personal.patch(applicant.iri, { user: driver.account })).status).toBe(403);
  expect((await personal.patch(applicant.account, { driver: driver.iri })).status).toBe(403);
  expect((await personal.patch(applicant.iri, { gruppe: null, userRoles: ['leitstand_admin'] })).status).toBe(403);
  const activated = await personal.patch(applicant.iri, { approved: true, active: true });
  expect(activated.body).toMatchObject({ approved: true, active: true });
  expect((await personal.get(applicant.iri)).status).toBe(404);
  expect((await personal.patch(applicant.iri, { telefon: null })).status).toBe(404);
});

test('their papers are open with them', async () => {
  shows('D3 §3 driver documents', 'D3 §7 delete driver document');
  const { applicant, driver } = await both();
  const paper = { type: 'driversLicense', name: 'Führerschein', file: await uploaded(personal, applicant.iri) };
  await expect(uploaded(personal, driver.iri)).rejects.toThrow();
  const made = await personal.post('/api/driver_documents', { ...paper, driver: applicant.iri });
  expect(made.status).toBe(201);
  expect((await personal.post('/api/driver_documents', { ...paper, driver: driver.iri })).status).toBe(403);
  const file = await uploaded(dispo, driver.iri);
  const others = await dispo.post('/api/driver_documents', { ...paper, file, driver: driver.iri });
  const list = (await personal.get('/api/driver_documents')).body['hydra:member'];
  expect(list.map((it: { id: number }) => it.id)).toContain(made.body.id);
  expect(list.map((it: { id: number }) => it.id)).not.toContain(others.body.id);
  expect((await personal.delete(others.body['@id'])).status).toBe(404);
  expect((await personal.delete(made.body['@id'])).status).toBe(204);
});

test('an account is written with its driver, as an object or by its address, and both are active together', async () => {
  shows('D3 §3 Driver', 'D3 §7 update driver');
  const { id, iri } = await given.driver({ active: false, approved: false });
  const made = (await dispo.patch(iri, { user: { username: `lk${String(id)}`, plainPassword: 'drei blaue Kräne' } }))
    .body;
  expect(made.user).toMatchObject({ username: `lk${String(id)}`, active: false });
  const account = made.user['@id'] as string;
  expect((await dispo.get(account)).body.driver['@id']).toBe(iri);
  expect((await dispo.patch(iri, { user: { ...made.user, active: true } })).body).toMatchObject({ active: true });
  expect((await dispo.patch(account, { active: false })).status).toBe(200);
  expect((await dispo.get(iri)).body).toMatchObject({ active: false, user: { active: false } });
  expect((await dispo.patch(iri, { active: true })).body.user).toMatchObject({ active: true });
  const short = await dispo.patch(iri, { user: { plainPassword: 'kurz' } });
  expect([short.status, short.body.violations[0].message]).toEqual([
    422,
    'Das Passwort braucht mindestens 10 Zeichen.',
  ]);
  expect((await dispo.patch(iri, { user: { usrname: 'x' } })).status).toBe(422);
  expect((await admin.patch(iri, { userRoles: ['leitstand_office'] })).status).toBe(200);
  expect((await admin.get(account)).body.roles).toEqual(['leitstand_office']);
});

test('whoever passed his test and whose papers are done may apply, unless somebody said otherwise', async () => {
  shows('D3 §4 applicationAllowed');
  const { iri } = await given.driver();
  const set = async (additionalData: object) => (await dispo.patch(iri, { additionalData })).body.additionalData;
  expect((await set({ testCompleted: true })).applicationAllowed ?? null).toBeNull();
  expect((await set({ documentsReviewed: true })).applicationAllowed).toBe(true);
  expect((await set({ applicationAllowed: false })).applicationAllowed).toBe(false);
  expect((await set({ testCompleted: true })).applicationAllowed).toBe(false);
});

test('required papers decide, and the record says how complete they are', async () => {
  shows('D3 §4 completeness', 'D3 §9 documents');
  const { iri } = await given.driver();
  const standing = async () => {
    const { requiredDocsUploaded, documentCompleteness } = (await dispo.get(iri)).body;
    return [requiredDocsUploaded, documentCompleteness];
  };
  const add = async (type: string) =>
    dispo.post('/api/driver_documents', { driver: iri, type, name: type, file: await uploaded(dispo, iri) });
  await add('driversLicense');
  await add('tradeRegistration');
  expect(await standing()).toEqual([false, 'missing']);
  const last = await add('proofOfAddress');
  expect(await standing()).toEqual([true, 'required']);
  await add('taxCertificate');
  await add('certificateOfConduct');
  expect(await standing()).toEqual([true, 'all']);
  const checked = (await dispo.patch(last.body['@id'], { checked: true })).body;
  expect(checked).toMatchObject({ checkedAt: '2026-11-23T09:12:00.000Z' });
  expect(checked.checkedBy['@id']).toMatch(/^\/api\/users\//);
  expect((await dispo.patch(last.body['@id'], { file: await uploaded(dispo, iri) })).body.checkedAt).toBeNull();
  await dispo.delete(last.body['@id']);
  expect(await standing()).toEqual([false, 'missing']);
});

test('account and tax numbers that cannot be right are refused where they are entered', async () => {
  const { iri } = await given.driver();
  const told = async (values: object) => {
    const { status, body } = await dispo.patch(iri, values);
    return status === 200 ? 'ok' : [body.violations[0].propertyPath, body.violations[0].message];
  };
  expect(await told({ iban: 'DE89 3704 0044 0532 0130 00' })).toBe('ok');
  expect(await told({ iban: 'DE89370400440532013001' })).toEqual([
    'iban',
    'Die IBAN „DE89370400440532013001“ ist ungültig.',
  ]);
  expect(await told({ ustid: 'DE123456789' })).toEqual([
    'ustid',
    'Die USt-IdNr. „DE123456789“ ist ungültig: Die Prüfziffer stimmt nicht.',
  ]);
  expect(await told({ ustid: 'DE136695976' })).toBe('ok');
  expect(await told({ steuernummer: '12/34' })).toEqual(['steuernummer', 'Die Steuernummer „12/34“ ist ungültig.']);
});

test('a driver says what he applied for and what he drives, trial rides apart', async () => {
  shows('D3 §3 Driver rest');
  const { iri } = await given.driver();
  await given.contract({ driver: iri, datum: '2026-11-20', benutzer: null });
  const next = await given.contract({ driver: iri, datum: '2099-11-25' });
  await given.contract({ driver: iri, datum: '2099-11-26', testContract: true });
  await given.record('applications', { driver: iri, contract: (await given.contract()).iri });
  const { body } = await dispo.get(iri);
  expect([body.applicationsCount, body.acceptedApplicationsCount]).toEqual([1, 0]);
  expect(body.nextContracts).toMatchObject([{ iri: next.iri, datum: '2099-11-25', from: 'Köln', to: 'Ulm' }]);
});
