import { expect, test } from 'vitest';
import { protocolDesk, signedBy } from '../harness/protocolDesk.ts';
import { shows } from '../specification/shows.ts';

const { system, read, change, begun } = await protocolDesk();
const { given } = system;
const dispo = await system.as('dispo');
const office = await system.as('office');
const decide = (iri: string, body: object, by = office) => by.post(`${iri}/review`, body);
const violations = ({ body }: { body: { violations: { propertyPath: string; message: string }[] } }) =>
  body.violations.map(({ propertyPath, message }) => [propertyPath, message]);

const signed = Object.fromEntries(
  ['driverSignature', 'submitterSignature', 'receiverSignature'].map((name) => [name, signedBy('Erna Empfang')]),
);
const closed = { ...signed, processState: 'CLOSED', allUploadsDone: true };
/** Nothing is asked for but what the test itself asks for. */
const { rows: asked } = await system.database.pool.query(`select id from protocol_images where required`);
for (const { id } of asked) await dispo.patch(`/api/protocol_images/${String(id)}`, { required: false });

test('who decided what about a protocol and when stands in its history, until it is taken back', async () => {
  shows('D0 Own review lane');
  const { iri } = await begun({}, closed);
  const { status, body } = await decide(iri, { decision: 'checked' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ reviewState: 'checked', reviewReason: null });
  expect(body.reviewedBy.name).toBe('Test office');
  expect(Date.parse(body.reviewedAt)).not.toBeNaN();

  const later = await decide(iri, { decision: 'later' }, dispo);
  expect(later.body).toMatchObject({ reviewState: 'later' });
  expect(later.body.reviewedBy.name).toBe('Test dispo');
  const lists = async (query: string) =>
    (await dispo.get(`/api/protocols?orderNumber=${String(body.orderNumber)}&${query}`)).body['hydra:member'].length;
  expect([await lists('reviewed=false'), await lists('reviewState=later')]).toEqual([0, 1]);

  expect((await decide(iri, {})).body).toMatchObject({ reviewState: null, reviewedAt: null, reviewedBy: null });
  expect(await lists('reviewed=false')).toBe(1);
  const history = JSON.stringify((await dispo.get(`${iri}/logs`)).body);
  for (const state of ['checked', 'later']) expect(history).toContain(`"${state}"`);
});

test('open points ask for a reason, a complaint for its kind, and it goes with its decision', async () => {
  shows('D0 Own review lane');
  const { iri } = await begun({}, { ...closed, expenses: [{ type: 'taxi', amount: '34.80' }] });
  expect(violations(await decide(iri, { decision: 'checked' }))).toEqual([
    ['reason', '1 Punkt ist offen. Trotzdem als geprüft ablegen?'],
  ]);
  expect((await decide(iri, { decision: 'checked', reason: 'Beleg kommt per Post' })).body.reviewReason).toBe(
    'Beleg kommt per Post',
  );
  expect(violations(await decide(iri, { decision: 'complained' }))).toEqual([
    ['complaint', 'Bitte eine Beanstandungsart wählen.'],
  ]);
  const { iri: complaint } = await given.record('protocol_complaint_types', { type: 'Beleg vergessen' });
  await change(iri, { complaints: [{ complaint, description: 'von Hand' }] });
  const { body } = await decide(iri, { decision: 'complained', complaint, reason: 'fehlt' });
  expect(body).toMatchObject({
    reviewState: 'complained',
    complaints: [
      { description: 'von Hand' },
      { complaint: { '@id': complaint }, description: 'fehlt', reporter: { '@id': body.reviewedBy['@id'] } },
    ],
  });
  expect((await decide(iri, {})).body.complaints).toMatchObject([{ description: 'von Hand' }]);
  await decide(iri, { decision: 'complained', complaint, reason: 'fehlt' });
  const settled = await decide(iri, { decision: 'checked', reason: 'kam mit der Post' });
  expect(settled.body.complaints).toMatchObject([{ description: 'von Hand' }, { description: 'fehlt' }]);
});

test('a new damage that nobody took down is open until somebody takes it down', async () => {
  shows('D0 Own review lane');
  const { iri } = await begun({}, closed);
  const { iri: complaint } = await given.record('protocol_complaint_types', { type: 'Schaden übersehen' });
  const complained = await decide(iri, { decision: 'complained', complaint, component: 'doorFrontRight' });
  expect(complained.body.complaints).toMatchObject([{ component: 'doorFrontRight' }]);
  const unsettled = await decide(iri, { decision: 'checked' });
  expect(violations(unsettled)).toEqual([['reason', '1 Punkt ist offen. Trotzdem als geprüft ablegen?']]);
  const image = { processStateType: 'SUBMITTED' };
  await change(iri, { damages: [{ damage: 'scratch', location: 'rightSide', component: 'doorFrontRight', image }] });
  expect((await decide(iri, { decision: 'checked' })).status).toBe(200);
  const wrongPart = await decide(iri, { decision: 'complained', complaint, component: 'wing' });
  expect([wrongPart.status, violations(wrongPart)[0]?.[0]]).toEqual([422, 'component']);
});

test('a decision is kept once a mail is out, and asked anew when the protocol goes back', async () => {
  shows('D0 Own review lane');
  const { iri } = await begun({}, closed);
  await decide(iri, { decision: 'checked' });
  await change(iri, { processState: 'SUBMITTED' });
  expect((await read(iri)).reviewState).toBeNull();
  await change(iri, { processState: 'CLOSED' });
  await decide(iri, { decision: 'checked' });
  await system.database.pool.query(`update protocols set "mailSend" = true where id = $1`, [
    Number(iri.split('/').at(-1)),
  ]);
  expect(violations(await decide(iri, {}))).toEqual([['decision', 'Die E-Mail ist bereits versendet.']]);
  expect((await read(iri)).reviewState).toBe('checked');
});

test('each has a lane of his own, which is there tomorrow', async () => {
  shows('D0 Own review lane');
  const laneOf = async (client: typeof dispo) =>
    (await client.get(`/api/users/${String((await client.get('/api/users/me')).body.userId)}/settings`)).body
      .reviewLane;
  const keep = async (client: typeof dispo, value: object) =>
    client.post(`/api/users/${String((await client.get('/api/users/me')).body.userId)}/updateUserSetting`, {
      key: 'reviewLane',
      value,
    });
  await keep(dispo, { numbers: ['26000003', '26000001'], at: '26000001' });
  await keep(office, { numbers: ['26000007'], at: '26000007' });
  const tomorrow = await system.as('dispo');
  expect(await laneOf(tomorrow)).toEqual({ numbers: ['26000003', '26000001'], at: '26000001' });
  expect(await laneOf(office)).toEqual({ numbers: ['26000007'], at: '26000007' });
});
