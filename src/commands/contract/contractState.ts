import type { Written } from '../../api/records/bulkChange.ts';
import { fetchItem } from '../../api/records/queries.ts';
import { contract } from '../../domain/contract/contract.ts';
import { checkRequested, stateOperations, mayDo } from '../../domain/contract/stateOperations.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { checkOfferListBlock } from '../../domain/contract/offerListBlock.ts';
import { markedNew } from '../../domain/contract/stateChanges.ts';
import { cancelled, checkStorno, isUntold, released } from '../../domain/contract/storno.ts';
import { allOf } from '../../domain/question/allOf.ts';
import { confirmText } from '../../domain/question/confirmText.ts';
import { changeOrders } from './changeOrders.ts';
import { fieldsBack } from '../resource/changeRecords.ts';
import { defineCommand, some, type Command } from '../command.ts';
import { someOf, sorted } from './contractChanges.ts';
import { bundleOf, countOf, driverOf, numberOf, statusOf, type Order } from './contractFacts.ts';
import { refuseWhenMailLeft } from '../mail/mailLeft.ts';
import { openReturnOrder } from './openOrderFrom.ts';
import { sendAfterReading } from '../mail/sendAfterReading.ts';
import type { Tools } from '../tools.ts';

const shared = {
  places: ['contracts.selection', 'contracts.row', 'contracts.toolbar'],
  on: some(contract),
  area: 'contracts',
  needsWrite: true,
} as const;

/** Drivers in a question; more are counted. */
const mostNamed = 5;

const isRunning = (order: Order) => mayDo(stateOperations.cancel, order);
const isCancelled = (order: Order) =>
  mayDo(stateOperations.release, { ...order, isStorniert: order.isStorniert === true });
const isAskedFor = (order: Order) => checkRequested(order);
const isNotNew = (order: Order) => mayDo(stateOperations.markNew, order);
const mayBeBlocked = (order: Order) => checkOfferListBlock(order);

