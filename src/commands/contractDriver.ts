import { absorb, readEntity, type Entity } from '../api/entities.ts';
import { request } from '../api/http.ts';
import type { HydraItem } from '../api/hydra.ts';
import { fetchList } from '../api/lists.ts';
import { update } from '../api/mutations.ts';
import { fetchItem } from '../api/queries.ts';
import { undoOf, type Undo } from '../api/undo.ts';
import { checkDriverChange, checkDriverRemovalBulk } from '../domain/contract/driverChange.ts';
import { contractMessages } from '../domain/contract/messages.ts';
import { distinctAddresses } from '../domain/contract/recipients.ts';
import { allowed, ask } from '../domain/define/verdict.ts';
import { confirmText } from '../domain/question/confirmText.ts';
import { changeOrders, type LeftOut } from './changeOrders.ts';
import { defineCommand, some, type Command } from './command.ts';
import { only, setFields, someOf, sorted } from './contractChanges.ts';
import { bundleOf, countOf, driverNamed, driverOf, numberOf, numbersOf, orderOf, statusOf } from './contractFacts.ts';
import type { Tools } from './tools.ts';

/** What the dialog "Fahrer wechseln" decides for all orders it was opened for. */
export type DriverChange = {
  /** The new driver, null to leave the orders without one. */
  readonly driver: string | null;
  readonly withMail: boolean;
  readonly withStornoMail: boolean;
  readonly forAdditionalRides: boolean;
  readonly offTheOfferList: boolean;
  /** Bundles to be dissolved, by IRI. */
  readonly dissolve: ReadonlySet<string>;
  readonly leftOut: readonly LeftOut[];
};

