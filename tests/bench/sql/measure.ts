import { openDataSet } from '../data/dataSet.ts';
import { quantileOf, type Figure, type Part } from '../figure.ts';
import { walk, type Walked } from './walk.ts';

const milliseconds = 10;
const timesMore = 10;
const millisecondsAtMore = 20;
const repeats = 3;
/** The short form takes each so-manieth request: a prime number meets every filter and every order sooner or later. */
const everyInShort = 13;

/** SQL time of every filter and sort of every list, at so many contracts and, unless short, at ten times as many. */
export const measureSql: Part = async ({ orders, isShort, print }) => {
  const smaller = await walkAt(orders, { every: isShort ? everyInShort : 1, print });
  const larger = isShort ? [] : await walkAt(orders * timesMore, { every: 1, print });
  return [
    ...timesOf(smaller, { orders, max: milliseconds }),
    ...(isShort ? [] : timesOf(larger, { orders: orders * timesMore, max: millisecondsAtMore })),
    {
      part: 'sql',
      name: `requests that read a big table whole at ${String(orders)}`,
      unit: 'of all',
      reference: null,
      ours: smaller.filter((it) => it.scans.length > 0).length,
      aim: { max: 0 },
    },
  ];
};

function timesOf(walked: readonly Walked[], { orders, max }: { orders: number; max: number }): Figure[] {
  const times = walked.map((it) => it.milliseconds);
  const figure = (name: string, share: number, aim: Figure['aim']): Figure => ({
    part: 'sql',
    name: `${name} of all lists at ${String(orders)}`,
    unit: 'ms',
    reference: null,
    ours: quantileOf(times, share),
    aim,
  });
  return [figure('median', 0.5, null), figure('p99', 0.99, { max })];
}

type Walking = { readonly every: number; readonly print: (line: string) => void };

async function walkAt(orders: number, { every, print }: Walking): Promise<Walked[]> {
  const data = await openDataSet(orders, print);
  try {
    const walked = await walk(data.database, { repeats, every });
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
