import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { noteCompany } from '../../server/company.ts';
import { mailServerAt, type MailServer } from '../../server/mail/sending/mailServer.ts';
import { deliverDue } from '../../server/mail/sending/deliver.ts';
import { startMailWorker } from '../../server/mail/sending/worker.ts';
import type { Database } from '../../server/storage/database.ts';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { startMailServer } from '../harness/mailServer.ts';

const company = { name: 'Muster Überführungen GmbH', address: 'Hafenallee 12, 50667 Köln', phone: '0221 4710 100', email: 'dispo@muster.example', legalLine: 'Amtsgericht Köln · HRB 1' };
const minute = 60_000;

const [system, server] = await Promise.all([leitstand(), startMailServer()]);
await noteCompany(system.database.pool, company);
const dispo = await system.as('dispo');
beforeEach(async () => {
  server.refuse = () => undefined;
  await system.database.pool.query(`update mail_logs set status = 'sent' where status = 'pending'`);
});
afterAll(() => server.stop());

const never = new AbortController().signal;
/** One round of the worker, at the time of the test's clock. */
const round = (url = server.url) => deliverDue({ database: system.database, server: mailServerAt(url), clock: () => system.clock.now }, { stopping: never, leaving: never });
const mailsOf = async (id: number): Promise<Json> => {
  const entities = JSON.stringify([{ entityType: 'Contract', entityId: id }]);
  return (await dispo.get(`/api/mail_logs?${new URLSearchParams({ entities, 'order[id]': 'asc' })}`)).body['hydra:member'];
};
const onlyMailOf = async (id: number): Promise<Json> => (await mailsOf(id))[0];
/** An order whose confirmation has just been queued. */
const confirmed = async (values: object = {}, customer: Readonly<Record<string, unknown>> = { email: 'kundin@firma.example' }) => {
  const order = await system.given.contract({ ...values, contractClientAddress: (await system.given.customer(customer)).iri });
  const answer = await dispo.patch(order.iri, { auftragbestaetigt: '1', sendConfirmationEmail: true });
  expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
  return order;
};

describe('a queued mail', () => {
  test('that nobody gets is told to the office, which may know another address (R60)', async () => {
    const clerk = await system.given.user({ roles: ['office'] });
    server.refuse = () => ({ code: 550, text: '5.1.1 User unknown' });
    const order = await confirmed();
    await round();
    const { rows } = await system.database.pool.query<{ title: string; body: string }>(`select title, body from notifications where "user" = $1 and "entityId" = $2`, [clerk.id, order.id]);
    expect(rows).toEqual([{ title: 'E-Mail nicht zugestellt', body: `„Auftragsbestätigung ${String(order.auftragsnummer)}: Köln – Ulm am 24.11.2026“ an kundin@firma.example konnte nicht versendet werden.` }]);
  });

  test('arrives as it was written, with umlauts, both texts and the paper of the order', async () => {
    const order = await confirmed(
      { licensePlate: 'K-ÄÖ 12', pickupTimeFrom: '08:00', pickupTimeTo: '10:00', infoShared: 'Tor <3> öffnen & schließen' },
      { email: 'kundin@firma.example', email2: 'KUNDIN@firma.example', anrede: 'Frau', nachname: 'Grün' },
    );
    await round();
    const mail = server.received.at(-1);
    expect(mail?.subject).toBe(`Auftragsbestätigung ${String(order.auftragsnummer)}: Köln – Ulm am 24.11.2026`);
    expect([mail?.from, mail?.envelope]).toMatchObject([{ name: company.name, address: company.email }, ['kundin@firma.example']]);
    expect(mail?.text).toContain('Guten Tag Frau Grün,\n\nvielen Dank für Ihren Auftrag.');
    expect(mail?.text).toContain('Fahrzeug: Golf, K-ÄÖ 12\n');
    expect(mail?.text).toContain('Abholung am 24.11.2026, 08:00 bis 10:00 Uhr\nAutohaus Beispiel\nHauptstraße 1\n50667 Köln\n');
    expect(mail?.text).toContain('Hinweis: Tor <3> öffnen & schließen');
    expect(mail?.text).toContain('Freundliche Grüße\nTest dispo\nMuster Überführungen GmbH · 0221 4710 100 · dispo@muster.example\nAmtsgericht Köln · HRB 1');
    expect(mail?.html).toContain('Tor &lt;3&gt; öffnen &amp; schließen');
    expect(mail?.attachments.map((it) => [it.filename, it.mimeType, Buffer.from(it.content as ArrayBuffer).subarray(0, 5).toString()])).toEqual([[`Auftrag-${String(order.auftragsnummer)}.pdf`, 'application/pdf', '%PDF-']]);
    expect(await onlyMailOf(order.id)).toMatchObject({ status: 'sent', translatedStatus: 'Versendet', isSend: true, error: null, attempts: 1, sentAt: system.clock.now.toISOString(), messageId: mail?.messageId });
  });

  test('goes to everybody of R7 once, and is not sent again by the next round', async () => {
    const order = await confirmed({ abholemail2: 'tor@firma.example', pickupLocation: { anspr1email: 'kundin@FIRMA.example' }, deliveryLocation: { anspr1email: 'asp@firma.example' } }, { email: 'kundin@firma.example', emailsanadressenbeibestaetigung: true, emailsanadressenansprechpartnerbeibestaetigung: true });
    const before = server.received.length;
    await round();
    await round();
    expect(server.received.slice(before).map((it) => it.envelope)).toEqual([['kundin@firma.example', 'tor@firma.example', 'asp@firma.example']]);
    expect((await onlyMailOf(order.id)).recipients).toBe('kundin@firma.example; tor@firma.example; asp@firma.example');
  });

  test('is told to open consoles when it has left', async () => {
    const order = await confirmed();
    await round();
    const { rows } = await system.database.pool.query<{ kind: string }>(`select kind from change_log where path = 'mail_logs' and record_id = $1 order by seq`, [(await onlyMailOf(order.id)).id]);
    expect(rows.map((it) => it.kind)).toEqual(['create', 'update']);
  });
});

