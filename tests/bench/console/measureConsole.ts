import type { Figure } from '../figure.ts';
import { measureGrowth } from './growth.ts';
import { openLab, type Lab, type Under } from './lab.ts';
import { measureLists } from './lists.ts';
import { measureLive } from './live.ts';
import { measureOrders } from './orders.ts';
import { measureSizes } from './sizes.ts';

const parts = { sizes: measureSizes, lists: measureLists, orders: measureOrders, live: measureLive, growth: measureGrowth } satisfies Readonly<Record<string, (lab: Lab) => Promise<Figure[]>>>;
export type Part = keyof typeof parts;
type Choice = { readonly runs: number; readonly only?: readonly Part[]; readonly onPart?: (part: Part) => void };

/** Measures the console in front of a running system beside its bare references, all in the same browser. */
export async function measureConsole({ address, login, runs, only = Object.keys(parts) as Part[], onPart }: Under & Choice): Promise<Figure[]> {
  const lab = await openLab({ address, login }, runs);
  try {
    const figures: Figure[] = [];
    for (const part of only) {
      figures.push(...(await parts[part](lab)));
      onPart?.(part);
    }
    return figures;
  } finally {
    await lab.close();
  }
}
