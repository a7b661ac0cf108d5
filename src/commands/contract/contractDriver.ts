import { readEntity } from '../../api/records/entities.ts';
import { fetchItem } from '../../api/records/queries.ts';
import { contract } from '../../domain/contract/contract.ts';
import { updateUser } from '../../domain/contract/contractCalls.ts';
import { checkHasDriver, stateOperations, mayDo } from '../../domain/contract/stateOperations.ts';
import { checkDriverChange, checkDriverRemovalBulk } from '../../domain/contract/driverChange.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { distinctAddresses } from '../../domain/contract/recipients.ts';
import { allowed, ask } from '../../domain/define/verdict.ts';
import { driver } from '../../domain/driver/driver.ts';
import { confirmText } from '../../domain/question/confirmText.ts';
import { user } from '../../domain/user/user.ts';
import { changeDrivers } from './changeDrivers.ts';
import { changeOrders } from './changeOrders.ts';
import { defineCommand, some, type Command } from '../command.ts';
import { someOf, sorted } from './contractChanges.ts';
import { countOf, driverNamed, driverOf, numberOf, numbersOf, statusOf, type Order } from './contractFacts.ts';
import { sendAfterReading } from '../mail/sendAfterReading.ts';
import type { Tools } from '../tools.ts';

async function removeDrivers(orders: readonly Order[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(orders, hasDriver);
  const [first] = fitting;
  if (!first) return;
  const verdict =
    fitting.length > 1
      ? checkDriverRemovalBulk(fitting.map((it) => ({ protocolStatus: statusOf(it) })))
      : checkDriverChange({
          auftragsnummer: numberOf(first),
          driverName: driverOf(first)?.name ?? null,
          driver: null,
          protocolStatus: statusOf(first),
          isLockDay: false,
        });
  if (verdict.verdict === 'refused') return tools.notify.warning(verdict.reason);
  if (
    verdict.verdict === 'ask' &&
    !(await tools.ask({ ...verdict, title: 'Fahrer entfernen', confirm: 'Fahrer entfernen' }))
  )
    return;
  await changeDrivers(
    fitting,
    {
      driver: null,
      withMail: false,
      withStornoMail: true,
      forAdditionalRides: false,
      offTheOfferList: false,
      dissolve: new Set(),
      leftOut,
    },
    tools,
  );
}

async function mailDrivers(orders: readonly Order[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(orders, hasDriver);
  const iris = [...new Set(fitting.flatMap((it) => it.driver ?? []))];
  const drivers = await Promise.all(iris.map((it) => fetchItem(driver, it).catch(() => undefined)));
  const known = drivers.flatMap((it) => (it ? distinctAddresses([it.email, it.fax]) : []));
  const to = known.length > 0 ? known.join(', ') : iris.map((it) => driverNamed(it).name).join(', ');
  const question = `E-Mail zu ${fitting.length === 1 ? `Auftrag ${numbersOf(fitting)}` : `${countOf(fitting.length, 'dative')} (${numbersOf(fitting)})`} an ${to} senden? Sie kann nicht zurückgeholt werden.`;
  const changes = () => ({ driverChangedWithMail: true, forceMailSend: true });
  const send = () =>
    changeOrders(
      fitting,
      {
        title: 'E-Mail an Fahrer',
        doneMany: contractMessages.driverMailSent,
        changes,
        waits: true,
        undoable: [],
        done: () => contractMessages.driverMailSent,
        failed: (message) => `${contractMessages.mailFailed}: ${message}`,
        leftOut,
      },
      tools,
    );
  sendAfterReading(
    { title: 'E-Mail an Fahrer', question, confirm: 'Senden', kind: 'driverAssignment', orders: fitting, send },
    tools,
  );
}

async function removeAppUsers(orders: readonly Order[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(orders, hasAppUser);
  const question = fitting
    .map((it) => confirmText('removeAppUser', { orderNumber: numberOf(it), user: appUserName(it) }))
    .join('\n');
  if (!(await tools.ask({ ...ask(question), title: 'App Benutzer entfernen', confirm: 'Entfernen' }))) return;
  await changeOrders(
    fitting,
    {
      title: 'App Benutzer entfernt',
      changes: () => ({ benutzer: null }),
      done: (order) => contractMessages.appUserRemoved(numberOf(order)),
      failed: contractMessages.removeAppUserFailed,
      leftOut,
    },
    tools,
  );
}

/** The device hears of it at once, so nothing takes it back. */
async function fetchIntoApp(orders: readonly Order[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(orders, hasDriver);
  await changeOrders(
    fitting,
    {
      title: updateUser.title,
      doneMany: 'In die App geholt',
      deed: updateUser.id,
      changes: () => ({}),
      done: (order) => `Auftrag ${numberOf(order)} in die App geholt`,
      leftOut,
    },
    tools,
  );
}

function appUserName(order: Order): string {
  const { name, username } = readEntity(user, order.benutzer) ?? {};
  return name ?? username ?? 'App Benutzer';
}

const hasDriver = (order: Order) => checkHasDriver(order);
const hasAppUser = (order: Order) => mayDo(stateOperations.removeAppUser, order);
const places = ['contracts.selection', 'contracts.row', 'contracts.toolbar'] as const;
const shared = { group: 'Fahrer', places, on: some(contract), area: 'contracts', needsWrite: true } as const;

/** What can be done about the drivers of orders. */
export const contractDriverCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'contract.changeDriver',
    title: 'Fahrer wechseln …',
    icon: 'user-round-pen',
    hotkey: 'mod+shift+f',
    check: () => allowed,
    argument: {
      of: driver,
      run: (orders, tools, { '@id': iri, kuerzel }) =>
        tools.dialog('contract.changeDriver', { orders, asked: { driver: iri, query: kuerzel ?? '' } }),
    },
    run: (orders, tools) => tools.dialog('contract.changeDriver', { orders }),
  }),
  defineCommand({
    ...shared,
    id: 'contract.removeDriver',
    title: 'Fahrer entfernen …',
    icon: 'user-round-x',
    check: someOf(hasDriver),
    run: removeDrivers,
  }),
  defineCommand({
    ...shared,
    id: 'contract.mailDriver',
    title: 'E-Mail an Fahrer senden …',
    icon: 'mail',
    hotkey: 'alt+m',
    check: someOf(hasDriver),
    run: mailDrivers,
  }),
  defineCommand({
    ...shared,
    id: updateUser.id,
    title: updateUser.title,
    icon: 'refresh-cw',
    check: someOf(hasDriver),
    run: fetchIntoApp,
  }),
  defineCommand({
    ...shared,
    id: 'contract.removeAppUser',
    title: 'App-Benutzer entfernen …',
    icon: 'user-x',
    check: someOf(hasAppUser),
    run: removeAppUsers,
  }),
];