describe('a mail server that refuses', () => {
  test('for now: the mail is tried again after 1, 5, 30 minutes, 2 and 12 hours, then given up', async () => {
    const order = await confirmed();
    server.refuse = () => ({ code: 450, text: '4.2.0 Mailbox busy' });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await round();
      const mail = await onlyMailOf(order.id);
      expect([mail.status, mail.attempts, mail.error]).toEqual(['pending', attempt, 'Das Postfach ist zurzeit nicht erreichbar (450 4.2.0 Mailbox busy).']);
      const wait = Date.parse(mail.nextAttemptAt) - system.clock.now.getTime();
      waits.push(wait / minute);
      system.clock.advance(wait - 1);
      await round();
      expect((await onlyMailOf(order.id)).attempts).toBe(attempt);
      system.clock.advance(1);
    }
    expect(waits).toEqual([1, 5, 30, 120, 720]);
    await round();
    expect(await onlyMailOf(order.id)).toMatchObject({ status: 'error', attempts: 6, error: 'Das Postfach ist zurzeit nicht erreichbar (450 4.2.0 Mailbox busy) – nach 6 Versuchen aufgegeben.', nextAttemptAt: null });
  });

  test('and takes it later: nothing of the failure remains, and it was one and the same mail', async () => {
    const order = await confirmed();
    server.refuse = () => ({ code: 451, text: '4.3.0 Try again later' });
    await round();
    const { messageId } = await onlyMailOf(order.id);
    server.refuse = () => undefined;
    system.clock.advance(minute);
    await round();
    expect(await onlyMailOf(order.id)).toMatchObject({ status: 'sent', error: null, attempts: 2, nextAttemptAt: null, messageId });
    expect(server.received.at(-1)?.messageId).toBe(messageId);
  });

  test.each([
    [550, '5.1.1 User unknown', 'Das Postfach gibt es nicht (550 5.1.1 User unknown).'],
    [552, '5.2.2 Mailbox full', 'Das Postfach ist voll (552 5.2.2 Mailbox full).'],
    [554, '5.7.1 Rejected as spam', 'Der Mailserver lehnt die Mail ab (554 5.7.1 Rejected as spam).'],
  ])('for good with %i: the mail failed, in German', async (code, text, error) => {
    const order = await confirmed();
    server.refuse = () => ({ code, text });
    await round();
    expect(await onlyMailOf(order.id)).toMatchObject({ status: 'error', isSend: false, attempts: 1, error, nextAttemptAt: null });
  });

  test('one recipient only: the others have it, and the log names who has not', async () => {
    const order = await confirmed({}, { email: 'kundin@firma.example', email2: 'weg@firma.example' });
    server.refuse = (recipient) => (recipient === 'weg@firma.example' ? { code: 550, text: '5.1.1 User unknown' } : undefined);
    await round();
    expect(server.received.at(-1)?.envelope).toEqual(['kundin@firma.example']);
    expect(await onlyMailOf(order.id)).toMatchObject({ status: 'sent', error: 'Nicht angenommen für weg@firma.example: Das Postfach gibt es nicht (550 5.1.1 User unknown)' });
  });
});

