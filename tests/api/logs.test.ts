import { describe, expect, test } from 'vitest';
import { archiveOldLogs } from '../../server/log/archiveLogs.ts';
import { noteLog, type LogEntry } from '../../server/log/noteLog.ts';
import { clientOf } from '../harness/client.ts';
import { mailRoom } from '../harness/mailRoom.ts';
import { shows } from '../specification/shows.ts';

const { system, server, round, confirmed } = await mailRoom();
const { database, clock } = system;
const office = await system.as('office_l2');
type Entry = Readonly<Record<string, never>> & { readonly message: string };
const logged = async (query: string, list = 'logs'): Promise<Entry[]> =>
  (await office.get(`/api/${list}?${query}`)).body['hydra:member'] as Entry[];
const noted = (entry: Partial<LogEntry> & Pick<LogEntry, 'at' | 'message'>) =>
  noteLog(database.pool, { type: 'custom', level: 'info', event: 'jobFailed', ...entry });
const night = () => archiveOldLogs({ database, clock: () => clock.now, signal: new AbortController().signal });

describe('the log', () => {
  test('says what a program changes, and what it is refused, by the names of the fields alone', async () => {
    shows('D2 §2 logs', 'D3 §2 logs');
    const admin = await system.as('admin');
    const made = await admin.post('/api/api_keys', { roles: ['leitstand_dispo'], name: 'Portal' });
    const { key } = (await admin.post(`${String(made.body['@id'])}/issue`, {})).body;
    const program = clientOf(system.address, String(key));
    const { iri } = await system.given.contract();
    // A call is noted after it was answered.
    const notedCalls = (count: number) => expect.poll(() => logged('event=programCall')).toHaveLength(count);
    expect((await program.patch(iri, { infoBackend: 'streng vertraulich' })).status).toBe(200);
    await notedCalls(1);
    expect((await program.patch(`${iri}?token=geheim`, { datum: 'gestern' })).status).toBe(422);
    await notedCalls(2);
    await program.get(iri);
    const [refused, done] = await logged('event=programCall');
    expect(done).toMatchObject({
      type: 'api_contract',
      level: 'info',
      message: 'Schlüssel „Portal“: Auftrag geändert',
      url: iri,
    });
    expect(refused).toMatchObject({ level: 'warning', message: 'Schlüssel „Portal“: Auftrag abgelehnt (422)' });
    const whole = (await office.get(String(refused?.['@id']))).body;
    expect(whole.data).toMatchObject({ request: { uri: iri, method: 'PATCH' }, changeSet: ['datum'] });
    expect(await logged('event=programCall')).toHaveLength(2);
    expect(JSON.stringify(await logged('itemsPerPage=100'))).not.toMatch(/vertraulich|geheim/);
  });

  test('says who signed in, and who could not, without what was typed for a name', async () => {
    const person = await system.given.user({ username: 'anna', roles: ['office'], password: 'ein langes Passwort' });
    const answerTo = async (username: string, password: string) =>
      (await clientOf(system.address, '').post('/authentication_token', { username, password })).status;
    expect(await answerTo('anna', 'ein langes Passwort')).toBe(200);
    expect(await answerTo('anna', 'falsch')).toBe(401);
    expect(await answerTo('MeinPasswort!', 'anna')).toBe(401);
    const entries = await logged('event=signIn');
    expect(entries.slice(0, 3).map((it) => it.message)).toEqual([
      'Anmeldung abgelehnt: unbekannter Benutzername. Benutzername oder Passwort ist falsch.',
      'Anmeldung abgelehnt: anna. Benutzername oder Passwort ist falsch.',
      'anna hat sich angemeldet',
    ]);
    expect(entries[2]).toMatchObject({ user: expect.objectContaining({ '@id': person.iri }) as never });
    expect(await logged('event=signIn&search=MeinPasswort')).toEqual([]);
  });

  test('says which mail nobody got, without its subject and its reader', async () => {
    await confirmed();
    server.refuse = () => ({ code: 550, text: '5.1.1 <niemand@kunde.example>: user unknown' });
    await round();
    server.refuse = () => undefined;
    const [entry] = await logged('event=mailFailed&type=mail&level=error');
    expect(entry?.message).toMatch(/^E-Mail M01 nicht zugestellt\. /);
    expect(entry?.message).not.toContain('@');
  });

  test('is read by whoever has the settings, written and deleted by nobody', async () => {
    const accounting = await system.as('buchhaltung');
    const [entry] = await logged('itemsPerPage=10');
    expect((await accounting.get('/api/logs')).status).toBe(403);
    expect((await accounting.get('/api/log_archives')).status).toBe(403);
    expect((await office.delete(String(entry?.['@id']))).status).toBe(404);
  });
});

describe('every night', () => {
  const of = async (list: string) =>
    (await database.pool.query<{ message: string }>(`select message from ${list} order by id`)).rows.map(
      (it) => it.message,
    );
  const fresh = async () => (await of('logs')).filter((it) => !/Schlüssel|nmeld|E-Mail/.test(it));

  test('what is older than 90 days on the first goes into the archive, sign-ins go for good, the archive is kept for 12 months', async () => {
    shows('D2 §2 log_archives', 'D3 §2 log_archives');
    clock.now = new Date('2027-03-01T02:40:00Z');
    await noted({ at: new Date('2026-11-30T22:59:00Z'), message: 'alt genug' });
    await noted({ at: new Date('2026-11-30T23:01:00Z'), message: 'noch frisch' });
    await noted({ at: new Date('2026-11-30T22:59:00Z'), message: 'alte Anmeldung', event: 'signIn' });
    await noted({ at: new Date('2026-02-28T22:59:00Z'), message: 'längst vorbei' });
    await noted({ at: new Date('2026-03-01T00:00:00Z'), message: 'gerade noch' });
    await night();
    await night();
    expect(await fresh()).toEqual(['noch frisch']);
    const archive = await of('log_archives');
    expect(archive).toContain('alt genug');
    expect(archive).toContain('gerade noch');
    expect(archive.join()).not.toMatch(/vorbei|alte Anmeldung/);
    const [moved] = await logged('search=genug', 'log_archives');
    expect(moved).toMatchObject({ createdAt: '2026-11-30T22:59:00.000Z', message: 'alt genug' });
  });

  test('the rest of the month moves nothing, and a first that was slept through is made up for', async () => {
    clock.now = new Date('2027-03-31T01:40:00Z');
    await night();
    expect(await fresh()).toEqual(['noch frisch']);
    await noted({ at: new Date('2027-01-15T12:00:00Z'), message: 'vom Januar' });
    clock.now = new Date('2027-04-09T01:40:00Z');
    await night();
    expect(await fresh()).toEqual(['vom Januar']);
    expect(await of('log_archives')).toContain('noch frisch');
  });
});
