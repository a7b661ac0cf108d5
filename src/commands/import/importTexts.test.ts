// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { commandDesk } from '../../../tests/harness/commandDesk.ts';
import { answerRows } from '../../../tests/harness/wireServer.ts';
import { shows } from '../../../tests/specification/shows.ts';
import { absorb, type Entity } from '../../api/records/entities.ts';
import type { importContract } from '../../domain/import/importContract.ts';
import { giveDriver } from './giveDriver.ts';
import { importCommands } from './import.ts';
import { accept, decline, toggleConfirm, toggleSaveInfo } from './importRuns.ts';

const { heard, tools, server } = commandDesk('dispo');
type Row = Entity<typeof importContract>;

let counted = 0;
/** A row of a manufacturer's file that would make a contract. */
function row(values: object = {}): Row {
  counted += 1;
  const record = {
    '@id': `/api/import_contracts/${String(counted)}`,
    '@type': 'ImportContract',
    id: counted,
    version: 1,
    externalNumber: 'AB-440101',
    contractNumber: '26000418',
    effect: 'CREATE',
    isImported: false,
    isDeclinedByLeitstand: false,
    isBegun: false,
    confirm: true,
    driver: null,
    ...values,
  };
  absorb(record, { whole: true });
  server().on(`GET ${record['@id']}`, () => ({ body: record }));
  return record as unknown as Row;
}
const sent = () => server().callsOf('POST /api/import_contracts/bulk').at(-1)?.body;

test.each([
  ['Fehler beim ändern des Status', (rows: Row[]) => accept(rows, tools)],
  ['Fehler beim stornieren', (rows: Row[]) => decline(rows, tools)],
  ['Fehler beim bearbeiten', (rows: Row[]) => toggleConfirm(rows, tools)],
  ['Fehler beim bearbeiten', (rows: Row[]) => toggleSaveInfo(rows, tools)],
  ['Fehler beim ändern des Fahrers', (rows: Row[]) => giveDriver(rows, { driver: null, reason: null }, tools)],
])('%s is said with the reason of the server', async (words, run) => {
  shows('D2 §8 imports');
  server().on(
    'POST /api/import_contracts/bulk',
    answerRows(() => ({ status: 422, title: 'Ungültig', detail: 'Die Zeile ist abgelehnt.' })),
  );
  await run([row()]);
  expect(heard.said).toEqual([`${words}: Die Zeile ist abgelehnt.`]);
});

test('a ride that has begun is asked about before its row is taken over, and the server is told of the answer', async () => {
  server().on(
    'POST /api/import_contracts/bulk',
    answerRows(() => ({ status: 200, version: 2 })),
  );
  await accept([row({ effect: 'EDIT', isBegun: true })], tools);
  expect(heard.asked.map((it) => it.question)).toEqual(['Auftrag 26000418 ist bereits begonnen. Trotzdem ändern?']);
  expect(JSON.stringify(sent())).toContain('"confirmBegun":true');
  await accept([row({ effect: 'CANCEL', isBegun: true })], tools);
  expect(heard.asked.at(-1)?.question).toBe('Das Fahrzeug ist bereits abgeholt. Trotzdem stornieren? (26000418)');
});

test('what the file says to the driver is left aside and taken again, for all chosen rows alike', async () => {
  server().on(
    'POST /api/import_contracts/bulk',
    answerRows(() => ({ status: 200, version: 2 })),
  );
  const command = importCommands.find((it) => it.id === 'import.saveInfo');
  const info = { infoFahrDL: 'Schlüssel an der Pforte' };
  const rows = [row({ ...info, saveInfoFahrDL: true }), row({ ...info, saveInfoFahrDL: false })];
  await toggleSaveInfo(rows, tools);
  expect(JSON.stringify(sent()).match(/"saveInfoFahrDL":false/gu)).toHaveLength(1);
  await toggleSaveInfo(rows.toReversed(), tools);
  expect(JSON.stringify(sent())).toContain('"saveInfoFahrDL":true');
  const verdict = (targets: Row[]) => command?.check?.(targets, { roles: ['dispo'], now: new Date() });
  expect(verdict(rows)).toMatchObject({ verdict: 'allowed' });
  expect(verdict([row()])).toMatchObject({ reason: 'Die Datei sagt dem Fahrer nichts.' });
  expect(verdict([row({ ...info, isImported: true })])).toMatchObject({ reason: 'Schon übernommen.' });
});
