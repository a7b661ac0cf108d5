import { expect, test } from 'vitest';
import { writeReset } from '../../server/actions/password/forgotten.ts';
import { notePublicAddress } from '../../server/publicAddress.ts';
import { system as program } from '../../server/storage/actor.ts';
import { mailRoom } from '../harness/mailRoom.ts';
import { uploaded } from '../harness/uploads.ts';

const { system, server, dispo, round } = await mailRoom();
const { given, database } = system;
const [personal, admin] = await Promise.all([system.as('personal'), system.as('admin')]);
await notePublicAddress(database.pool, 'https://leitstand.example');

const reset = (named: string) =>
  database.transaction((client) =>
    writeReset(system.openScope({ client, actor: program, now: system.clock.now }), named),
  );
const tokenTo = (address: string) =>
  /passwort\/([\w-]+)/.exec(server.received.findLast((it) => it.envelope.includes(address))?.text ?? '')?.[1] ?? '';
const statusOf = async (token: string) => (await system.anonymous.get(`/api/password/links/${token}`)).status;

test('whoever keeps drivers gets no link to the account of staff by way of a driver’s address', async () => {
  const staff = await given.user({ roles: ['admin'] });
  const own = await given.driver({ email: 'dieb@fremd.example' });
  expect((await admin.patch(own.iri, { user: staff.iri })).status).toBe(200);
  const welcome = await dispo.post(`${own.iri}/create-test-contract`, { sendWelcomeMail: true });
  expect(welcome.status).toBe(403);
  expect(await reset(staff.username ?? '')).toBe(0);
  expect((await admin.post(`${own.iri}/create-test-contract`, { sendWelcomeMail: true })).status).toBe(201);
});

test('a link to choose a password ends with the password, the address and the access it was for', async () => {
  for (const change of [{ plainPassword: 'vier grüne Kräne' }, { email: 'neu@fahrer.example' }, { active: false }]) {
    const { iri } = await given.user({ email: 'alt@fahrer.example', roles: [] });
    await reset((await admin.get(iri)).body.username);
    await round();
    const token = tokenTo('alt@fahrer.example');
    expect(await statusOf(token)).toBe(200);
    expect((await admin.patch(iri, change)).status).toBe(200);
    expect((await admin.patch(iri, { active: true })).status).toBe(200);
    expect(await statusOf(token)).toBe(404);
  }
});

test('of two who activate an applicant at once one does', async () => {
  const { iri } = await given.driver({ email: 'zwei@fahrer.example', approved: false, active: false });
  const activate = () => personal.post(`${iri}/activate`, { createTestContract: true });
  const answers = await Promise.all([activate(), activate(), activate()]);
  expect(answers.filter((it) => it.status === 200)).toHaveLength(1);
});

test('a paper of an applicant is not moved to a driver', async () => {
  const [applicant, driver] = [await given.driver({ approved: false, active: false }), await given.driver()];
  const file = await uploaded(personal, applicant.iri);
  const paper = { type: 'driversLicense', name: 'F', file, driver: applicant.iri };
  const made = (await personal.post('/api/driver_documents', paper)).body;
  expect((await personal.patch(made['@id'], { driver: driver.iri })).status).toBeGreaterThan(399);
  expect((await dispo.get(made['@id'])).body.driver['@id']).toBe(applicant.iri);
});
