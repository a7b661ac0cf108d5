import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startJobs } from '../../server/jobs/runner.ts';
import { mailServerAt } from '../../server/mail/sending/mailServer.ts';
import { sendMails } from '../../server/mail/sending/sendMails.ts';
import { migrationsFolder } from '../../server/storage/migrationsFolder.ts';
import { company, mailRoom } from '../harness/mailRoom.ts';
import { shows } from '../specification/shows.ts';

const { system, server, dispo, round, onlyMailOf, confirmed } = await mailRoom();

describe('a queued mail', () => {
  test('that nobody gets is told to the office, which may know another address (R60)', async () => {
    shows('R60 staff');
    const clerk = await system.given.user({ roles: ['office'] });
    server.refuse = () => ({ code: 550, text: '5.1.1 User unknown' });
    const contract = await confirmed();
    await round();
    const { rows } = await system.database.pool.query<{ title: string; body: string }>(
      `select title, body from notifications where "user" = $1 and "entityId" = $2`,
      [clerk.id, contract.id],
    );
    expect(rows).toEqual([
      {
        title: 'E-Mail nicht zugestellt',
        body: `„Auftragsbestätigung ${String(contract.auftragsnummer)}: Köln – Ulm am 24.11.2026“ an kundin@firma.example konnte nicht versendet werden.`,
      },
    ]);
  });

  test('arrives as it was written, with umlauts, both texts and the paper of the contract', async () => {
    shows('D0 Running FILES_URL');
    const contract = await confirmed(
      {
        licensePlate: 'K-ÄÖ 12',
        pickupTimeFrom: '08:00',
        pickupTimeTo: '10:00',
        infoShared: 'Tor <3> öffnen & schließen',
      },
      { email: 'kundin@firma.example', email2: 'KUNDIN@firma.example', anrede: 'Frau', nachname: 'Grün' },
    );
    await round();
    const mail = server.received.at(-1);
    expect(mail?.subject).toBe(`Auftragsbestätigung ${String(contract.auftragsnummer)}: Köln – Ulm am 24.11.2026`);
    expect([mail?.from, mail?.envelope]).toMatchObject([
      { name: company.name, address: company.email },
      ['kundin@firma.example'],
    ]);
    expect(mail?.text).toContain('Guten Tag Frau Grün,\n\nvielen Dank für Ihren Auftrag.');
    expect(mail?.text).toContain('Fahrzeug: Golf, K-ÄÖ 12\n');
    expect(mail?.text).toContain(
      'Abholung am 24.11.2026, 08:00 bis 10:00 Uhr\nAutohaus Beispiel\nHauptstraße 1\n50667 Köln\n',
    );
    expect(mail?.text).toContain('Hinweis: Tor <3> öffnen & schließen');
    expect(mail?.text).toContain(
      'Freundliche Grüße\nTest dispo\nMuster Überführungen GmbH · 0221 4710 100 · dispo@muster.example\nAmtsgericht Köln · HRB 1',
    );
    expect(mail?.html).toContain('Tor &lt;3&gt; öffnen &amp; schließen');
    expect(
      mail?.attachments.map((it) => [
        it.filename,
        it.mimeType,
        Buffer.from(it.content as ArrayBuffer)
          .subarray(0, 5)
          .toString(),
      ]),
    ).toEqual([[`Auftrag-${String(contract.auftragsnummer)}.pdf`, 'application/pdf', '%PDF-']]);
    expect(await onlyMailOf(contract.id)).toMatchObject({
      status: 'sent',
      translatedStatus: 'Versendet',
      isSend: true,
      error: null,
      attempts: 1,
      sentAt: system.clock.now.toISOString(),
      messageId: mail?.messageId,
    });
  });

  test('goes to everybody of R7 once, and is not sent again by the next round', async () => {
    shows('R7');
    const contract = await confirmed(
      {
        abholemail2: 'tor@firma.example',
        pickupLocation: { anspr1email: 'kundin@FIRMA.example' },
        deliveryLocation: { anspr1email: 'asp@firma.example' },
      },
      {
        email: 'kundin@firma.example',
        emailsanadressenbeibestaetigung: true,
        emailsanadressenansprechpartnerbeibestaetigung: true,
      },
    );
    const before = server.received.length;
    await round();
    await round();
    expect(server.received.slice(before).map((it) => it.envelope)).toEqual([
      ['kundin@firma.example', 'tor@firma.example', 'asp@firma.example'],
    ]);
    expect((await onlyMailOf(contract.id)).recipients).toBe(
      'kundin@firma.example; tor@firma.example; asp@firma.example',
    );
  });

  test('is told to open consoles when it has left', async () => {
    const contract = await confirmed();
    await round();
    const { rows } = await system.database.pool.query<{ kind: string }>(
      `select kind from change_log where path = 'mail_logs' and record_id = $1 order by seq`,
      [(await onlyMailOf(contract.id)).id],
    );
    expect(rows.map((it) => it.kind)).toEqual(['create', 'update']);
  });
});

