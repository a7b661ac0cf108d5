import { openDataSet } from '../data/dataSet.ts';
import { quantileOf, type Figure, type Part } from '../figure.ts';
import { walk, type Walked } from './walk.ts';

const milliseconds = 10;
const timesMore = 10;
const millisecondsAtMore = 20;
const repeats = 3;

/** SQL time of every filter and sort of every list, at so many contracts and at ten times as many. */
export const measureSql: Part = async ({ orders, print }) => {
  const smaller = await walkAt(orders, print);
  const larger = await walkAt(orders * timesMore, print);
  const p99 = (walked: readonly Walked[]) =>
    quantileOf(
      walked.map((it) => it.milliseconds),
      0.99,
    );
  const p50 = (walked: readonly Walked[]) =>
    quantileOf(
      walked.map((it) => it.milliseconds),
      0.5,
    );
  const scans = (walked: readonly Walked[]) => walked.filter((it) => it.scans.length > 0).length;
  return [
    {
      part: 'sql',
      name: `p99 of all lists at ${String(orders)}`,
      unit: 'ms',
      reference: null,
      ours: p99(smaller),
      aim: { max: milliseconds },
    },
    {
      part: 'sql',
      name: `p99 of all lists at ${String(orders * timesMore)}`,
      unit: 'ms',
      reference: null,
      ours: p99(larger),
      aim: { max: millisecondsAtMore },
    },
    {
      part: 'sql',
      name: `median of all lists at ${String(orders)}`,
      unit: 'ms',
      reference: null,
      ours: p50(smaller),
      aim: null,
    },
    {
      part: 'sql',
      name: `requests that read a big table whole at ${String(orders)}`,
      unit: 'of all',
      reference: null,
      ours: scans(smaller),
      aim: { max: 0 },
    },
  ] satisfies Figure[];
};

async function walkAt(orders: number, print: (line: string) => void): Promise<Walked[]> {
  const data = await openDataSet(orders, print);
  try {
    const walked = await walk(data.database, { repeats });
    print(
      `${String(walked.length)} lists at ${String(orders)} orders; the slowest, and all that read a big table whole:`,
    );
    const slowestFirst = walked.toSorted((one, other) => other.milliseconds - one.milliseconds);
    for (const it of slowestFirst.filter(({ scans }, place) => place < 25 || scans.length > 0)) {
      print(
        `${it.milliseconds.toFixed(1).padStart(8)} ms  ${it.name}${it.scans.length > 0 ? `  reads ${it.scans.join(', ')} whole` : ''}`,
      );
    }
    return walked;
  } finally {
    await data.stop();
  }
}
