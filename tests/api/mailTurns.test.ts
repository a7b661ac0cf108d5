import { describe, expect, test } from 'vitest';
import { deliverDue } from '../../server/mail/sending/deliver.ts';
import type { MailServer } from '../../server/mail/sending/mailServer.ts';
import type { Database } from '../../server/storage/database.ts';
import { mailRoom, never } from '../harness/mailRoom.ts';
import { shows } from '../specification/shows.ts';

const { system, server, dispo, round, onlyMailOf, confirmed } = await mailRoom();

describe('several at work', () => {
  test('send each mail once, whoever takes it', async () => {
    shows('D0 Orders mails queued');
    const before = server.received.length;
    const contracts = await Promise.all(Array.from({ length: 12 }, () => confirmed()));
    await Promise.all([round(), round(), round()]);
    const sent = server.received.slice(before).map((it) => it.messageId);
    expect([sent.length, new Set(sent).size]).toEqual([contracts.length, contracts.length]);
  });

  test('a mail whose sender died is taken over when its lease is over, as the same mail', async () => {
    const contract = await confirmed();
    await system.database.pool.query(
      `update mail_logs set "sendingUntil" = $2, attempts = 1, "messageId" = '<vorher@muster.example>' where "entityId" = $1`,
      [contract.id, new Date(system.clock.now.getTime() + 1_000)],
    );
    const { '@id': iri } = await onlyMailOf(contract.id);
    await round();
    expect((await onlyMailOf(contract.id)).status).toBe('pending');
    expect((await dispo.post(`${String(iri)}/retry`)).body.violations?.[0]?.message).toBe(
      'Die Mail wird gerade gesendet.',
    );
    system.clock.advance(1_000);
    await round();
    expect(await onlyMailOf(contract.id)).toMatchObject({ status: 'sent', attempts: 2 });
    expect(server.received.at(-1)?.messageId).toBe('<vorher@muster.example>');
  });

  test('a round that fails at one mail lets the others arrive first', async () => {
    const [contract, told] = [await confirmed(), [] as string[]];
    await confirmed();
    const lost = Promise.withResolvers<void>();
    const database: Database = {
      ...system.database,
      transaction: async (work) => {
        if (told.push('asked') === 1) {
          lost.resolve();
          throw new Error('connection lost');
        }
        const done = await system.database.transaction(work);
        told.push('sent');
        return done;
      },
    };
    const hand: MailServer['hand'] = async ({ mail }) => {
      if (mail.entityId === contract.id) await lost.promise;
      return [];
    };
    await expect(
      deliverDue(
        {
          documentFiles: async () => undefined,
          database,
          openScope: system.openScope,
          store: system.store,
          server: { domain: 'muster.example', hand },
          clock: () => system.clock.now,
        },
        { stopping: never, leaving: never },
      ),
    ).rejects.toThrow('connection lost');
    expect(told).toEqual(['asked', 'asked', 'sent']);
    expect((await onlyMailOf(contract.id)).status).toBe('sent');
  });

  test('who leaves gives back what is still being printed', async () => {
    const [contract, handed] = [await confirmed(), [] as number[]];
    const hand: MailServer['hand'] = ({ mail }) => {
      handed.push(mail.id);
      return Promise.resolve([]);
    };
    await deliverDue(
      {
        documentFiles: async () => undefined,
        database: system.database,
        openScope: system.openScope,
        store: system.store,
        server: { domain: 'muster.example', hand },
        clock: () => system.clock.now,
      },
      { stopping: never, leaving: AbortSignal.abort() },
    );
    expect(handed).toEqual([]);
    expect(await onlyMailOf(contract.id)).toMatchObject({ status: 'pending', attempts: 0, error: null });
  });
});
