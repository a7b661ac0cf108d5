import { expect, test } from 'vitest';
import { seedDemo } from '../../server/demo/seed.ts';
import { about, liveRoom } from '../harness/liveRoom.ts';

const { system, listening, patch } = await liveRoom();

test('a change of a driver, an avis or a protocol is told in less than 600 bytes; what is longer is named', async () => {
  const now = new Date('2026-11-24T10:00:00Z');
  await seedDemo({ database: system.database, count: 300, today: '2026-11-24', now });
  const reader = await listening('admin');
  const changes = [
    ['drivers', { telefon: '0171 1234567' }],
    ['drivers', { nachname: 'Anders' }],
    ['protocols', { aktiv: false }],
    ['protocols', { mileageOnSubmit: 123_456 }],
    ['contract_avis', { note: 'Ruft am Nachmittag zurück' }],
    ['contract_avis', { importantNote: 'Nur vormittags' }],
  ] as const;
  for (const [path, values] of changes) {
    const { rows } = await system.database.pool.query<{ id: number }>(`select max(id) as id from "${path}"`);
    const iri = `/api/${path}/${String(rows[0]?.id)}`;
    const { version } = await patch(iri, values);
    const { data } = await reader.next((it) => about(iri)(it) && it.data.version === version);
    expect([path, data.before, Buffer.byteLength(JSON.stringify(data)) < 600]).toEqual([path, version - 1, true]);
    expect(data.changed).toMatchObject(values);
    expect(data.changed).not.toHaveProperty(path === 'contract_avis' ? 'contractDetails' : 'mailLogEntries');
    if (path === 'contract_avis') expect(data.lacks).toEqual(['logs']);
  }
});
