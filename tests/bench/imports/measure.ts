import { setTimeout as wait } from 'node:timers/promises';
import { countMarkedDays } from '../../../server/actions/statistics/countDays.ts';
import { manufacturerColumns } from '../../../src/domain/import/reading/manufacturerColumns.ts';
import { addDays } from '../../../src/domain/time/calendarDay.ts';
import { formatDate } from '../../../src/domain/time/formatDay.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import type { Client, Json } from '../../harness/client.ts';
import { goodRide, workbook } from '../../harness/importFiles.ts';
import { watchMemory } from '../../harness/watchMemory.ts';
import { answerTimes } from '../answerTimes.ts';
import { openDataSet } from '../data/dataSet.ts';
import { figuresOf, medianOf, type Part } from '../figure.ts';
import { serverOn, type Server } from '../serverOn.ts';

const [many, some, timesMore, beforeMs] = [5_000, 1_000, 10, 8_000];
const number = (at: number, digits: number) => String(at).padStart(digits, '0');

/**
 * What reading a file of 5,000 rows costs beside so many orders (ten times as many unless short), and making 1,000
 * orders of one; the orders are taken back afterwards.
 */
export const measureImports: Part = async ({ orders, isShort, print }) => {
  const contracts = isShort ? orders : orders * timesMore;
  const data = await openDataSet(contracts, print);
  try {
    await countMarkedDays(data.database);
    const { before, read, made } = await serverOn(data, taken);
    const figure = figuresOf('imports', 's');
    const others = { unit: 'ms', reference: before };
    return [
      figure(`${String(many)} rows read beside ${String(contracts)} orders`, {
        ours: read.seconds,
        aim: { max: 10 },
      }),
      figure('more memory of server and reading process', { unit: 'MB', ours: read.memory, aim: { max: 300 } }),
      figure('list of contracts meanwhile, median', { ...others, ours: medianOf(read.times), aim: { max: 1.5 } }),
      figure(`${String(some)} orders made of a file`, { ours: made.seconds, aim: { max: 60 } }),
      figure('list of contracts meanwhile, median', { ...others, ours: medianOf(made.times), aim: { max: 1.5 } }),
    ];
  } finally {
    await data.stop();
  }
};

type Desk = { readonly client: Client; readonly customer: string };

async function taken({ client, pid }: Server) {
  const { body } = await client.get('/api/customers?itemsPerPage=10&order[id]=asc');
  const desk = { client, customer: body['hydra:member'][0]['@id'] };
  const before = medianOf(await answerTimes(client, wait(beforeMs)));
  return { before, read: await reading(desk, pid), made: await making(desk) };
}

async function reading(desk: Desk, pid: number) {
  const content = await fileOf(many);
  const memory = watchMemory(pid);
  const begun = performance.now();
  const times = await answerTimes(desk.client, send(desk, content));
  return { seconds: (performance.now() - begun) / 1000, times, memory: memory.stop().all };
}

async function making(desk: Desk) {
  const { client } = desk;
  const record = await send(desk, await fileOf(some));
  const begun = performance.now();
  const pressed = await client.patch(record, { importContracts: true, imported: true });
  if (pressed.status !== 200) throw new Error(String(pressed.body.detail));
  const times = await answerTimes(
    client,
    until(client, record, ({ imported }) => imported === true),
  );
  const seconds = (performance.now() - begun) / 1000;
  const { body } = await client.get(record);
  if (!body.allContractsImported) throw new Error(`Not all rows of ${record} became orders.`);
  await client.post(`${record}/take_back`, {});
  return { seconds, times };
}

async function until(client: Client, record: string, isDone: (it: Json) => boolean): Promise<void> {
  while (!isDone((await client.get(record)).body)) await wait(250);
}

async function send({ client, customer }: Desk, content: Uint8Array): Promise<string> {
  const form = new FormData();
  form.append('customer', customer);
  form.append('xlsxFile', new Blob([new Uint8Array(content)]), 'messung.xlsx');
  const answered = await client.open('/api/import/xlsx', { method: 'POST', body: form });
  const body = (await answered.json()) as Json;
  if (answered.status !== 201) throw new Error(String(body.detail));
  return `/api${String(body.recordLink)}`;
}

/** Rides of the coming days that no run before this one has brought. */
function fileOf(rows: number): Promise<Uint8Array> {
  const run = Date.now() % 1_000_000_000;
  const first = addDays(todayIn(companyZone, new Date()), 3);
  return workbook(
    manufacturerColumns,
    Array.from({ length: rows }, (_, at) => {
      const day = formatDate(addDays(first, at % 20));
      return {
        ...goodRide,
        'Auftragsnr. extern': `M${String(run)}-${String(at)}`,
        FIN: `WVWZZZ${number(run % 1_000_000, 6)}${number(at, 5)}`,
        Kennzeichen: `WOB-LS ${String((at % 9_000) + 1)}`,
        Abholdatum: day,
        Zustelldatum: day,
        Paket: null,
      };
    }),
  );
}
