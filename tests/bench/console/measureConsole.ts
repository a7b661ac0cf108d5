import type { Figure, Part } from '../figure.ts';
import { measureAvis } from './avis.ts';
import { measureBeside } from './beside.ts';
import { measureDriverDay } from './driverDay.ts';
import { measureGrowth } from './growth.ts';
import { openLab, type Lab, type Under } from './lab.ts';
import { measureLists } from './lists.ts';
import { measureLive } from './live.ts';
import { measureContracts } from './contracts.ts';
import { measureProtocol } from './protocol.ts';
import { measureReviewLane } from './reviewLane.ts';
import { measureSizes } from './sizes.ts';
import { administrator, withSystem } from './system.ts';

const groups = {
  sizes: measureSizes,
  lists: measureLists,
  orders: measureContracts,
  beside: measureBeside,
  live: measureLive,
  growth: measureGrowth,
  driverDay: measureDriverDay,
  avis: measureAvis,
  protocol: measureProtocol,
  reviewLane: measureReviewLane,
} satisfies Readonly<Record<string, (lab: Lab) => Promise<Figure[]>>>;
export type Group = keyof typeof groups;
type Choice = { readonly runs: number; readonly only?: readonly Group[]; readonly onGroup?: (group: Group) => void };

/** Measures the console in front of a running system beside its bare references, all in the same browser. */
export async function measureConsole({
  address,
  login,
  runs,
  only = Object.keys(groups) as Group[],
  onGroup,
}: Under & Choice): Promise<Figure[]> {
  const lab = await openLab({ address, login }, runs);
  try {
    const figures: Figure[] = [];
    for (const group of only) {
      figures.push(...(await groups[group](lab)));
      onGroup?.(group);
    }
    return figures;
  } finally {
    await lab.close();
  }
}

/** What the short form takes of the console. */
const feltMost = ['sizes', 'lists', 'beside', 'live'] as const satisfies readonly Group[];

/** The console's share of the whole bench; it measures lists of a page, so the demo is as good as any data set. */
export const consolePart: Part = ({ isShort, print }) =>
  withSystem((address) =>
    measureConsole({
      address,
      login: administrator,
      ...(isShort ? { runs: 3, only: feltMost } : { runs: 7 }),
      onGroup: (group) => print(`console: ${group} measured`),
    }),
  );
