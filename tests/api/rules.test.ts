import { user } from '../../src/domain/user/user.ts';
import { expect, test } from 'vitest';
import { system as itself } from '../../server/storage/actor.ts';
import { lockWaits } from '../harness/lockWaits.ts';
import { leitstand } from '../harness/leitstand.ts';
import type { Json } from '../harness/client.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const firstViolation = (body: Json) => body.violations?.[0]?.message;

test('a lock day needs its day, and there is one entry for each', async () => {
  shows('R72', 'D2 §5 disposition_lock');
  const dispo = await system.as('dispo');
  expect(firstViolation((await dispo.post('/api/disposition_locks', {})).body)).toBe('Das Datum muss angegeben werden');
  expect((await dispo.post('/api/disposition_locks', { datum: '2026-11-27' })).status).toBe(201);
  expect(firstViolation((await dispo.post('/api/disposition_locks', { datum: '2026-11-27' })).body)).toBe(
    'Für den 27.11.2026 gibt es bereits eine Sperre',
  );
});

test('news that were sent stay as they are', async () => {
  shows('R73');
  const admin = await system.as('admin');
  const news = await admin.post('/api/news', { title: 'Sperrung', content: '<p>A7</p>', isSend: true });
  expect((await admin.patch(news.body['@id'], { title: 'anders' })).status).toBe(422);
  expect((await admin.delete(news.body['@id'])).status).toBe(422);
});

test('the last administrator can be neither deactivated nor deleted', async () => {
  const admin = await system.as('admin');
  const me = `/api/users/${(await admin.get('/api/users/me')).body.userId}`;
  expect((await admin.patch(me, { active: false })).status).toBe(422);
  expect((await admin.patch(me, { roles: ['leitstand_dispo'] })).status).toBe(422);
  expect((await admin.delete(me)).status).toBe(422);
});

test('two administrators cannot remove each other at the same moment', async () => {
  const other = await leitstand();
  const [one, two] = [await other.given.user({ roles: ['admin'] }), await other.given.user({ roles: ['admin'] })];
  const removing = (iri: string, meanwhile: Promise<unknown>) =>
    other.database.transaction(async (client) => {
      await other.openScope({ client, actor: itself, now: other.clock.now }).change(user, iri, { active: false });
      await meanwhile;
    });
  let open = () => undefined as void;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const first = removing(one.iri, gate);
  await expect
    .poll(
      async () =>
        (
          await other.database.pool.query(
            "select 1 from pg_locks where relation = 'users'::regclass and mode = 'ShareRowExclusiveLock' and granted",
          )
        ).rowCount,
    )
    .toBe(1);
  const second = removing(two.iri, Promise.resolve());
  second.catch(() => undefined);
  await expect.poll(() => lockWaits(other.database)).toBe(1);
  open();
  await first;
  await expect(second).rejects.toThrow('Das ist das letzte Konto der Administration');
});

test('a contract that wants an avis gets one, and its colour tints the contract', async () => {
  const dispo = await system.as('dispo');
  const contract = await system.given.contract({ createAvis: true });
  const read = async () => (await dispo.get(`/api/contracts/${contract.id}`)).body;
  expect((await read()).hasAvis).toBe(true);
  const avis = (await dispo.get(`/api/contract_avis?contract=${contract.id}`)).body['hydra:member'];
  expect(avis).toHaveLength(1);
  await dispo.patch(avis[0]?.['@id'] ?? '', { color: 'reminderOffice' });
  expect((await read()).avisColor).toBe('reminderOffice');
});

test('a confirmation by mail goes to the customer, and is refused without an address', async () => {
  const dispo = await system.as('dispo');
  const customer = await system.given.customer({ email: 'dispo@kunde.example', email2: 'DISPO@kunde.example' });
  const contract = await system.given.contract({ contractClientAddress: `/api/customers/${customer.id}` });
  expect(
    (await dispo.patch(`/api/contracts/${contract.id}`, { auftragbestaetigt: '1', sendConfirmationEmail: true }))
      .status,
  ).toBe(200);
  const mails = (
    await dispo.get(
      `/api/mail_logs?entities=${encodeURIComponent(JSON.stringify([{ entityType: 'Contract', entityId: contract.id }]))}`,
    )
  ).body['hydra:member'];
  expect(mails.map((it: Json) => it.recipients)).toEqual(['dispo@kunde.example']);

  const silent = await system.given.customer({ email: null });
  const other = await system.given.contract({ contractClientAddress: `/api/customers/${silent.id}` });
  const refused = await dispo.patch(`/api/contracts/${other.id}`, {
    auftragbestaetigt: '1',
    sendConfirmationEmail: true,
  });
  expect(refused.status).toBe(422);
  expect((await dispo.get(`/api/contracts/${other.id}`)).body.auftragbestaetigt).toBe('0');
});
