import { fetchItem } from '../../api/records/queries.ts';
import { contract } from '../../domain/contract/contract.ts';
import { stateOperations, mayDo } from '../../domain/contract/stateOperations.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { confirmationRecipients, distinctAddresses } from '../../domain/contract/recipients.ts';
import { confirmationWithdrawn, confirmed } from '../../domain/contract/stateChanges.ts';
import { customer } from '../../domain/customer/customer.ts';
import { changeOrders } from './changeOrders.ts';
import { defineCommand, some, type Command } from '../command.ts';
import { someOf, sorted } from './contractChanges.ts';
import { countOf, numberOf, numbersOf, type Order } from './contractFacts.ts';
import { sendAfterReading } from '../mail/sendAfterReading.ts';
import type { Tools } from '../tools.ts';

const isOpen = (order: Order) => mayDo(stateOperations.confirm, order);
const isConfirmed = (order: Order) =>
  mayDo(stateOperations.withdraw, { ...order, auftragbestaetigt: order.auftragbestaetigt === '1' ? '1' : '0' });

async function confirmQuietly(orders: readonly Order[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(orders, isOpen);
  await changeOrders(
    fitting,
    {
      title: 'Bestätigen',
      doneMany: contractMessages.confirmed,
      changes: () => confirmed,
      done: () => contractMessages.confirmed,
      leftOut,
    },
    tools,
  );
}

async function confirmByMail(orders: readonly Order[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(orders, isOpen);
  const to = distinctAddresses((await Promise.all(fitting.map(recipientsOf))).flat());
  const who = to.length > 0 ? `an ${to.join(', ')}` : 'an den Auftraggeber';
  const what =
    fitting.length === 1 ? `Auftrag ${numbersOf(fitting)}` : `${countOf(fitting.length)} (${numbersOf(fitting)})`;
  const question = `${what} bestätigen und die Bestätigung ${who} senden? Die E-Mail kann nicht zurückgeholt werden.`;
  const changes = () => ({ ...confirmed, sendConfirmationEmail: true });
  const send = () =>
    changeOrders(
      fitting,
      {
        title: 'Bestätigen',
        doneMany: contractMessages.confirmed,
        changes,
        undoable: [],
        done: () => contractMessages.confirmed,
        detail: `Bestätigung ${who} auf dem Weg`,
        leftOut,
      },
      tools,
    );
  sendAfterReading(
    {
      title: 'Mit E-Mail bestätigen',
      question,
      confirm: 'Bestätigen und senden',
      kind: 'confirmation',
      orders: fitting,
      send,
    },
    tools,
  );
}

async function recipientsOf(order: Order): Promise<readonly string[]> {
  const whole = await fetchItem(contract, order['@id']);
  if (!whole.contractClientAddress) return [];
  return confirmationRecipients(whole, await fetchItem(customer, whole.contractClientAddress));
}

async function withdraw(orders: readonly Order[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(orders, isConfirmed);
  const done = (order: Order) => `Bestätigung von Auftrag ${numberOf(order)} zurückgenommen`;
  await changeOrders(
    fitting,
    { title: 'Bestätigung zurücknehmen', changes: () => confirmationWithdrawn, done, leftOut },
    tools,
  );
}

const shared = {
  group: 'Bestätigung',
  places: ['contracts.selection', 'contracts.row', 'contracts.toolbar'],
  on: some(contract),
  area: 'contracts',
  needsWrite: true,
} as const;

/** What can be done about the confirmation of orders to the customer. */
export const contractConfirmationCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'contract.confirmByMail',
    title: 'Bestätigen mit E-Mail …',
    icon: 'mail-check',
    check: someOf(isOpen),
    run: confirmByMail,
  }),
  defineCommand({
    ...shared,
    id: 'contract.confirm',
    title: 'Bestätigen ohne E-Mail',
    icon: 'check',
    check: someOf(isOpen),
    run: confirmQuietly,
  }),
  defineCommand({
    ...shared,
    id: 'contract.withdrawConfirmation',
    title: 'Bestätigung zurücknehmen',
    icon: 'undo-2',
    check: someOf(isConfirmed),
    run: withdraw,
  }),
];
