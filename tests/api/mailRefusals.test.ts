import { describe, expect, test } from 'vitest';
import { mailRoom } from '../harness/mailRoom.ts';
import { startMailServer } from '../harness/mailServer.ts';

const minute = 60_000;
const { system, server, round, onlyMailOf, confirmed } = await mailRoom();

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
