import { importContract } from '../../domain/import/importContract.ts';
import { manufacturerImport } from '../../domain/import/manufacturerImport.ts';
import { allowed, refused } from '../../domain/define/verdict.ts';
import { takeBackImport } from '../../domain/import/importCalls.ts';
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
    id: 'import.takeBack',
    title: 'Import zurücknehmen …',
    icon: 'undo-2',
    places: ['vw_imports.row', 'vw_imports.toolbar'],
    on: one(manufacturerImport),
    check: ([it]) => (it ? (takeBackImport.check?.(it, {}) ?? allowed) : allowed),
    load: async () => (await import('./importRuns.ts')).takeBack,
  }),
  defineCommand({
    ...shared,
    id: 'import.driver',
    title: 'Fahrer setzen …',
    icon: 'user-round-pen',
    places: rows,
    on: some(importContract),
    check: (chosen) => (chosen.some((it) => !it.isDeclinedByLeitstand) ? allowed : refused('Die Zeile ist abgelehnt.')),
    run: (chosen, { dialog }) => dialog('import.driver', { rows: chosen }),
  }),
  defineCommand({
    ...shared,
    id: 'import.contract',
    title: 'Auftrag suchen …',
    icon: 'search',
    places: rows,
    on: one(importContract),
    check: ([it]) =>
      it?.isImported || it?.isDeclinedByLeitstand
        ? refused('Nur einer offenen Zeile kann ein Auftrag zugeordnet werden.')
        : allowed,
    run: ([row], { dialog }) => {
      if (row) dialog('import.contract', { row });
    },
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
    id: 'import.saveInfo',
    title: 'Info Fahrer übernehmen',
    caption: ([it]) => (it?.saveInfoFahrDL ? 'Info Fahrer nicht übernehmen' : 'Info Fahrer übernehmen'),
    icon: 'message-question',
    places: rows,
    on: some(importContract),
    check: (chosen) => {
      if (chosen.every((it) => it.isImported)) return refused('Schon übernommen.');
      return chosen.some((it) => it.infoFahrDL) ? allowed : refused('Die Datei sagt dem Fahrer nichts.');
    },
    load: async () => (await import('./importRuns.ts')).toggleSaveInfo,
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
