import { importContract } from '../../domain/import/importContract.ts';
import { manufacturerImport } from '../../domain/import/manufacturerImport.ts';
import { allowed, refused } from '../../domain/define/verdict.ts';
import { defineCommand, one, some, type Command } from '../command.ts';

const rows = ['import_contracts.row', 'import_contracts.selection'];
const shared = { group: 'Import', area: 'imports', needsWrite: true } as const;

/** What can be done with files that were read in, and with their rows (document 2, section 4). */
export const importCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'import.create',
    title: 'Aufträge anlegen …',
    icon: 'file-plus',
    places: ['vw_imports.row', 'vw_imports.toolbar'],
    on: one(manufacturerImport),
    check: ([it]) => (it?.allContractsImported ? refused('Alle Zeilen sind schon übernommen.') : allowed),
    load: async () => (await import('./importRuns.ts')).createContracts,
  }),
  defineCommand({
    ...shared,
    id: 'import.report',
    title: 'Statusbericht senden …',
    icon: 'send',
    places: ['vw_imports.row', 'vw_imports.toolbar'],
    on: one(manufacturerImport),
    check: ([it]) => (it?.send ? refused('Der Statusbericht ist schon gesendet.') : allowed),
    load: async () => (await import('./importRuns.ts')).sendReport,
  }),
  defineCommand({
    ...shared,
    id: 'import.accept',
    title: 'Übernehmen',
    icon: 'check',
    places: rows,
    on: some(importContract),
    check: (chosen) => (chosen.every((it) => it.isImported) ? refused('Schon übernommen.') : allowed),
    load: async () => (await import('./importRuns.ts')).accept,
  }),
  defineCommand({
    ...shared,
    id: 'import.decline',
    title: 'Ablehnen …',
    caption: ([it]) => (it?.isDeclinedByLeitstand ? 'Freigeben' : it?.isImported ? 'Stornieren …' : 'Ablehnen …'),
    icon: 'x',
    places: rows,
    on: some(importContract),
    load: async () => (await import('./importRuns.ts')).decline,
  }),
  defineCommand({
    ...shared,
    id: 'import.confirm',
    title: 'Bestätigung umschalten',
    icon: 'list-checks',
    places: rows,
    on: some(importContract),
    check: (chosen) => (chosen.every((it) => it.isImported) ? refused('Schon übernommen.') : allowed),
    load: async () => (await import('./importRuns.ts')).toggleConfirm,
  }),
  defineCommand({
    ...shared,
    id: 'import.copyText',
    title: 'Text kopieren',
    icon: 'copy',
    places: rows,
    on: some(importContract),
    load: async () => (await import('./importRuns.ts')).copyTexts,
  }),
];