/** Gives orders another driver, or none; it can be taken back as long as no mail is on its way. */
export function changeDrivers(orders: readonly Entity[], change: DriverChange, tools: Tools): Promise<boolean> {
  const mailed = change.withMail || change.withStornoMail;
  const dissolvers = dissolversAmong(orders, change.dissolve);
  return changeOrders(
    [...orders.filter((it) => !dissolvers.has(it)), ...dissolvers],
    {
      title: change.driver === null ? 'Fahrer entfernt' : contractMessages.driverChanged,
      each: async (order) => {
        const undos = await changeDriver(order, change, dissolvers.has(order));
        return mailed ? [] : undos;
      },
      done: () => contractMessages.driverChanged,
      ...(mailed && { detail: 'E-Mail an den Fahrer ist auf dem Weg, daher nicht rückgängig zu machen.' }),
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

async function changeDriver(order: Entity, change: DriverChange, dissolves: boolean): Promise<readonly Undo[]> {
  const bundle = bundleOf(order)?.iri;
  const rides = change.forAdditionalRides ? await additionalRides(order) : [];
  const after = await update(order['@id'], {
    driver: change.driver,
    driverChangedWithMail: change.withMail,
    driverChangedWithStornoMail: change.withStornoMail,
    setDriverForAdditionalRides: change.forAdditionalRides,
    ...(change.offTheOfferList && { sperrenFuerAngebotsliste: true }),
    deactivateBundle: dissolves,
  });
  const own = undoOf(order, after, ['driver', ...['sperrenFuerAngebotsliste', 'neumerker'].filter((it) => order[it] !== undefined && order[it] !== after[it])]);
  return [...(await undoRides(rides)), ...(dissolves && bundle !== undefined ? [await undoDissolving(bundle)] : []), own];
}

/** The rides that follow an order; they may get the same driver. */
async function additionalRides(order: Entity): Promise<readonly Entity[]> {
  const { iris } = await fetchList('contracts', { filter: { anschlussvon: order['@id'] }, itemsPerPage: 10, properties: ['auftragsnummer', 'driver'] });
  return iris.flatMap((iri) => readEntity(iri) ?? []);
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

async function removeDrivers(orders: readonly Entity[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(orders, hasDriver);
  const [first] = fitting;
  if (!first) return;
  const verdict = fitting.length > 1 ? checkDriverRemovalBulk(fitting.length) : checkDriverChange({
    auftragsnummer: numberOf(first),
    driverName: driverOf(first)?.name ?? null,
    driver: null,
    protocolStatus: statusOf(first),
    isLockDay: false,
  });
  if (verdict.verdict === 'refused') return tools.notify.warning(verdict.reason);
  if (verdict.verdict === 'ask' && !(await tools.ask({ ...verdict, title: 'Fahrer entfernen', confirm: 'Fahrer entfernen' }))) return;
  await changeDrivers(fitting, { driver: null, withMail: false, withStornoMail: true, forAdditionalRides: false, offTheOfferList: false, dissolve: new Set(), leftOut }, tools);
}

async function mailDrivers(orders: readonly Entity[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(orders, hasDriver);
  const iris = [...new Set(fitting.flatMap((it) => orderOf(it).driver ?? []))];
  const drivers = await Promise.all(iris.map((it) => fetchItem(it).catch(() => undefined)));
  const known = drivers.flatMap((it) => it ? distinctAddresses([it.email, it.fax].map((address) => (typeof address === 'string' ? address : null))) : []);
  const to = known.length > 0 ? known.join(', ') : iris.map((it) => driverNamed(it).name).join(', ');
  const question = `E-Mail zu ${fitting.length === 1 ? `Auftrag ${numbersOf(fitting)}` : `${countOf(fitting.length)} (${numbersOf(fitting)})`} an ${to} senden? Sie kann nicht zurückgeholt werden.`;
  if (!(await tools.ask({ ...ask(question), title: 'E-Mail an Fahrer', confirm: 'Senden' }))) return;
  const each = async (order: Entity) => {
    await update(order['@id'], { driverChangedWithMail: true, forceMailSend: true });
    return [];
  };
  await changeOrders(fitting, { title: contractMessages.driverMailSent, each, done: () => contractMessages.driverMailSent, failed: (message) => `${contractMessages.mailFailed}: ${message}`, leftOut }, tools);
}

async function removeAppUsers(orders: readonly Entity[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(orders, hasAppUser);
  const question = fitting.map((it) => confirmText('removeAppUser', { orderNumber: numberOf(it), user: appUserName(it) })).join('\n');
  if (!(await tools.ask({ ...ask(question), title: 'App Benutzer entfernen', confirm: 'Entfernen' }))) return;
  await changeOrders(
    fitting,
    { title: 'App Benutzer entfernt', each: (order) => setFields(order, { benutzer: null }), done: (order) => contractMessages.appUserRemoved(numberOf(order)), failed: contractMessages.removeAppUserFailed, leftOut },
    tools,
  );
}

function appUserName(order: Entity): string {
  const user = readEntity(orderOf(order).benutzer ?? '');
  return typeof user?.name === 'string' ? user.name : typeof user?.username === 'string' ? user.username : 'App Benutzer';
}

const hasDriver = (order: Entity) => only(Boolean(orderOf(order).driver), 'Der Auftrag hat keinen Fahrer.');
const hasAppUser = (order: Entity) => only(Boolean(orderOf(order).benutzer), 'Der Auftrag liegt in keiner App.');
const places = ['dispatch.row', 'dispatch.selection', 'contracts.row', 'contract.row', 'contract.toolbar'] as const;
const shared = { group: 'Fahrer', places, on: some('contracts'), area: 'contracts', needsWrite: true } as const;

/** What can be done about the drivers of orders. */
export const contractDriverCommands: readonly Command[] = [
  defineCommand({ ...shared, id: 'contract.changeDriver', title: 'Fahrer wechseln …', icon: 'user-round-pen', hotkey: 'mod+shift+f', check: () => allowed, run: (orders, tools) => tools.dialog('contract.changeDriver', { orders }) }),
  defineCommand({ ...shared, id: 'contract.removeDriver', title: 'Fahrer entfernen …', icon: 'user-round-x', check: someOf(hasDriver), run: removeDrivers }),
  defineCommand({ ...shared, id: 'contract.mailDriver', title: 'E-Mail an Fahrer senden …', icon: 'mail', hotkey: 'alt+m', check: someOf(hasDriver), run: mailDrivers }),
  defineCommand({ ...shared, id: 'contract.removeAppUser', title: 'App-Benutzer entfernen …', icon: 'user-x', check: someOf(hasAppUser), run: removeAppUsers }),
];

