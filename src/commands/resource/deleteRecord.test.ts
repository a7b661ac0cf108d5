// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerRows, wireServer, type WireServer } from '../../../tests/harness/wireServer.ts';
import { customerDepartment } from '../../domain/customer/department.ts';
import { deleteRecords } from './deleteRecord.ts';
import type { Tools } from '../tools.ts';

let server: WireServer;
const department = (id: number, name: string) => ({
  '@id': `/api/customer_departments/${id}`,
  '@type': 'CustomerDepartment',
  id,
  version: 1,
  name,
});
const said: string[] = [];
let answer: object | null = {};
const say = (text: string, { detail }: { detail?: string } = {}) =>
  void said.push(detail ? `${text} (${detail})` : text);
const tools: Tools = {
  open: () => undefined,
  dialog: () => undefined,
  roles: () => [],
  notify: { success: say, warning: say, error: say, info: say },
  ask: ({ title, question }) => {
    say(`${title ?? ''}: ${question}`);
    return Promise.resolve(answer as null);
  },
};

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  said.length = 0;
  answer = {};
});
afterEach(() => server.close());

test('several records are asked about once and told about once; what failed is named', async () => {
  server.on(
    'POST /api/customer_departments/bulk',
    answerRows(({ id }) =>
      id === 1 ? { status: 204 } : { status: 409, title: 'Konflikt', detail: 'Es gibt noch Aufträge.' },
    ),
  );
  await deleteRecords(customerDepartment, [department(1, 'Nord'), department(2, 'Süd')], tools);
  expect(said).toEqual([
    '2 Filialen löschen: „Nord“, „Süd“ löschen?',
    'Filialen gelöscht: 1',
    'Nicht gelöscht: „Süd“ (Es gibt noch Aufträge.)',
  ]);
});

test('whoever declines deletes none', async () => {
  answer = null;
  await deleteRecords(customerDepartment, [department(1, 'Nord'), department(2, 'Süd')], tools);
  expect(said).toEqual(['2 Filialen löschen: „Nord“, „Süd“ löschen?']);
});