describe('a mail server that is away', () => {
  test('costs no try: the mails wait and go when it is back', async () => {
    const away = await startMailServer();
    await away.stop();
    const orders = [await confirmed(), await confirmed()];
    for (let times = 0; times < 8; times += 1) {
      expect(await round(away.url)).toBe('outage');
      system.clock.advance(minute);
    }
    expect(await onlyMailOf(orders[0]?.id ?? 0)).toMatchObject({ status: 'pending', attempts: 0, error: 'Der Mailserver ist nicht erreichbar.' });
    const back = await startMailServer(Number(new URL(away.url).port));
    expect(await round(away.url)).toBe('done');
    expect(back.received).toHaveLength(2);
    for (const { id } of orders) expect(await onlyMailOf(id)).toMatchObject({ status: 'sent', attempts: 1, error: null });
    await back.stop();
  });

  test('nobody is asked to sign in where a password is wrong: the mail waits with the reason', async () => {
    const order = await confirmed();
    expect(await round(server.url.replace('smtp://', 'smtp://falsch:falsch@'))).toBe('outage');
    expect(await onlyMailOf(order.id)).toMatchObject({ status: 'pending', attempts: 0, error: 'Der Mailserver lehnt die Anmeldung ab; bitte SMTP_URL prüfen.' });
  });
});

describe('"Erneut senden"', () => {
  test('sends a failed mail again as the same row, with all its tries', async () => {
    const order = await confirmed();
    server.refuse = () => ({ code: 550, text: '5.1.1 User unknown' });
    await round();
    server.refuse = () => undefined;
    const { '@id': iri, messageId } = await onlyMailOf(order.id);
    const again = await dispo.post(`${String(iri)}/retry`);
    expect([again.status, again.body]).toMatchObject([200, { status: 'pending', error: null, attempts: 0 }]);
    await round();
    const mails = await mailsOf(order.id);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ status: 'sent', attempts: 1, messageId });
  });

  test('sends a mail that arrived once more as a new one', async () => {
    const order = await confirmed();
    await round();
    const { '@id': iri, messageId } = await onlyMailOf(order.id);
    const before = server.received.length;
    system.clock.advance(1_000);
    await dispo.post(`${String(iri)}/retry`);
    await round();
    expect(server.received).toHaveLength(before + 1);
    expect(server.received.at(-1)?.messageId).not.toBe(messageId);
  });

  test('is refused while the mail has its turn anyway, and possible while it waits for another try', async () => {
    const order = await confirmed();
    const { '@id': iri } = await onlyMailOf(order.id);
    expect((await dispo.post(`${String(iri)}/retry`)).body.violations).toEqual([{ propertyPath: 'status', message: 'Die Mail steht bereits zum Versand an.' }]);
    server.refuse = () => ({ code: 450, text: 'busy' });
    await round();
    expect((await dispo.post(`${String(iri)}/retry`)).status).toBe(200);
    server.refuse = () => undefined;
    await round();
    expect((await onlyMailOf(order.id)).status).toBe('sent');
  });
});

