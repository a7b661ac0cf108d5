import { describe, expect, test } from 'vitest';
import { mailRoom } from '../harness/mailRoom.ts';
import { startMailServer } from '../harness/mailServer.ts';
import { shows } from '../specification/shows.ts';

const minute = 60_000;
const { system, server, dispo, round, onlyMailOf, confirmed } = await mailRoom();

describe('a mail server that refuses', () => {
  test('for now: the mail is tried again after 1, 5, 30 minutes, 2 and 12 hours, then given up', async () => {
    shows('R61');
    const contract = await confirmed();
    server.refuse = () => ({ code: 450, text: '4.2.0 Mailbox busy' });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await round();
      const mail = await onlyMailOf(contract.id);
      expect([mail.status, mail.attempts, mail.error]).toEqual([
        'pending',
        attempt,
        'Das Postfach ist zurzeit nicht erreichbar (450 4.2.0 Mailbox busy).',
      ]);
      const wait = Date.parse(mail.nextAttemptAt) - system.clock.now.getTime();
      waits.push(wait / minute);
      system.clock.advance(wait - 1);
      await round();
      expect((await onlyMailOf(contract.id)).attempts).toBe(attempt);
      system.clock.advance(1);
    }
    expect(waits).toEqual([1, 5, 30, 120, 720]);
    await round();
    expect(await onlyMailOf(contract.id)).toMatchObject({
      status: 'error',
      attempts: 6,
      error: 'Das Postfach ist zurzeit nicht erreichbar (450 4.2.0 Mailbox busy) – nach 6 Versuchen aufgegeben.',
      nextAttemptAt: null,
    });
  });

  test('and takes it later: nothing of the failure remains, and it was one and the same mail', async () => {
    shows('D0 Orders mails queued');
    const contract = await confirmed();
    server.refuse = () => ({ code: 451, text: '4.3.0 Try again later' });
    await round();
    const { messageId } = await onlyMailOf(contract.id);
    server.refuse = () => undefined;
    system.clock.advance(minute);
    await round();
    expect(await onlyMailOf(contract.id)).toMatchObject({
      status: 'sent',
      error: null,
      attempts: 2,
      nextAttemptAt: null,
      messageId,
    });
    expect(server.received.at(-1)?.messageId).toBe(messageId);
  });

  test.each([
    [550, '5.1.1 User unknown', 'Das Postfach gibt es nicht (550 5.1.1 User unknown).'],
    [552, '5.2.2 Mailbox full', 'Das Postfach ist voll (552 5.2.2 Mailbox full).'],
    [554, '5.7.1 Rejected as spam', 'Der Mailserver lehnt die Mail ab (554 5.7.1 Rejected as spam).'],
  ])('for good with %i: the mail failed, in German', async (code, text, error) => {
    const contract = await confirmed();
    server.refuse = () => ({ code, text });
    await round();
    expect(await onlyMailOf(contract.id)).toMatchObject({
      status: 'error',
      isSend: false,
      attempts: 1,
      error,
      nextAttemptAt: null,
    });
  });

  const two = { email: 'kundin@firma.example', email2: 'weg@firma.example' };
  const noOne = { code: 550, text: '5.1.1 User unknown' };
  const isFor = (wanted: string, refusal: { code: number; text: string }) => (recipient: string) =>
    recipient === wanted ? refusal : undefined;
  const reason = 'Das Postfach gibt es nicht (550 5.1.1 User unknown)';

  test('one recipient only: the mail failed in part, says for whom and why, and goes again only to him', async () => {
    const clerk = await system.given.user({ roles: ['office'] });
    const contract = await confirmed({}, two);
    server.refuse = isFor('weg@firma.example', noOne);
    await round();
    expect(server.received.at(-1)?.envelope).toEqual(['kundin@firma.example']);
    const mail = await onlyMailOf(contract.id);
    expect(mail).toMatchObject({
      status: 'error',
      translatedStatus: 'Teilweise zugestellt',
      error: `Nicht angenommen für weg@firma.example: ${reason}`,
      undelivered: [{ recipient: 'weg@firma.example', reason }],
    });
    const { rows } = await system.database.pool.query<{ body: string }>(
      `select body from notifications where "user" = $1 and "entityId" = $2`,
      [clerk.id, contract.id],
    );
    expect(rows.map((it) => it.body)).toEqual([expect.stringContaining('an weg@firma.example konnte nicht')]);

    await dispo.post(`${String(mail['@id'])}/retry`);
    await round();
    expect(await onlyMailOf(contract.id)).toMatchObject({
      status: 'error',
      translatedStatus: 'Teilweise zugestellt',
      undelivered: [{ recipient: 'weg@firma.example', reason }],
    });
    server.refuse = () => undefined;
    await dispo.post(`${String(mail['@id'])}/retry`);
    await round();
    expect([server.received.at(-1)?.envelope, server.received.at(-1)?.messageId]).toEqual([
      ['weg@firma.example'],
      mail.messageId,
    ]);
    expect(await onlyMailOf(contract.id)).toMatchObject({
      status: 'sent',
      translatedStatus: 'Versendet',
      isSend: true,
      error: null,
      undelivered: [],
    });
  });

  test('one recipient for now: he alone is tried again until he has it or it is given up', async () => {
    const [patient, lost] = [await confirmed({}, two), await confirmed({}, { ...two, email: 'andere@firma.example' })];
    server.refuse = isFor('weg@firma.example', { code: 450, text: '4.2.0 Mailbox busy' });
    await round();
    expect(await onlyMailOf(patient.id)).toMatchObject({
      status: 'pending',
      translatedStatus: 'Ausstehend',
      attempts: 1,
      nextAttemptAt: new Date(system.clock.now.getTime() + minute).toISOString(),
    });
    system.clock.advance(minute);
    await system.database.pool.query(`update mail_logs set attempts = 5 where "entityId" = $1`, [lost.id]);
    await round();
    expect(await onlyMailOf(lost.id)).toMatchObject({
      status: 'error',
      translatedStatus: 'Teilweise zugestellt',
      error:
        'Nicht angenommen für weg@firma.example: Das Postfach ist zurzeit nicht erreichbar (450 4.2.0 Mailbox busy) – nach 6 Versuchen aufgegeben',
    });
    const before = server.received.length;
    server.refuse = () => undefined;
    system.clock.advance(5 * minute);
    await round();
    expect(server.received.slice(before).map((it) => it.envelope)).toEqual([['weg@firma.example']]);
    expect((await onlyMailOf(patient.id)).status).toBe('sent');
  });
});