/** A question about all the orders at once; null when the person declined. */
function askFor(orders: readonly Order[], { verb, confirm }: { verb: string; confirm: string }, tools: Tools) {
  const driver = driversOf(orders);
  const verdict = allOf(
    orders.map((it) =>
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
  const [first] = orders;
  return tools.ask({
    ...verdict,
    title: `${orders.length === 1 && first ? `Auftrag ${numberOf(first)}` : countOf(orders.length)} ${verb}`,
    confirm,
  });
}

/** Everybody who would be told that a ride is off; null when nobody drives. */
function driversOf(orders: readonly Order[]): string | null {
  const names = [...new Set(orders.flatMap((it) => driverOf(it)?.name ?? []))];
  return names.length === 0 ? null : names.length <= mostNamed ? names.join(', ') : `${String(names.length)} Fahrer`;
}

const stornoFields = ['isStorniert', 'stornierung', 'cancellationRequested'] as const;

async function cancel(orders: readonly Order[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(orders, isRunning);
  const answer: Readonly<Record<string, boolean>> | null = await askFor(
    fitting,
    { verb: 'stornieren', confirm: 'Stornieren' },
    tools,
  );
  if (answer === null) return;
  const now = new Date();
  const changes = (order: Order) => ({
    ...cancelled(now, order),
    ...(answer['deactivateBundle'] && { deactivateBundle: true }),
    ...(answer['driverChangedWithStornoMail'] &&
      order.driver && {
        driverChangedWithStornoMail: true,
        ...(isUntold(order, answer) && { mailsWaitForUndo: true }),
      }),
  });
  const mailed: Order[] = [];
  const waysBack = (before: Order, written: Written<typeof contract>) => {
    if (!isUntold(before, answer)) return [];
    const isMailed = answer['driverChangedWithStornoMail'] === true && Boolean(before.driver);
    if (isMailed && written.after) mailed.push(written.after);
    const mails = isMailed && { withdrawWaitingMails: true, driverChangedWithMail: true };
    return fieldsBack(before, written, stornoFields).map((it) => ({ ...it, patch: { ...it.patch, ...mails } }));
  };
  const mayUndo = () => refuseWhenMailLeft(mailed);
  const isDone = await changeOrders(
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
  if (!isDone || !answer['createReturnOrder']) return;
  for (const order of fitting) await openReturnOrder(order, tools);
}

async function release(orders: readonly Order[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(orders, isCancelled);
  if ((await askFor(fitting, { verb: 'freigeben', confirm: 'Freigeben' }, tools)) === null) return;
  await changeOrders(
    fitting,
    {
      title: 'Freigeben',
      changes: () => released,
      waysBack: (before, written) =>
        before.stornierung === undefined ? [] : fieldsBack(before, written, stornoFields),
      done: (order) => contractMessages.changed(numberOf(order)),
      leftOut,
    },
    tools,
  );
}

async function confirmCancellation(orders: readonly Order[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(orders, isAskedFor);
  const question = fitting.map((it) => confirmText('confirmCancellation', { orderNumber: numberOf(it) })).join('\n');
  const now = new Date();
  const changes = (order: Order) => cancelled(now, order);
  const send = () =>
    changeOrders(
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
      orders: fitting,
      send,
    },
    tools,
  );
}

async function markNew(orders: readonly Order[], tools: Tools): Promise<void> {
  const { fitting, leftOut } = sorted(orders, isNotNew);
  const sent = await Promise.all(
    fitting.map(
      async (it) =>
        (it.angebotsMailGesendet === undefined ? await fetchItem(contract, it['@id']) : it).angebotsMailGesendet,
    ),
  );
  // When the offer mail left is forgotten with the new mark, and nobody may enter it again.
  const wasOffered = sent.some((it) => it !== null);
  await changeOrders(
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

type Block = {
  readonly field: 'sperrenfuerrechnung' | 'sperrenfuergutschrift' | 'sperrenFuerAngebotsliste';
  readonly on: string | boolean;
  readonly off: string | boolean;
  readonly name: string;
};

const lifts = ({ field, on }: Block, orders: readonly Order[]) => orders.every((it) => it[field] === on);

/** Blocks all of them, or lifts the block where all are blocked. */
const changeBlock = async (block: Block, orders: readonly Order[], tools: Tools) => {
  const { field, on, off, name } = block;
  const isLifted = lifts(block, orders);
  const { fitting, leftOut } =
    field === 'sperrenFuerAngebotsliste' && !isLifted ? sorted(orders, mayBeBlocked) : { fitting: orders, leftOut: [] };
  const said = isLifted ? `Sperre für ${name} aufgehoben` : `Für ${name} gesperrt`;
  await changeOrders(
    fitting,
    {
      title: said,
      changes: () => ({ [field]: isLifted ? off : on }),
      done: (order) => `${said}: ${numberOf(order)}`,
      leftOut,
    },
    tools,
  );
};

/** The command of a block, called by what it would do. */
function blockCommand({
  id,
  title,
  icon,
  block,
}: Pick<Command, 'id' | 'title' | 'icon'> & { readonly block: Block }): Command {
  return defineCommand({
    ...shared,
    id,
    title: `${title} setzen oder aufheben`,
    caption: (orders) => `${title} ${lifts(block, orders) ? 'aufheben' : 'setzen'}`,
    group: blocks,
    icon,
    ...(block.field === 'sperrenFuerAngebotsliste' && { check: someOf(mayBeBlocked) }),
    run: (orders, tools) => changeBlock(block, orders, tools),
  });
}

const states = 'Storno und Merker';
const blocks = 'Sperren';

/** What can be done about the state of orders: storno, new mark, blocks. */
export const contractStateCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'contract.cancel',
    title: 'Stornieren …',
    group: states,
    icon: 'ban',
    check: someOf(isRunning),
    run: cancel,
  }),
  defineCommand({
    ...shared,
    id: 'contract.release',
    title: 'Storno freigeben …',
    group: states,
    icon: 'rotate-ccw',
    check: someOf(isCancelled),
    run: release,
  }),
  defineCommand({
    ...shared,
    places: [...shared.places, 'contracts.request'],
    id: 'contract.confirmCancellation',
    title: 'Stornierung bestätigen …',
    group: states,
    icon: 'circle-check',
    check: someOf(isAskedFor),
    run: confirmCancellation,
  }),
  defineCommand({
    ...shared,
    id: 'contract.markNew',
    title: 'Neumerker setzen',
    group: states,
    icon: 'sparkles',
    check: someOf(isNotNew),
    run: markNew,
  }),
  blockCommand({
    id: 'contract.blockInvoice',
    title: 'Rechnungssperre',
    icon: 'receipt-euro',
    block: { field: 'sperrenfuerrechnung', on: '1', off: '0', name: 'Rechnung' },
  }),
  blockCommand({
    id: 'contract.blockCredit',
    title: 'Gutschriftsperre',
    icon: 'file-minus',
    block: { field: 'sperrenfuergutschrift', on: '1', off: '0', name: 'Gutschrift' },
  }),
  blockCommand({
    id: 'contract.blockOffer',
    title: 'Angebotslisten-Sperre',
    icon: 'lock',
    block: { field: 'sperrenFuerAngebotsliste', on: true, off: false, name: 'Angebotsliste' },
  }),
];
