import type { Written } from '../../api/records/bulkChange.ts';
import { readEntity } from '../../api/records/entities.ts';
import { fetchList } from '../../api/records/lists.ts';
import { undoBy, undoOf, type Undo } from '../../api/records/undo.ts';
import { bundle } from '../../domain/bundle/bundle.ts';
import { contract } from '../../domain/contract/contract.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import type { InputOf } from '../../domain/define/row.ts';
import { changeOrders } from './changeOrders.ts';
import { fieldsBack, type LeftOut } from '../resource/changeRecords.ts';
import { bundleOf, type Order } from './contractFacts.ts';
import { refuseWhenMailLeft } from '../mail/mailLeft.ts';
import type { Tools } from '../tools.ts';

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
export async function changeDrivers(orders: readonly Order[], change: DriverChange, tools: Tools): Promise<boolean> {
  const mailed = change.withMail || change.withStornoMail;
  const changed: Order[] = [];
  const dissolvers = dissolversAmong(orders, change.dissolve);
  const rides = change.forAdditionalRides ? await additionalRides(orders) : [];
  return changeOrders(
    [...orders.filter((it) => !dissolvers.has(it['@id'])), ...orders.filter((it) => dissolvers.has(it['@id']))],
    {
      title: change.driver === null ? 'Fahrer entfernen' : 'Fahrer wechseln',
      doneMany: contractMessages.driverChanged,
      changes: (order) => changesFor(change, dissolvers.has(order['@id'])),
      waits: true,
      waysBack: (before, written) => {
        if (written.after) changed.push(written.after, ...ridesAmong(rides, written));
        return waysBack({ before, written, change, rides, dissolves: dissolvers.has(before['@id']) });
      },
      done: () => contractMessages.driverChanged,
      ...(mailed && { holdsMails: true, mayUndo: () => refuseWhenMailLeft(changed) }),
      ...(change.driver === null && {
        failed: (message: string) => `${contractMessages.removeDriverFailed}: ${message}`,
      }),
      leftOut: change.leftOut,
    },
    tools,
  );
}

/** The last order of each bundle takes the bundle apart, so that it does not change under the others. */
function dissolversAmong(orders: readonly Order[], dissolve: ReadonlySet<string>): ReadonlySet<string> {
  const last = new Map(orders.map((order) => [bundleOf(order)?.iri, order['@id']]));
  return new Set([...last].flatMap(([bundle, order]) => (bundle !== undefined && dissolve.has(bundle) ? [order] : [])));
}

function changesFor(change: DriverChange, dissolves: boolean): InputOf<typeof contract> {
  return {
    driver: change.driver,
    driverChangedWithMail: change.withMail,
    driverChangedWithStornoMail: change.withStornoMail,
    setDriverForAdditionalRides: change.forAdditionalRides,
    ...(change.offTheOfferList && { sperrenFuerAngebotsliste: true }),
    deactivateBundle: dissolves,
    ...((change.withMail || change.withStornoMail) && { mailsWaitForUndo: true }),
    ...(change.override !== undefined && { assignmentOverride: change.override }),
  };
}

type Changed = {
  readonly before: Order;
  readonly written: Written<typeof contract>;
  readonly change: DriverChange;
  readonly rides: readonly Order[];
  readonly dissolves: boolean;
};

/** The order itself, the rides that got the driver with it, and the bundle it took apart. */
function waysBack({ before, written, change, rides, dissolves }: Changed): readonly Undo[] {
  const { touched } = written;
  const dissolved = dissolves ? bundleOf(before)?.iri : undefined;
  const along = touched.flatMap((it): readonly Undo[] => {
    const ride = rides.find((known) => known['@id'] === it['@id']);
    if (ride && (ride.driver ?? null) !== change.driver)
      return [withMailsBack(undoOf(ride, it, ['driver']), ride, change)];
    return it['@id'] === dissolved ? [undoBy(bundle, it, { active: true })] : [];
  });
  // The server knows how the marks stood that the change itself moved, and puts them back.
  const fields = ['driver', ...(change.offTheOfferList ? ['sperrenFuerAngebotsliste' as const] : [])] as const;
  return [...along, ...fieldsBack(before, written, fields).map((it) => withMailsBack(it, before, change))];
}

/** The rides that were changed along, as of that moment. */
function ridesAmong(rides: readonly Order[], { after, touched }: Written<typeof contract>): readonly Order[] {
  return rides
    .filter((ride) => touched.some((it) => it['@id'] === ride['@id']))
    .map((ride) => ({ ...ride, updatedAt: after?.updatedAt }));
}

/** Whoever was told by mail is told again when the change is taken back; what has not left is withdrawn instead. */
function withMailsBack(undo: Undo, order: Order, { withMail, withStornoMail, driver }: DriverChange): Undo {
  const mails = {
    ...(withMail && driver !== null && { driverChangedWithStornoMail: true }),
    ...(withStornoMail && order.driver && { driverChangedWithMail: true }),
  };
  return { ...undo, patch: { ...undo.patch, withdrawWaitingMails: true, ...mails } };
}

/** As many orders are asked about at once as an address has room for. */
const mostAsked = 100;

/** The rides that follow these orders, all along the chain; they may get the same driver. */
async function additionalRides(
  orders: readonly Order[],
  known: ReadonlySet<string> = new Set(),
): Promise<readonly Order[]> {
  const asked = orders.slice(0, mostAsked).map((it) => it['@id']);
  if (asked.length === 0) return [];
  const { iris } = await fetchList(contract, {
    filter: { anschlussvon: asked },
    itemsPerPage: 500,
    properties: ['auftragsnummer', 'driver'],
  });
  const rides = iris.filter((iri) => !known.has(iri)).flatMap((iri) => readEntity(contract, iri) ?? []);
  return [...rides, ...(await additionalRides([...orders.slice(mostAsked), ...rides], new Set([...known, ...iris])))];
}