describe('a mail server that is away', () => {
  test('costs no try: the mails wait and go when it is back', async () => {
    const away = await startMailServer();
    await away.stop();
    const contracts = [await confirmed(), await confirmed()];
    for (let times = 0; times < 8; times += 1) {
      expect(await round(away.url)).toBe('outage');
      system.clock.advance(minute);
    }
    expect(await onlyMailOf(contracts[0]?.id ?? 0)).toMatchObject({
      status: 'pending',
      attempts: 0,
      error: 'Der Mailserver ist nicht erreichbar.',
    });
    const back = await startMailServer(Number(new URL(away.url).port));
    expect(await round(away.url)).toBe('done');
    expect(back.received).toHaveLength(2);
    for (const { id } of contracts)
      expect(await onlyMailOf(id)).toMatchObject({ status: 'sent', attempts: 1, error: null });
    await back.stop();
  });

  test('nobody is asked to sign in where a password is wrong: the mail waits with the reason', async () => {
    const contract = await confirmed();
    expect(await round(server.url.replace('smtp://', 'smtp://falsch:falsch@'))).toBe('outage');
    expect(await onlyMailOf(contract.id)).toMatchObject({
      status: 'pending',
      attempts: 0,
      error: 'Der Mailserver lehnt die Anmeldung ab; bitte SMTP_URL prüfen.',
    });
  });
});
