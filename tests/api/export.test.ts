import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { clearFiles } from '../../server/files/clearFiles.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import { clientOf } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const { given } = system;

type Row = Record<string, unknown>;
const keptFiles = async () =>
  (await system.database.pool.query<{ id: string }>('select id from short_lived_files')).rows.map((it) => it.id);

async function sheetOf(response: Response) {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('spreadsheetml');
  const [sheet] = (await readXlsx(new Uint8Array(await response.arrayBuffer()))).sheets;
  const [headings = [], ...rows] = sheet?.rows ?? [];
  return {
    sheet,
    headings: headings.map(String),
    rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [String(headings[at]), cell])) as Row),
  };
}

const contract = () =>
  given.contract({
    datum: '2026-11-24',
    licensePlate: 'K-LS 418E',
    googleKm: 387.4,
    auftragswert: '385.00',
    auftragswertIsSet: true,
    rechnungsnotiz: '=SUMME(A1)',
    kostenstelle: '+49 VB',
    flexContract: true,
  });

test('picked contracts become a workbook with German headings, real days and figures, behind a link', async () => {
  shows('D1 §2 contracts export of selected', 'D1 §7 POST /api/contracts/custom_export');
  const [first, second] = [await contract(), await contract()];
  const dispo = await system.as('dispo');
  const made = await dispo.post('/api/contracts/custom_export', { data: [second.id, first.iri] });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ rows: 2, validUntil: '2026-11-21T09:27:00.000Z' });
  expect(made.body.link).toMatch(/^\/api\/exports\/[\w-]{32}\/Auftraege-2026-11-21\.xlsx$/);
  const { sheet, rows } = await sheetOf(await dispo.open(made.body.link));
  expect(sheet?.freezePane).toMatchObject({ rows: 1 });
  expect(rows.map((it) => it['Auftragsnummer'])).toEqual([second.auftragsnummer, first.auftragsnummer]);
  expect(rows[0]).toMatchObject({
    Abholdatum: new Date('2026-11-24T00:00:00Z'),
    Kennzeichen: 'K-LS 418E',
    Entfernung: 387.4,
    'Auftragswert EUR': 385,
    Flex: 'ja',
    Storniert: 'nein',
    'Abholung: Ort': 'Köln',
    'Zustellung: PLZ': '89073',
    Auftragstyp: 'Auslieferung',
    Kostenstelle: '+49 VB',
    Rechnungsnotiz: '=SUMME(A1)',
    'Angelegt am': new Date('2026-11-21T10:12:00Z'),
  });
  expect(String(rows[0]?.['Auftraggeber'])).toContain('Kunde');
});

test('what begins like a formula stays a text', async () => {
  const { id } = await contract();
  const dispo = await system.as('dispo');
  const { body } = await dispo.post('/api/contracts/custom_export', { data: [id] });
  const [sheet] = (await readXlsx(new Uint8Array(await (await dispo.open(body.link)).arrayBuffer()))).sheets;
  expect([...(sheet?.cells?.values() ?? [])].filter((it) => it.formula !== undefined)).toEqual([]);
});

test('money stands in the export of those who may see it, and in no other', async () => {
  const { id } = await contract();
  const headings = async (role: 'dispo' | 'office') => {
    const client = await system.as(role);
    return (
      await sheetOf(await client.open((await client.post('/api/contracts/custom_export', { data: [id] })).body.link))
    ).headings;
  };
  const hidden = ['Auftragswert EUR', 'Gutschriftwert EUR', 'Rechnungsnotiz', 'Gutschriftnotiz'];
  expect(await headings('dispo')).toEqual(expect.arrayContaining(hidden));
  expect((await headings('office')).filter((it) => hidden.includes(it))).toEqual([]);
});

test('the link is good for a quarter of an hour and for whoever asked', async () => {
  shows('R77');
  const { id } = await contract();
  const dispo = await system.as('dispo');
  const { body } = await dispo.post('/api/contracts/custom_export', { data: [id] });
  expect((await (await system.as('admin')).get(body.link)).status).toBe(404);
  expect((await system.anonymous.get(body.link)).status).toBe(401);
  expect((await dispo.get(body.link.replace(/exports\/[\w-]{4}/, 'exports/aaaa'))).status).toBe(404);
  system.clock.advance(15 * 60_000);
  expect((await dispo.get(body.link)).status).toBe(404);
  const later = await dispo.post('/api/contracts/custom_export', { data: [id] });
  expect(await keptFiles()).toEqual([later.body.link.split('/')[3]]);
  system.clock.advance(-15 * 60_000);
});

test('what nobody fetched in time is cleared', async () => {
  const dispo = await system.as('dispo');
  const { body } = await dispo.post('/api/contracts/custom_export', { data: [(await contract()).id] });
  const kept = String(body.link).split('/')[3] ?? '';
  const jobs = await startJobs({ ...system, jobs: [clearFiles], clock: () => system.clock.now, log: () => undefined });
  expect(await keptFiles()).toContain(kept);
  system.clock.advance(15 * 60_000);
  await system.database.transaction((client) => client.query('select 1'));
  await expect.poll(keptFiles).not.toContain(kept);
  await jobs.stop();
  system.clock.advance(-15 * 60_000);
});

