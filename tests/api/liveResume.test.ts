import { contract } from '../../src/domain/contract/contract.ts';
import { changesAfter } from '../../server/storage/changeLog.ts';
import { system as itself } from '../../server/storage/actor.ts';
import { describe, expect, test } from 'vitest';
import { lockWaits } from '../harness/lockWaits.ts';
import type { LiveEvent, LiveReader } from '../harness/liveReader.ts';
import { about, liveRoom } from '../harness/liveRoom.ts';
import { shows } from '../specification/shows.ts';

const { system, listening, patch } = await liveRoom();

describe('after an interruption', () => {
  /** A console that has heard of one change and then lost its connection. */
  const interrupted = async (): Promise<string> => {
    const reader = await listening('dispo');
    const { iri } = await system.given.contract();
    const { id } = await reader.next(about(iri));
    reader.close();
    return id ?? '';
  };

  test('who reads before he listens hears of everything that came after his answer', async () => {
    const dispo = await system.as('dispo');
    const read = await dispo.get('/api/contracts?page=1', { headers: { prefer: 'live-position' } });
    const missed = (await system.given.contract()).iri;
    const place = read.headers.get('live-position') ?? '';
    expect(place).toMatch(/^\d+-\d+$/);
    const reader = await listening('dispo', place);
    await reader.next(about(missed));
    expect(reader.events.some((it) => it.event === 'reset')).toBe(false);
    expect((await dispo.get('/api/contracts?page=1')).headers.has('live-position')).toBe(false);
  });

  test('everything missed comes first, in order, and nothing twice that was heard', async () => {
    shows('D0 API live changes');
    const from = await interrupted();
    const missed = [await system.given.contract(), await system.given.contract()].map((it) => it.iri);
    const reader = await listening('dispo', from);
    const fresh = (await system.given.contract()).iri;
    await reader.next(about(fresh));
    const heard = [
      ...new Set(
        reader.events
          .filter(({ event, data }) => event === 'change' && data.type === 'Contract')
          .map((it) => it.data.iri),
      ),
    ];
    expect(heard.slice(-3)).toEqual([...missed, fresh]);
    expect(reader.events.some((it) => it.id === from || it.event === 'reset')).toBe(false);
  });

  test('who reads up holds up nobody who hears of what is new', async () => {
    const [from, fresh, reader] = [await interrupted(), await system.given.contract(), await listening('dispo')];
    const missed = await system.given.record('categories', { kategorie: 'Verpasst' });
    await reader.next(about(missed.iri));
    const atLock = () => lockWaits(system.database);
    let late: Promise<LiveReader> | undefined;
    await system.database.transaction(async (client) => {
      await client.query('lock table categories in access exclusive mode');
      late = listening('dispo', from);
      await expect.poll(atLock).toBe(1);
      const { version } = await patch(fresh.iri, { carModel: 'Polo' });
      await reader.next((it) => about(fresh.iri)(it) && it.data.version === version);
      expect(await atLock()).toBe(1);
    });
    const caughtUp = await late;
    await caughtUp?.next((it) => about(fresh.iri)(it) && it.data.changed?.carModel === 'Polo');
    expect(caughtUp?.events.filter((it) => it.event === 'change').map((it) => it.data.iri)).toContain(missed.iri);
    expect(caughtUp?.events.some((it) => it.event === 'reset')).toBe(false);
  });

  test('a change that was begun before and committed long after is not lost', async () => {
    const [slow, quick] = [await system.given.contract(), await system.given.contract()];
    const from = await interrupted();
    let commit = () => undefined as void;
    const gate = new Promise<void>((open) => {
      commit = open;
    });
    let written = () => undefined as void;
    const begun = new Promise<void>((open) => {
      written = open;
    });
    const long = system.database.transaction(async (client) => {
      await system
        .openScope({ client, actor: itself, now: system.clock.now })
        .change(contract, slow.iri, { infoBackend: 'begonnen vor langer Zeit' });
      written();
      await gate;
    });
    await begun;
    await patch(quick.iri, { infoBackend: 'inzwischen' });
    const [during, before] = [await listening('dispo', from), await listening('dispo')];
    commit();
    await long;
    const after = await listening('dispo', from);
    for (const reader of [during, before, after]) {
      const updated = (iri: string) => (it: LiveEvent) => about(iri)(it) && it.data.kind === 'update';
      const [one, other] = [await reader.next(updated(slow.iri)), await reader.next(updated(quick.iri))];
      expect([one.data.changed?.infoBackend, other.data.changed?.infoBackend]).toEqual([
        'begonnen vor langer Zeit',
        'inzwischen',
      ]);
      expect(reader.events.some((it) => it.event === 'reset')).toBe(false);
    }
  });

  test('a console that heard nothing yet knows where to go on, too', async () => {
    const reader = await listening('dispo');
    // The place comes beside the number of people online, in either order.
    const { id: from } = await reader.next((it) => Boolean(it.id));
    expect(from).toMatch(/^\d+-\d+$/);
    reader.close();
    const { iri } = await system.given.contract();
    const again = await listening('dispo', from);
    await again.next(about(iri));
    expect(again.events.some((it) => it.event === 'reset')).toBe(false);
  });

  test('who comes back after too long, or with nonsense, is told to start again', async () => {
    await system.given.contract();
    await system.database.pool.query('delete from change_log where seq = 1');
    for (const id of ['1-1', 'Unsinn', '9999999999999-1', '99999999999999999999-1']) {
      const reader = await listening('dispo', id);
      await reader.next((it) => it.event === 'reset');
    }
    const from = await interrupted();
    await system.database.transaction(async (client) => {
      for (let i = 0; i < 2_001; i += 1)
        await client.query(
          `insert into change_log (path, record_id, kind, version, by) values ('contracts', 1, 'update', 1, 'Sturm')`,
        );
    });
    // Other tests on the same cluster may keep the log waiting.
    await expect
      .poll(() => changesAfter(system.database.pool, { xid: from.split('-')[0] ?? '0', seq: 0 }, 2_001))
      .toHaveLength(2_001);
    const late = await listening('dispo', from);
    await late.next((it) => it.event === 'reset');
    expect(late.events.filter((it) => it.event === 'change')).toEqual([]);
  });
});
