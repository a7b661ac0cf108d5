import { planDemo, type Demo } from '../../server/demo/generate.ts';
import type { Change, Printed, PrintedLf, Row } from '../../server/demo/row.ts';

/** All rows of a demo, gathered for the tests. */
export type WholeDemo = {
  readonly demo: Demo;
  readonly rows: Readonly<Record<string, Row[]>>;
  readonly history: Change[];
  readonly printed: Printed[];
  readonly printedBillings: PrintedLf[];
};

const busyTuesday = { today: '2026-11-24', now: new Date('2026-11-24T12:00:00Z') };

export function wholeDemo(count: number, around: { today: string; now: Date } = busyTuesday): WholeDemo {
  const demo = planDemo({ count, ...around });
  const rows: Record<string, Row[]> = {};
  const history: Change[] = [];
  const printed: Printed[] = [];
  const printedBillings: PrintedLf[] = [];
  for (const step of demo.steps) {
    const chunk = demo.chunk(step);
    for (const [path, list] of Object.entries(chunk.rows)) (rows[path] ??= []).push(...list);
    history.push(...chunk.history);
    printed.push(...chunk.printed);
    printedBillings.push(...(chunk.printedBillings ?? []));
  }
  return { demo, rows, history, printed, printedBillings };
}