test('the link made at one server is opened at another, also when the file has many pieces', async () => {
  const dispo = await system.as('dispo');
  const there = clientOf(await system.second(), dispo.token);
  const { body } = await dispo.post('/api/contracts/custom_export', { data: [(await contract()).id] });
  const id = String(body.link).split('/')[3];
  expect((await sheetOf(await there.open(body.link))).rows).toHaveLength(1);
  // Ends of pieces lie anywhere in a file.
  const {
    rows: [{ content }],
  } = await system.database.pool.query('select content from short_lived_file_chunks where file = $1', [id]);
  await system.database.pool.query('delete from short_lived_file_chunks where file = $1', [id]);
  for (let at = 0; at * 1_000 < content.length; at += 1) {
    await system.database.pool.query(
      'insert into short_lived_file_chunks (file, position, content) values ($1, $2, $3)',
      [id, at, content.subarray(at * 1_000, (at + 1) * 1_000)],
    );
  }
  expect((await sheetOf(await there.open(body.link))).rows).toHaveLength(1);
});

test('the file is called as the link says, in letters that no header can stumble over', async () => {
  const dispo = await system.as('dispo');
  const { body } = await dispo.post('/api/contracts/custom_export', { data: [(await contract()).id] });
  const answer = await dispo.open(String(body.link).replace(/[^/]*$/, `${encodeURIComponent('Aufträge"; x=ж')}.xlsx`));
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Auftraege-x-.xlsx"');
});

test('nothing picked, too much picked and unknown contracts are refused', async () => {
  const dispo = await system.as('dispo');
  expect((await dispo.post('/api/contracts/custom_export', { data: [] })).body.violations).toEqual([
    { propertyPath: 'data', message: 'Bitte mindestens einen Auftrag auswählen.' },
  ]);
  expect(
    (await dispo.post('/api/contracts/custom_export', { data: Array.from({ length: 5_001 }, (_, at) => at) })).status,
  ).toBe(422);
  expect((await dispo.post('/api/contracts/custom_export', { data: ['/api/drivers/1'] })).status).toBe(422);
  expect((await dispo.post('/api/contracts/custom_export', {})).status).toBe(422);
  expect((await dispo.post('/api/contracts/custom_export', { data: [999_999] })).status).toBe(404);
  expect((await (await system.as('personal')).post('/api/contracts/custom_export', { data: [1] })).status).toBe(403);
});

test('any list is exported as it stands: filter, order and the columns on screen', async () => {
  shows('C Lists export .xlsx');
  for (const [nachname, ort] of [
    ['Zander', 'Ulm'],
    ['Ähren', 'Köln'],
    ['Bauer', 'Bonn'],
  ] as const)
    await given.driver({ nachname, ort, email: `${nachname.toLowerCase().replace('ä', 'ae')}@fahrer.example` });
  const dispo = await system.as('dispo');
  const answer = await dispo.open(
    '/api/drivers.xlsx?name=Zander&columns[]=ort&columns[]=nachname&columns[]=gibtEsNicht',
  );
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Fahrer-2026-11-21.xlsx"');
  const { headings, rows } = await sheetOf(answer);
  expect(headings).toEqual(['Ort', 'Nachname']);
  expect(rows).toEqual([{ Ort: 'Ulm', Nachname: 'Zander' }]);
  const text = await dispo.open('/api/drivers.csv?name=Zander&columns[]=ort&columns[]=nachname&columns[]=gruppe');
  expect([text.headers.get('content-type'), text.headers.get('content-disposition')]).toEqual([
    'text/csv; charset=utf-8',
    'attachment; filename="Fahrer-2026-11-21.csv"',
  ]);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await text.arrayBuffer())).toBe(
    '\uFEFFOrt;Nachname;Gruppe\r\nUlm;Zander;\r\n',
  );
});

test('an exported list is read piece by piece and misses nothing', async () => {
  for (let at = 0; at < 520; at += 1)
    await given.record('accessories', { name: `Teil ${String(at).padStart(3, '0')}` });
  const { rows } = await sheetOf(
    await (await system.as('admin')).open('/api/accessories.xlsx?order[name]=desc&columns[]=name'),
  );
  expect(rows).toHaveLength(520);
  expect([rows[0]?.Name, rows[519]?.Name]).toEqual(['Teil 519', 'Teil 000']);
});

test('an export asks for the same rights as its list', async () => {
  const office = await system.as('office');
  expect((await office.get('/api/roles.xlsx')).status).toBe(403);
  expect((await office.get('/api/contracts.xlsx?nieGehört=1')).status).toBe(400);
  const { headings } = await sheetOf(
    await office.open('/api/contracts.xlsx?columns[]=auftragsnummer&columns[]=auftragswert'),
  );
  expect(headings).toEqual(['Auftragsnummer']);
  const own = await given.record('notifications', { title: 'Für jemand anderen', user: (await given.user()).iri });
  expect((await sheetOf(await office.open('/api/notifications.xlsx'))).rows).not.toContainEqual(
    expect.objectContaining({ Titel: own.title }),
  );
});