describe('several at work', () => {
  test('send each mail once, whoever takes it', async () => {
    const before = server.received.length;
    const orders = await Promise.all(Array.from({ length: 12 }, () => confirmed()));
    await Promise.all([round(), round(), round()]);
    const sent = server.received.slice(before).map((it) => it.messageId);
    expect([sent.length, new Set(sent).size]).toEqual([orders.length, orders.length]);
  });

  test('a mail whose sender died is taken over when its lease is over, as the same mail', async () => {
    const order = await confirmed();
    await system.database.pool.query(`update mail_logs set "sendingUntil" = $2, attempts = 1, "messageId" = '<vorher@muster.example>' where "entityId" = $1`, [order.id, new Date(system.clock.now.getTime() + 1_000)]);
    const { '@id': iri } = await onlyMailOf(order.id);
    await round();
    expect((await onlyMailOf(order.id)).status).toBe('pending');
    expect((await dispo.post(`${String(iri)}/retry`)).body.violations?.[0]?.message).toBe('Die Mail wird gerade gesendet.');
    system.clock.advance(1_000);
    await round();
    expect(await onlyMailOf(order.id)).toMatchObject({ status: 'sent', attempts: 2 });
    expect(server.received.at(-1)?.messageId).toBe('<vorher@muster.example>');
  });

  test('a round that fails at one mail lets the others arrive first', async () => {
    const [order, told] = [await confirmed(), [] as string[]];
    await confirmed();
    const lost = Promise.withResolvers<void>();
    const database: Database = { ...system.database, transaction: async (work) => {
      if (told.push('asked') === 1) { lost.resolve(); throw new Error('connection lost'); }
      const done = await system.database.transaction(work);
      told.push('sent');
      return done;
    } };
    const hand: MailServer['hand'] = async ({ mail }) => { if (mail.entityId === order.id) await lost.promise; return []; };
    await expect(deliverDue({ database, server: { domain: 'muster.example', hand }, clock: () => system.clock.now }, { stopping: never, leaving: never })).rejects.toThrow('connection lost');
    expect(told).toEqual(['asked', 'asked', 'sent']);
    expect((await onlyMailOf(order.id)).status).toBe('sent');
  });

  test('who leaves gives back what is still being printed', async () => {
    const [order, handed] = [await confirmed(), [] as number[]];
    const hand: MailServer['hand'] = ({ mail }) => { handed.push(mail.id); return Promise.resolve([]); };
    await deliverDue({ database: system.database, server: { domain: 'muster.example', hand }, clock: () => system.clock.now }, { stopping: never, leaving: AbortSignal.abort() });
    expect(handed).toEqual([]);
    expect(await onlyMailOf(order.id)).toMatchObject({ status: 'pending', attempts: 0, error: null });
  });
});

test('the worker sends what is there, then what it is woken for, and stops without losing anything', async () => {
  const [first, before] = [await confirmed(), server.received.length];
  const worker = startMailWorker({ database: system.database, server: mailServerAt(server.url), clock: () => system.clock.now }, (line) => { throw new Error(line); });
  await server.hasReceived(before + 1);
  const second = await confirmed();
  worker.wake();
  await server.hasReceived(before + 2);
  await worker.stop();
  for (const { id } of [first, second]) expect((await onlyMailOf(id)).status).toBe('sent');
  const third = await confirmed();
  worker.wake();
  expect((await onlyMailOf(third.id)).status).toBe('pending');
});

test('monitoring counts what waits and what failed', async () => {
  const order = await confirmed();
  const metrics = async () => (await (await system.anonymous.open('/metrics')).text()).match(/^leitstand_mails\{.*$/gm);
  const failed = (await system.database.pool.query<{ n: number }>(`select count(*) as n from mail_logs where status = 'error'`)).rows[0]?.n ?? 0;
  expect(await metrics()).toEqual([`leitstand_mails{status="pending"} 1`, `leitstand_mails{status="error"} ${String(failed)}`]);
  server.refuse = () => ({ code: 550, text: 'no' });
  await round();
  expect([await metrics(), (await onlyMailOf(order.id)).status]).toEqual([[`leitstand_mails{status="pending"} 0`, `leitstand_mails{status="error"} ${String(failed + 1)}`], 'error']);
});
