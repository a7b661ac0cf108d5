import { expect, test } from 'vitest';
import { mailboxAt } from '../../server/mail/bounces/mailbox.ts';
import { takeBounces } from '../../server/mail/bounces/readMailbox.ts';
import { system as itself } from '../../server/storage/actor.ts';
import type { Json } from '../harness/client.ts';
import { startImapServer } from '../harness/imapServer.ts';
import { mailRoom, never } from '../harness/mailRoom.ts';
import { shows } from '../specification/shows.ts';

const [room, imap] = await Promise.all([mailRoom(), startImapServer()]);
const { system, dispo } = room;
await system.as('office');
let note: unknown = null;
const lines: string[] = [];

/** One round of the job, on whichever server; what it notes stays for the next. */
const round = () =>
  takeBounces(mailboxAt(imap.url), {
    scope: (work) =>
      system.database.transaction((client) => work(system.openScope({ client, actor: itself, now: system.clock.now }))),
    signal: never,
    note,
    keepNote: (it) => (note = it),
    log: (line) => lines.push(line),
  });

const bounce = (messageId: string, recipient: string, response = '550 5.1.1 User unknown') =>
  imap.deliver(
    [
      'From: MAILER-DAEMON@mx.example',
      'To: dispo@muster.example',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="grenze"',
      '',
      '--grenze',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      'Action: failed',
      'Status: 5.1.1',
      `Diagnostic-Code: smtp; ${response}`,
      '',
      '--grenze',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: ${messageId}`,
      '',
      '--grenze--',
      '',
    ].join('\r\n'),
  );

test('a mail that comes back is an error with its reason, and whoever looks after the contract hears of it', async () => {
  shows('R61');
  const { id } = await room.confirmed();
  await room.round();
  const sent = await room.onlyMailOf(id);
  expect(sent.status).toBe('sent');
  imap.deliver('From: kundin@firma.example\r\nSubject: AW: Termin\r\n\r\nPasst, danke.\r\n');
  bounce(sent.messageId, 'kundin@firma.example');
  expect(await round()).toEqual({ result: '1 Rückläufer' });
  expect(await room.onlyMailOf(id)).toMatchObject({
    status: 'error',
    isSend: false,
    error: 'Unzustellbar: Das Postfach gibt es nicht (550 5.1.1 User unknown).',
  });
  const { rows } = await system.database.pool.query(`select title from notifications where "entityId" = $1`, [id]);
  expect(rows.length).toBeGreaterThan(0);
  expect(imap.read()).toEqual([false, false]);

  expect(await round()).toEqual({ result: '0 Rückläufer' });
  bounce(sent.messageId, 'kundin@firma.example');
  bounce('<fremd@anderswo.example>', 'x@firma.example');
  expect(await round()).toEqual({ result: '0 Rückläufer' });
  expect(lines).toEqual([]);

  await dispo.post(`${String(sent['@id'])}/retry`);
  await room.round();
  expect((await room.onlyMailOf(id)).status).toBe('sent');
});

test('one of several whom a mail did not reach is named, the others have it; sending again goes to him alone', async () => {
  const { id } = await room.confirmed({}, { email: 'eins@firma.example', email2: 'zwei@firma.example' });
  await room.round();
  const { messageId, '@id': iri } = await room.onlyMailOf(id);
  bounce(messageId, 'ZWEI@firma.example', '552 5.2.2 Mailbox full');
  await round();
  const mail: Json = await room.onlyMailOf(id);
  expect(mail.status).toBe('error');
  expect(mail.undelivered).toMatchObject([
    { recipient: 'ZWEI@firma.example', reason: 'Das Postfach ist voll (552 5.2.2 Mailbox full)', isDue: false },
  ]);
  await dispo.post(`${String(iri)}/retry`);
  await room.round();
  expect(room.server.received.at(-1)?.envelope).toEqual(['ZWEI@firma.example']);
});
