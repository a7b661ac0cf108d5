import { ApiError, messageOf } from '../../api/apiErrors.ts';
import { fetchFile, saveFile, showFile } from '../../api/files.ts';
import { call } from '../../api/call.ts';
import { contract } from '../../domain/contract/contract.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { allowed, refused } from '../../domain/define/verdict.ts';
import { defineCommand, some, type Command } from '../command.ts';
import { countOf, numberOf, type Order } from './contractFacts.ts';
import { protocolLinkCommands } from '../protocol/protocolLink.ts';
import { tellFailure } from '../tellFailure.ts';
import { endWork, showWork } from '../work.ts';
import { newId } from '../../api/newId.ts';

const shared = {
  group: 'Papiere',
  on: some(contract),
  area: 'contracts',
  places: ['contracts.selection', 'contracts.row', 'contracts.toolbar'],
} as const;
/** As many as the server prints at once. */
const mostPrinted = 100;
const mostProtocols = 20;

/** The paper of the ticked orders, in one file. */
export const printContracts: Command = defineCommand({
  ...shared,
  id: 'contract.pdf',
  title: 'PDF',
  icon: 'printer',
  check: (orders) => atMost(orders, mostPrinted),
  run: (orders) => {
    const [only] = orders;
    const fetched = () =>
      orders.length === 1 && only
        ? fetchFile(`${only['@id']}/pdf`)
        : fetchFile('/api/contracts/pdf', { query: { id: orders.map((it) => it.id) } });
    return busy(`PDF: ${orders.length === 1 && only ? numberOf(only) : countOf(orders.length)}`, () =>
      showFile(fetched),
    );
  },
});

/** The handover protocols of the ticked orders, in one file. */
export const printProtocols: Command = defineCommand({
  ...shared,
  id: 'contract.protocolPdf',
  title: 'Protokoll als PDF',
  icon: 'file-check',
  area: 'protocols',
  check: (orders) =>
    orders.every((it) => it.protocol === null)
      ? refused('Der Auftrag hat kein Protokoll.')
      : atMost(orders, mostProtocols),
  run: (orders) =>
    busy('Protokoll als PDF', () =>
      showFile(() => fetchFile('/api/protocols/pdf', { query: { orderNumber: orders.map(numberOf) } })),
    ),
});

/** The ticked orders as a spreadsheet (R77). */
export const exportContracts: Command = defineCommand({
  ...shared,
  id: 'contract.export',
  title: 'Exportieren',
  icon: 'file-spreadsheet',
  run: (orders, tools) =>
    busy(`Export: ${countOf(orders.length)}`, async () => {
      try {
        const { link } = await call(
          (await import('../../domain/contract/exportCall.ts')).exportOrders,
          { data: orders.map((it) => it.id) },
          { timeoutMs: 180_000 },
        );
        saveFile(await fetchFile(link));
        tools.notify.success(`${countOf(orders.length)} exportiert`);
      } catch (error) {
        tellFailure(contractMessages.exportFailed(error instanceof ApiError ? error.title : messageOf(error)), error);
      }
    }),
});

/** What leaves the console as a paper or a table. */
export const contractPaperCommands: readonly Command[] = [
  printContracts,
  printProtocols,
  ...protocolLinkCommands,
  exportContracts,
];

function atMost(orders: readonly Order[], most: number) {
  return orders.length <= most ? allowed : refused(`Höchstens ${countOf(most)} auf einmal.`);
}

async function busy(label: string, work: () => Promise<void>): Promise<void> {
  const id = newId();
  showWork({ id, label, done: 0, of: 1 });
  try {
    await work();
  } finally {
    endWork(id);
  }
}
