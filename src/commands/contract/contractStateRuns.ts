import type { Written } from '../../api/records/bulkChange.ts';
import { fetchItem } from '../../api/records/queries.ts';
import { contract } from '../../domain/contract/contract.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { markedNew } from '../../domain/contract/stateChanges.ts';
import { cancelled, checkStorno, isUntold, released, type StornoBox } from '../../domain/contract/storno.ts';
import { allOf } from '../../domain/question/allOf.ts';
import { confirmText } from '../../domain/question/confirmText.ts';
import { changeContracts } from './changeContracts.ts';
import { fieldsBack } from '../resource/changeRecords.ts';
import { sorted } from './contractChanges.ts';
import { isAskedFor, isCancelled, isNotNew, isRunning, mayBeBlocked } from './contractChecks.ts';
import { lifts, type Block } from './contractBlocks.ts';
import { bundleOf, countOf, driverOf, numberOf, statusOf, type ContractEntity } from './contractFacts.ts';
import { refuseWhenMailLeft } from '../mail/mailLeft.ts';
import { openReturnContract } from './openContractFrom.ts';
import { sendAfterReading } from '../mail/sendAfterReading.ts';
import type { Ticked, Tools } from '../tools.ts';

/** Drivers in a question; more are counted. */
const maxNamed = 5;

/** A question about all the contracts at once; null when the person declined. */
function askFor(
  contracts: readonly ContractEntity[],
  { verb, confirm }: { verb: string; confirm: string },
  tools: Tools,
): Promise<Ticked<StornoBox> | null> {
  const driver = driversOf(contracts);
  const verdict = allOf(
    contracts.map((it) =>
      checkStorno({
        auftragsnummer: numberOf(it),
        isStorniert: it.isStorniert,
        protocolStatus: statusOf(it),
        bundle: bundleOf(it)?.name,
        driver,
      }),
    ),
  );
  if (verdict.verdict !== 'ask') return Promise.resolve({});
  const [first] = contracts;
  return tools.ask({
    ...verdict,
    title: `${contracts.length === 1 && first ? `Auftrag ${numberOf(first)}` : countOf(contracts.length)} ${verb}`,
    confirm,
  });
}

/** Everybody who would be told that a ride is off; null when nobody drives. */
function driversOf(contracts: readonly ContractEntity[]): string | null {
  const names = [...new Set(contracts.flatMap((it) => driverOf(it)?.name ?? []))];
  return names.length === 0 ? null : names.length <= maxNamed ? names.join(', ') : `${String(names.length)} Fahrer`;
}

const stornoFields = ['isStorniert', 'stornierung', 'cancellationRequested'] as const;

/** Cancels rides, tells their drivers where wanted and goes on with the way back. */
export async function cancel(contracts: readonly ContractEntity[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(contracts, isRunning);
  const answer = await askFor(fitting, { verb: 'stornieren', confirm: 'Stornieren' }, tools);
  if (answer === null) return;
  const now = new Date();
  const changes = (contract: ContractEntity) => ({
    ...cancelled(now, contract),
    ...(answer.deactivateBundle && { deactivateBundle: true }),
    ...(answer.driverChangedWithStornoMail &&
      contract.driver && {
        driverChangedWithStornoMail: true,
        ...(isUntold(contract, answer) && { mailsWaitForUndo: true }),
      }),
  });
  const mailed: ContractEntity[] = [];
  const waysBack = (before: ContractEntity, written: Written<typeof contract>) => {
    if (!isUntold(before, answer)) return [];
    const isMailed = answer.driverChangedWithStornoMail === true && Boolean(before.driver);
    if (isMailed && written.after) mailed.push(written.after);
    const mails = isMailed && { withdrawWaitingMails: true, driverChangedWithMail: true };
    return fieldsBack(before, written, stornoFields).map((it) => ({ ...it, patch: { ...it.patch, ...mails } }));
  };
  const mayUndo = () => refuseWhenMailLeft(mailed);
  const isDone = await changeContracts(
    fitting,
    {
      title: 'Stornieren',
      doneMany: contractMessages.cancelled,
      changes,
      waysBack,
      mayUndo,
      holdsMails: true,
      done: () => contractMessages.cancelled,
      leftOut,
    },
    tools,
  );
  if (!isDone || !answer.createReturnContract) return;
  for (const contract of fitting) await openReturnContract(contract, tools);
}

/** Lets cancelled rides go ahead again. */
export async function release(contracts: readonly ContractEntity[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(contracts, isCancelled);
  if ((await askFor(fitting, { verb: 'freigeben', confirm: 'Freigeben' }, tools)) === null) return;
  await changeContracts(
    fitting,
    {
      title: 'Freigeben',
      changes: () => released,
      waysBack: (before, written) =>
        before.stornierung === undefined ? [] : fieldsBack(before, written, stornoFields),
      done: (contract) => contractMessages.changed(numberOf(contract)),
      leftOut,
    },
    tools,
  );
}

/** Cancels what the customer asked to cancel, and confirms it to him by mail. */
export async function confirmCancellation(contracts: readonly ContractEntity[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(contracts, isAskedFor);
  const question = fitting.map((it) => confirmText('confirmCancellation', { orderNumber: numberOf(it) })).join('\n');
  const now = new Date();
  const changes = (contract: ContractEntity) => cancelled(now, contract);
  const send = () =>
    changeContracts(
      fitting,
      {
        title: 'Stornierung bestätigen',
        doneMany: contractMessages.cancellationConfirmed,
        changes,
        undoable: [],
        done: () => contractMessages.cancellationConfirmed,
        leftOut,
      },
      tools,
    );
  sendAfterReading(
    {
      title: 'Stornierung bestätigen',
      question,
      confirm: 'Stornierung bestätigen',
      danger: true,
      kind: 'cancellation',
      contracts: fitting,
      send,
    },
    tools,
  );
}

/** Marks contracts as if nobody had worked on them yet. */
export async function markNew(contracts: readonly ContractEntity[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(contracts, isNotNew);
  const sent = await Promise.all(
    fitting.map(
      async (it) =>
        (it.angebotsMailGesendet === undefined ? await fetchItem(contract, it['@id']) : it).angebotsMailGesendet,
    ),
  );
  // When the offer mail left is forgotten with the new mark, and nobody may enter it again.
  const wasOffered = sent.some((it) => it !== null);
  await changeContracts(
    fitting,
    {
      title: 'Neumerker setzen',
      doneMany: contractMessages.neumerkerReset,
      changes: () => ({ neumerker: markedNew.neumerker }),
      ...(wasOffered && { undoable: [] }),
      done: () => contractMessages.neumerkerReset,
      leftOut,
    },
    tools,
  );
}

/** Blocks all of them, or lifts the block where all are blocked. */
export async function changeBlock(block: Block, contracts: readonly ContractEntity[], tools: Tools): Promise<void> {
  const { field, on, off, name } = block;
  const isLifted = lifts(block, contracts);
  const { fitting, leftOut } =
    field === 'sperrenFuerAngebotsliste' && !isLifted
      ? sorted(contracts, mayBeBlocked)
      : { fitting: contracts, leftOut: [] };
  const said = isLifted ? `Sperre für ${name} aufgehoben` : `Für ${name} gesperrt`;
  await changeContracts(
    fitting,
    {
      title: said,
      changes: () => ({ [field]: isLifted ? off : on }),
      done: (contract) => `${said}: ${numberOf(contract)}`,
      leftOut,
    },
    tools,
  );
}
