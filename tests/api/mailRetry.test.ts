import { describe, expect, test } from 'vitest';
import { mailRoom } from '../harness/mailRoom.ts';
import { shows } from '../specification/shows.ts';

const { system, server, dispo, round, mailsOf, onlyMailOf, confirmed } = await mailRoom();

describe('"Erneut senden"', () => {
  test('sends a failed mail again as the same row, with all its tries', async () => {
    shows('D0 Orders mails queued', 'D1 §7 POST {mail log}/retry', 'R61');
    const contract = await confirmed();
    server.refuse = () => ({ code: 550, text: '5.1.1 User unknown' });
    await round();
    server.refuse = () => undefined;
    const { '@id': iri, messageId } = await onlyMailOf(contract.id);
    const again = await dispo.post(`${String(iri)}/retry`);
    expect([again.status, again.body]).toMatchObject([200, { status: 'pending', error: null, attempts: 0 }]);
    await round();
    const mails = await mailsOf(contract.id);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ status: 'sent', attempts: 1, messageId });
  });

  test('sends a mail that arrived once more as a new one', async () => {
    shows('D3 §7 retry mail');
    const contract = await confirmed();
    await round();
    const { '@id': iri, messageId } = await onlyMailOf(contract.id);
    const before = server.received.length;
    system.clock.advance(1_000);
    await dispo.post(`${String(iri)}/retry`);
    await round();
    expect(server.received).toHaveLength(before + 1);
    expect(server.received.at(-1)?.messageId).not.toBe(messageId);
  });

  test('is refused while the mail has its turn anyway, and possible while it waits for another try', async () => {
    const contract = await confirmed();
    const { '@id': iri } = await onlyMailOf(contract.id);
    expect((await dispo.post(`${String(iri)}/retry`)).body.violations).toEqual([
      { propertyPath: 'status', message: 'Die Mail steht bereits zum Versand an.' },
    ]);
    server.refuse = () => ({ code: 450, text: 'busy' });
    await round();
    expect((await dispo.post(`${String(iri)}/retry`)).status).toBe(200);
    server.refuse = () => undefined;
    await round();
    expect((await onlyMailOf(contract.id)).status).toBe('sent');
  });
});
