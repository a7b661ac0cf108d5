import { absorb, readEntity, type Entity } from '../api/entities.ts';
import { request } from '../api/http.ts';
import type { HydraItem } from '../api/hydra.ts';
import { fetchList } from '../api/lists.ts';
import { update } from '../api/mutations.ts';
import { undoOf, type Undo } from '../api/undo.ts';
import { contractMessages } from '../domain/contract/messages.ts';
import { changeOrders, type LeftOut } from './changeOrders.ts';
import { bundleOf, orderOf } from './contractFacts.ts';
import { refuseWhenMailLeft } from './mailLeft.ts';
import type { Tools } from './tools.ts';

/** What the dialog "Fahrer wechseln" decides for all orders it was opened for. */
export type DriverChange = {
  /** The new driver, null to leave the orders without one. */
  readonly driver: string | null;
  readonly withMail: boolean;
  readonly withStornoMail: boolean;
  readonly forAdditionalRides: boolean;
  readonly offTheOfferList: boolean;
  /** Why the driver is sent in spite of warnings; the server asks for it again where somebody else was quicker. */
  readonly override?: string;
  /** Bundles to be dissolved, by IRI. */
  readonly dissolve: ReadonlySet<string>;
  readonly leftOut: readonly LeftOut[];
};

/** Gives orders another driver, or none; it can be taken back as long as no mail is on its way. */
export function changeDrivers(orders: readonly Entity[], change: DriverChange, tools: Tools): Promise<boolean> {
  const mailed = change.withMail || change.withStornoMail;
  const changed: Entity[] = [];
  const dissolvers = dissolversAmong(orders, change.dissolve);
  return changeOrders(
    [...orders.filter((it) => !dissolvers.has(it)), ...dissolvers],
    {
      title: change.driver === null ? 'Fahrer entfernen' : 'Fahrer wechseln',
      doneMany: contractMessages.driverChanged,
      each: async (order) => {
        const { after, undos } = await changeDriver(order, change, dissolvers.has(order));
        changed.push(after);
        return undos;
      },
      done: () => contractMessages.driverChanged,
      ...(mailed && { mayUndo: () => refuseWhenMailLeft(changed) }),
      ...(change.driver === null && { failed: (message: string) => `${contractMessages.removeDriverFailed}: ${message}` }),
      leftOut: change.leftOut,
      inTurn: dissolvers.size > 0,
      ...(dissolvers.size > 0 && { settle: (undos: readonly Undo[]) => Promise.all(undos.map(upToDate)) }),
    },
    tools,
  );
}

/** The last order of each bundle takes the bundle apart, so that it does not change under the others. */
function dissolversAmong(orders: readonly Entity[], dissolve: ReadonlySet<string>): ReadonlySet<Entity> {
  const last = new Map(orders.map((order) => [bundleOf(order)?.iri, order]));
  return new Set([...last].flatMap(([bundle, order]) => (bundle !== undefined && dissolve.has(bundle) ? [order] : [])));
}

async function changeDriver(order: Entity, change: DriverChange, dissolves: boolean): Promise<{ readonly after: Entity; readonly undos: readonly Undo[] }> {
  const bundle = bundleOf(order)?.iri;
  const rides = change.forAdditionalRides ? await additionalRides(order) : [];
  const after = await update(order['@id'], {
    driver: change.driver,
    driverChangedWithMail: change.withMail,
    driverChangedWithStornoMail: change.withStornoMail,
    setDriverForAdditionalRides: change.forAdditionalRides,
    ...(change.offTheOfferList && { sperrenFuerAngebotsliste: true }),
    deactivateBundle: dissolves,
    ...(change.override !== undefined && { assignmentOverride: change.override }),
  });
  const own = undoOf(order, after, ['driver', ...['sperrenFuerAngebotsliste', 'neumerker'].filter((it) => order[it] !== undefined && order[it] !== after[it])]);
  const undos = [...(await undoRides(rides)), ...(dissolves && bundle !== undefined ? [await undoDissolving(bundle)] : []), { ...own, patch: { ...own.patch, ...mailsBack(order, change) } }];
  return { after, undos };
}

/** Whoever was told by mail is told again when the change is taken back. */
function mailsBack(order: Entity, { withMail, withStornoMail, driver }: DriverChange): Readonly<Record<string, boolean>> {
  return { ...(withMail && driver !== null && { driverChangedWithStornoMail: true }), ...(withStornoMail && orderOf(order).driver && { driverChangedWithMail: true }) };
}

/** The rides that follow an order, all along the chain; they may get the same driver. */
async function additionalRides(order: Entity, known: ReadonlySet<string> = new Set([order['@id']])): Promise<readonly Entity[]> {
  const { iris } = await fetchList('contracts', { filter: { anschlussvon: order['@id'] }, itemsPerPage: 10, properties: ['auftragsnummer', 'driver'] });
  const rides = iris.filter((iri) => !known.has(iri)).flatMap((iri) => readEntity(iri) ?? []);
  const all = new Set([...known, ...iris]);
  const further = await Promise.all(rides.map((it) => additionalRides(it, all)));
  return [...rides, ...further.flat()];
}

async function undoRides(rides: readonly Entity[]): Promise<readonly Undo[]> {
  const now = await Promise.all(rides.map((it) => fresh(it['@id'])));
  return now.flatMap((after, at) => {
    const before = rides[at];
    return before && after && before.driver !== after.driver ? [undoOf(before, after, ['driver'])] : [];
  });
}

async function undoDissolving(bundle: string): Promise<Undo> {
  return { iri: bundle, version: (await fresh(bundle))?.version ?? 0, patch: { active: true } };
}

/** A bundle that was taken apart moved its orders on, so their ways back start from where they are now. */
async function upToDate(undo: Undo): Promise<Undo> {
  return { ...undo, version: (await fresh(undo.iri))?.version ?? undo.version };
}

/** The record as the server has it this moment, past every cache. */
async function fresh(iri: string): Promise<Entity | undefined> {
  const { data } = await request<HydraItem>('GET', iri);
  return readEntity(absorb(data, { whole: true }));
}
