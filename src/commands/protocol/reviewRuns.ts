import { fetchLaneRows, rowsOfLane } from '../../api/calls/reviewLane.ts';
import { readEntity, store } from '../../api/records/entities.ts';
import { fetchItem } from '../../api/records/queries.ts';
import { sessionAtom } from '../../api/session/session.ts';
import { setSetting, settingsAtom } from '../../api/session/settings.ts';
import { iriOf } from '../../domain/define/resource.ts';
import { protocol } from '../../domain/protocol/protocol.ts';
import { isOpenIn, laneFrom, longestLane } from '../../domain/protocol/reviewLane.ts';
import { activeScopeAtom, panelTicksAtom } from '../selection.ts';
import type { Tools } from '../tools.ts';

/** The setting in which a person's lane is kept. */
export const laneSetting = 'reviewLane';
export const laneUrl = '/review_lane';
/** Opens the lane with the ticked protocols; with none ticked where it was left, or with what has come to it since. */
export async function openReview(_: readonly unknown[], tools: Tools): Promise<void> {
  const ticked = store.get(panelTicksAtom(store.get(activeScopeAtom) ?? ''));
  const iris = ticked.filter((it) => it.startsWith(`/api/${protocol.path}/`));
  if (iris.length > 0) await begin(await numbersOf(iris));
  else if (!(await isUnfinished())) await beginUsual();
  tools.open(laneUrl);
}

/** A lane of what is finished, unsent, visible and undecided; what its person put back earlier comes first. */
export async function beginUsual(): Promise<void> {
  const waiting = { processState: 'CLOSED', mailSend: 'false', aktiv: 'true' } as const;
  const ask = (filter: object) =>
    fetchLaneRows({ filter: { ...waiting, ...filter }, order: 'closed', page: 1, itemsPerPage: longestLane });
  const [later, open] = await Promise.all([ask({ reviewState: 'later' }), ask({ reviewed: 'false' })]);
  const own = iriOf('users', store.get(sessionAtom)?.userId ?? 0);
  const rows = [...later.filter((it) => it.reviewedBy === own), ...open];
  await begin(rows.flatMap((it) => it.orderNumber ?? []));
}

async function begin(numbers: readonly string[]): Promise<void> {
  const kept = numbers.slice(0, longestLane);
  await setSetting(laneSetting, { numbers: kept, at: kept[0] ?? null, since: new Date().toISOString() });
}

/** Whether somebody stopped before its end. */
async function isUnfinished(): Promise<boolean> {
  const lane = laneFrom(store.get(settingsAtom)[laneSetting]);
  if (!lane) return false;
  const rows = (await rowsOfLane(lane.numbers)).flatMap((it) => readEntity(protocol, it) ?? []);
  return rows.some((it) => isOpenIn(lane, it));
}

async function numbersOf(iris: readonly string[]): Promise<readonly string[]> {
  const rows = await Promise.all(iris.map(async (it) => readEntity(protocol, it) ?? (await fetchItem(protocol, it))));
  return rows.flatMap((it) => it.orderNumber ?? []);
}
