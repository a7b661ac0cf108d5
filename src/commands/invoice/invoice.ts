import type { SomeOf } from '../../domain/define/row.ts';
import { allowed, refused, strictest } from '../../domain/define/verdict.ts';
import {
  checkCancelDocument,
  checkClearNumber,
  checkComplete,
  checkObjection,
  checkSendDocument,
} from '../../domain/invoice/documentActions.ts';
import { invoice } from '../../domain/invoice/invoice.ts';
import { defineCommand, one, some, type Command } from '../command.ts';

const runs = () => import('./invoiceRuns.ts');
const shared = {
  group: 'Beleg',
  area: 'billing',
  needsWrite: true,
  places: ['invoices.row', 'invoices.toolbar'],
} as const;

/** What can be done with documents beyond changing their drafts: complete, send, take back. */
export const invoiceCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'invoice.complete',
    title: 'Abschließen …',
    icon: 'check-check',
    hotkey: 'alt+b',
    on: some(invoice),
    check: (rows) => strictest(rows.map(checkComplete)),
    load: async () => (await runs()).complete,
  }),
  defineCommand({
    ...shared,
    id: 'invoice.send',
    title: 'Verschicken …',
    icon: 'send',
    hotkey: 'alt+v',
    on: some(invoice),
    check: (rows) => strictest(rows.map(checkSendDocument)),
    run: (documents, tools) => tools.dialog('invoice.send', { documents }),
  }),
  defineCommand({
    ...shared,
    id: 'invoice.show',
    title: 'Beleg als PDF',
    icon: 'file-text',
    on: one(invoice),
    load: async () => (await runs()).show,
  }),
  defineCommand({
    ...shared,
    id: 'invoice.cancel',
    title: 'Storno erstellen …',
    words: 'stornieren',
    icon: 'undo-2',
    on: one(invoice),
    check: ([it]) => (it ? checkCancelDocument(it) : allowed),
    load: async () => (await runs()).cancel,
  }),
  defineCommand({
    ...shared,
    id: 'invoice.rebuildEntries',
    title: 'Positionen neu aufbauen …',
    words: 'Artikel',
    icon: 'refresh-cw',
    on: one(invoice),
    check: ([it]) => whyNotRebuilt(it, true),
    load: async () => (await runs()).rebuildEntries,
  }),
  defineCommand({
    ...shared,
    id: 'invoice.rebuildAddress',
    title: 'Empfänger neu übernehmen …',
    words: 'Adresse',
    icon: 'refresh-cw',
    on: one(invoice),
    check: ([it]) => whyNotRebuilt(it, false),
    load: async () => (await runs()).rebuildAddress,
  }),
  defineCommand({
    ...shared,
    id: 'invoice.additionalDocs',
    title: 'Zusatzdokumente …',
    words: 'Auslagen Aufträge',
    icon: 'file-plus',
    on: one(invoice),
    run: ([document], tools) => document && tools.dialog('invoice.additionalDocs', { document }),
  }),
  defineCommand({
    ...shared,
    id: 'invoice.objection',
    title: 'Widerspruch erfassen …',
    icon: 'octagon-x',
    on: one(invoice),
    check: ([it]) => (it ? checkObjection(it) : allowed),
    run: ([document], tools) => document && tools.dialog('invoice.objection', { document }),
  }),
  defineCommand({
    ...shared,
    id: 'invoice.clearNumber',
    title: 'Nummer entfernen …',
    icon: 'x',
    on: one(invoice),
    check: ([it]) => (it ? checkClearNumber(it) : allowed),
    load: async () => (await runs()).clearNumber,
  }),
];

type Draft = SomeOf<typeof invoice, 'invoiceCompleted' | 'contracts'>;

function whyNotRebuilt(it: Draft | undefined, needsContracts: boolean) {
  if (it?.invoiceCompleted) return refused('Der Beleg ist abgeschlossen.');
  return needsContracts && it?.contracts?.length === 0 ? refused('Der Beleg hat keine Aufträge.') : allowed;
}