test('a mail that the demo generator made never leaves by itself, but does when somebody sends it', async () => {
  shows('C Orders mails');
  const contract = await system.given.contract();
  const moment = '2026-11-20T10:00:00Z';
  const {
    rows: [made],
  } = await system.database.pool.query<{ id: number }>(
    `insert into mail_logs (version, "createdAt", "updatedAt", subject, recipients, status, "isSend", "isDemo",
      "htmlPreview", "textPreview", template, "entityType", "entityId")
      values (3, $1, $1, 'Erfunden', 'demo@kunde.example', 'pending', false, true, '<p>Hallo</p>', 'Hallo', 'M01', 'Contract', $2)
      returning id`,
    [moment, contract.id],
  );
  const isThere = () => server.received.some((it) => it.subject === 'Erfunden');
  await round();
  expect(isThere()).toBe(false);
  expect(await onlyMailOf(contract.id)).toMatchObject({
    status: 'pending',
    translatedStatus: 'Demo, wird nicht gesendet',
  });
  await system.database.pool.query(`update mail_logs set status = 'error' where id = $1`, [made?.id]);
  expect((await dispo.post(`/api/mail_logs/${String(made?.id)}/retry`)).status).toBe(200);
  expect(await onlyMailOf(contract.id)).toMatchObject({ status: 'pending', translatedStatus: 'Ausstehend' });
  await round();
  expect(isThere()).toBe(true);
});

test('of the mails from before that mark, those without a plain text that nobody touched are taken for made up', async () => {
  const client = await system.database.pool.connect();
  onTestFinished(() => client.release(true));
  await client.query('begin');
  await client.query('alter table mail_logs drop column "isDemo"');
  await client.query('delete from mail_logs');
  for (const [subject, version, text] of [
    ['erfunden', 1, null],
    ['geschrieben', 1, 'Hallo'],
    ['erneut gesendet', 2, null],
  ]) {
    await client.query(
      `insert into mail_logs (version, subject, status, "textPreview") values ($1, $2, 'pending', $3)`,
      [version, subject, text],
    );
  }
  await client.query(readFileSync(join(migrationsFolder, '20261122221357_demo_mails', 'migration.sql'), 'utf8'));
  const { rows } = await client.query<{ subject: string }>('select subject from mail_logs where "isDemo"');
  expect(rows.map((it) => it.subject)).toEqual(['erfunden']);
});

test('the job sends what is there, then what is queued, within about a second, holds what has time, and stops without losing anything', async () => {
  shows('D0 Orders mails queued');
  const [first, before, begun, lines] = [await confirmed(), server.received.length, performance.now(), [] as string[]];
  /** Goes on from where the clock of the test stands. */
  const time = () => new Date(system.clock.now.getTime() + performance.now() - begun);
  const jobs = await startJobs({
    ...system,
    jobs: [sendMails(mailServerAt(server.url), { store: system.store, documentFiles: async () => undefined })],
    clock: time,
    log: (line) => lines.push(line),
  });
  await server.hasReceived(before + 1);
  const later = new Date(time().getTime() + 15_000);
  const held = (
    await system.database.pool.query<{ id: number }>(
      `insert into mail_logs (subject, recipients, status, "textPreview", "nextAttemptAt")
        values ('Später', 'spaeter@firma.example', 'pending', 'Hallo', $1)
        returning id`,
      [later],
    )
  ).rows[0]?.id;
  // Only a busy machine needs more than the second that is meant.
  const queuedAt = performance.now();
  const second = await confirmed();
  await server.hasReceived(before + 2);
  expect(performance.now() - queuedAt).toBeLessThan(5_000);
  expect((await dispo.get(`/api/mail_logs/${String(held)}`)).body.status).toBe('pending');
  expect(lines).toEqual([]);
  system.clock.advance(15_000);
  const third = await confirmed();
  await server.hasReceived(before + 4);
  await jobs.stop();
  expect((await dispo.get(`/api/mail_logs/${String(held)}`)).body.status).toBe('sent');
  for (const { id } of [first, second, third]) expect((await onlyMailOf(id)).status).toBe('sent');
  const last = await confirmed();
  expect((await onlyMailOf(last.id)).status).toBe('pending');
});

test('monitoring counts what waits and what failed', async () => {
  const contract = await confirmed();
  const metrics = async () => (await (await system.anonymous.open('/metrics')).text()).match(/^leitstand_mails\{.*$/gm);
  const failed =
    (await system.database.pool.query<{ n: number }>(`select count(*) as n from mail_logs where status = 'error'`))
      .rows[0]?.n ?? 0;
  expect(await metrics()).toEqual([
    `leitstand_mails{status="pending"} 1`,
    `leitstand_mails{status="error"} ${String(failed)}`,
  ]);
  server.refuse = () => ({ code: 550, text: 'no' });
  await round();
  expect([await metrics(), (await onlyMailOf(contract.id)).status]).toEqual([
    [`leitstand_mails{status="pending"} 0`, `leitstand_mails{status="error"} ${String(failed + 1)}`],
    'error',
  ]);
});
