import { ApiError, messageOf } from '../../api/apiErrors.ts';
import { fetchFile, saveFile, showFile } from '../../api/files.ts';
import { call } from '../../api/call.ts';
import { newId } from '../../api/newId.ts';
import { exportContracts as exportCall } from '../../domain/contract/exportCall.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { countOf, numberOf, type ContractEntity } from './contractFacts.ts';
import { tellFailure } from '../tellFailure.ts';
import type { Tools } from '../tools.ts';
import { endWork, showWork } from '../work.ts';

/** Shows the paper of contracts. */
export function printContracts(contracts: readonly ContractEntity[]): Promise<void> {
  const [only] = contracts;
  const fetched = () =>
    contracts.length === 1 && only
      ? fetchFile(`${only['@id']}/pdf`)
      : fetchFile('/api/contracts/pdf', { query: { id: contracts.map((it) => it.id) } });
  return busy(`PDF: ${contracts.length === 1 && only ? numberOf(only) : countOf(contracts.length)}`, () =>
    showFile(fetched),
  );
}

/** Shows the handover protocols of contracts. */
export function printProtocols(contracts: readonly ContractEntity[]): Promise<void> {
  return busy('Protokoll als PDF', () =>
    showFile(() => fetchFile('/api/protocols/pdf', { query: { orderNumber: contracts.map(numberOf) } })),
  );
}

/** Saves contracts as a spreadsheet. */
export function exportContracts(contracts: readonly ContractEntity[], tools: Tools): Promise<void> {
  return busy(`Export: ${countOf(contracts.length)}`, async () => {
    try {
      const { link } = await call(exportCall, { data: contracts.map((it) => it.id) }, { timeoutMs: 180_000 });
      saveFile(await fetchFile(link));
      tools.notify.success(`${countOf(contracts.length)} exportiert`);
    } catch (error) {
      tellFailure(contractMessages.exportFailed(error instanceof ApiError ? error.title : messageOf(error)), error);
    }
  });
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
