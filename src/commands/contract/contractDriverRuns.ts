import { readEntity } from '../../api/records/entities.ts';
import { fetchItem } from '../../api/records/queries.ts';
import { updateUser } from '../../domain/contract/contractCalls.ts';
import { checkDriverChange, checkDriverRemovalBulk } from '../../domain/contract/driverChange.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { distinctAddresses } from '../../domain/contract/recipients.ts';
import { ask } from '../../domain/define/verdict.ts';
import { driver } from '../../domain/driver/driver.ts';
import { confirmText } from '../../domain/question/confirmText.ts';
import { user } from '../../domain/user/user.ts';
import { changeDrivers } from './changeDrivers.ts';
import { changeContracts } from './changeContracts.ts';
import { sorted } from './contractChanges.ts';
import { hasAppUser, hasDriver } from './contractChecks.ts';
import { countOf, driverNamed, driverOf, numberOf, numbersOf, statusOf, type ContractEntity } from './contractFacts.ts';
import { sendAfterReading } from '../mail/sendAfterReading.ts';
import type { Tools } from '../tools.ts';

/** Leaves contracts without a driver, after asking what he is told. */
export async function removeDrivers(contracts: readonly ContractEntity[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(contracts, hasDriver);
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

/** Shows the drivers' mails, then sends them once more. */
export async function mailDrivers(contracts: readonly ContractEntity[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(contracts, hasDriver);
  const iris = [...new Set(fitting.flatMap((it) => it.driver ?? []))];
  const drivers = await Promise.all(iris.map((it) => fetchItem(driver, it).catch(() => undefined)));
  const known = drivers.flatMap((it) => (it ? distinctAddresses([it.email, it.fax]) : []));
  const to = known.length > 0 ? known.join(', ') : iris.map((it) => driverNamed(it).name).join(', ');
  const question = `E-Mail zu ${fitting.length === 1 ? `Auftrag ${numbersOf(fitting)}` : `${countOf(fitting.length, 'dative')} (${numbersOf(fitting)})`} an ${to} senden? Sie kann nicht zurückgeholt werden.`;
  const changes = () => ({ driverChangedWithMail: true, forceMailSend: true });
  const send = () =>
    changeContracts(
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
    { title: 'E-Mail an Fahrer', question, confirm: 'Senden', kind: 'driverAssignment', contracts: fitting, send },
    tools,
  );
}

/** Takes the rides off the devices of their app users. */
export async function removeAppUsers(contracts: readonly ContractEntity[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(contracts, hasAppUser);
  const question = fitting
    .map((it) => confirmText('removeAppUser', { orderNumber: numberOf(it), user: appUserName(it) }))
    .join('\n');
  if (!(await tools.ask({ ...ask(question), title: 'App Benutzer entfernen', confirm: 'Entfernen' }))) return;
  await changeContracts(
    fitting,
    {
      title: 'App Benutzer entfernt',
      changes: () => ({ benutzer: null }),
      done: (contract) => contractMessages.appUserRemoved(numberOf(contract)),
      failed: contractMessages.removeAppUserFailed,
      leftOut,
    },
    tools,
  );
}

/** The device hears of it at once, so nothing takes it back. */
export async function fetchIntoApp(contracts: readonly ContractEntity[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(contracts, hasDriver);
  await changeContracts(
    fitting,
    {
      title: updateUser.title,
      doneMany: 'In die App geholt',
      operation: updateUser.id,
      changes: () => ({}),
      done: (contract) => `Auftrag ${numberOf(contract)} in die App geholt`,
      leftOut,
    },
    tools,
  );
}

function appUserName(contract: ContractEntity): string {
  const { name, username } = readEntity(user, contract.benutzer) ?? {};
  return name ?? username ?? 'App Benutzer';
}
