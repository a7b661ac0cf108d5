import { fetchItem } from '../../api/records/queries.ts';
import { contract } from '../../domain/contract/contract.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { confirmationRecipients, distinctAddresses } from '../../domain/contract/recipients.ts';
import { confirmationWithdrawn, confirmed } from '../../domain/contract/stateChanges.ts';
import { customer } from '../../domain/customer/customer.ts';
import { changeContracts } from './changeContracts.ts';
import { sorted } from './contractChanges.ts';
import { isConfirmed, isOpen } from './contractChecks.ts';
import { countOf, numberOf, numbersOf, type ContractEntity } from './contractFacts.ts';
import { sendAfterReading } from '../mail/sendAfterReading.ts';
import type { Tools } from '../tools.ts';

/** Confirms contracts and tells nobody. */
export async function confirmQuietly(contracts: readonly ContractEntity[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(contracts, isOpen);
  await changeContracts(
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

/** Shows the confirmations, then sends them with the mark. */
export async function confirmByMail(contracts: readonly ContractEntity[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(contracts, isOpen);
  const to = distinctAddresses((await Promise.all(fitting.map(recipientsOf))).flat());
  const who = to.length > 0 ? `an ${to.join(', ')}` : 'an den Auftraggeber';
  const what =
    fitting.length === 1 ? `Auftrag ${numbersOf(fitting)}` : `${countOf(fitting.length)} (${numbersOf(fitting)})`;
  const question = `${what} bestätigen und die Bestätigung ${who} senden? Die E-Mail kann nicht zurückgeholt werden.`;
  const changes = () => ({ ...confirmed, sendConfirmationEmail: true });
  const send = () =>
    changeContracts(
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
      contracts: fitting,
      send,
    },
    tools,
  );
}

async function recipientsOf(entity: ContractEntity): Promise<readonly string[]> {
  const whole = await fetchItem(contract, entity['@id']);
  if (!whole.contractClientAddress) return [];
  return confirmationRecipients(whole, await fetchItem(customer, whole.contractClientAddress));
}

/** Takes confirmations back. */
export async function withdraw(contracts: readonly ContractEntity[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(contracts, isConfirmed);
  const done = (contract: ContractEntity) => `Bestätigung von Auftrag ${numberOf(contract)} zurückgenommen`;
  await changeContracts(
    fitting,
    { title: 'Bestätigung zurücknehmen', changes: () => confirmationWithdrawn, done, leftOut },
    tools,
  );
}
