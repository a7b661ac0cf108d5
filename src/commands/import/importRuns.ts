import { messageOf } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import { countRows } from '../../api/calls/importRows.ts';
import type { Entity } from '../../api/records/entities.ts';
import { update } from '../../api/records/mutations.ts';
import { ask } from '../../domain/define/verdict.ts';
import { declineLabels } from '../../domain/import/choices/importRowStates.ts';
import { takeBackImport } from '../../domain/import/importCalls.ts';
import { importConfirmTexts } from '../../domain/import/choices/importConfirmTexts.ts';
import { importContract } from '../../domain/import/importContract.ts';
import { manufacturerImport } from '../../domain/import/manufacturerImport.ts';
import { copyText } from '../copyText.ts';
import { changeRecords } from '../resource/changeRecords.ts';
import type { Tools } from '../tools.ts';

type File = Entity<typeof manufacturerImport>;
type Row = Entity<typeof importContract>;

const wording = (key: (typeof importConfirmTexts.items)[number]['key'], values: Readonly<Record<string, string>>) =>
  (importConfirmTexts.items.find((it) => it.key === key)?.text ?? '').replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  );

/** Starts taking over what is confirmed; the job shows how far it is. */
export async function createContracts([file]: readonly File[], tools: Tools): Promise<void> {
  if (!file) return;
  const counts = await countRows({ import: file['@id'] });
  const text = wording('importContracts', {
    count: String(counts.confirmed),
    create: String(counts.confirmedNew),
    edit: String(counts.confirmed - counts.confirmedNew),
    reject: String(counts.FAULTY + counts.declined),
  });
  if (!(await tools.ask({ ...ask(text), title: 'Aufträge anlegen', confirm: 'Anlegen' }))) return;
  try {
    await update(manufacturerImport, file['@id'], { importContracts: true, imported: true });
    tools.notify.success('Aufträge werden angelegt', { detail: file.title ?? '' });
  } catch (error) {
    tools.notify.warning('Fehler beim bearbeiten', { detail: messageOf(error) });
  }
}

/** Sends the report after asking; it goes out once. */
export async function sendReport([file]: readonly File[], tools: Tools): Promise<void> {
  if (!file) return;
  const text = wording('importReport', { fileName: file.title ?? '', recipient: 'den Auftraggeber' });
  if (!(await tools.ask({ ...ask(text), title: 'Statusbericht senden', confirm: 'Senden', isFinal: true }))) return;
  try {
    await update(manufacturerImport, file['@id'], { sendMail: true });
    tools.notify.success('Email wurde versendet');
  } catch (error) {
    tools.notify.warning('Fehler beim bearbeiten', { detail: messageOf(error) });
  }
}

/** Takes back what was made of a file, in the background. */
export async function takeBack([file]: readonly File[], tools: Tools): Promise<void> {
  if (!file) return;
  const { imported } = await countRows({ import: file['@id'] });
  const rows = imported === 1 ? '1 übernommene Zeile' : `${String(imported)} übernommene Zeilen`;
  const text = `${rows} zurücknehmen? Angelegte Aufträge werden gelöscht, geänderte und stornierte stehen wieder wie zuvor.`;
  if (!(await tools.ask({ ...ask(text, { danger: true }), title: 'Import zurücknehmen', confirm: 'Zurücknehmen' })))
    return;
  try {
    await call(takeBackImport, { id: file['@id'] });
    tools.notify.success('Der Import wird zurückgenommen', { detail: file.title ?? '' });
  } catch (error) {
    tools.notify.warning('Fehler beim bearbeiten', { detail: messageOf(error) });
  }
}

/** Takes rows over: contracts are made, changed or cancelled; for rides that have begun somebody is asked. */
export async function accept(rows: readonly Row[], tools: Tools): Promise<void> {
  const begun = rows.filter((it) => it.isBegun && !it.isImported);
  if (begun.length > 0) {
    const numbers = begun.map((it) => it.contractNumber ?? '').join(', ');
    const text = begun.some((it) => it.effect === 'CANCEL')
      ? `Das Fahrzeug ist bereits abgeholt. Trotzdem stornieren? (${numbers})`
      : `Auftrag ${numbers} ist bereits begonnen. Trotzdem ändern?`;
    if (!(await tools.ask({ ...ask(text), title: 'Übernehmen', confirm: 'Trotzdem übernehmen' }))) return;
  }
  await takeOver(rows, { isMeant: false }, tools);
}

/** A ride may have begun since its row was read: then too somebody is asked. */
async function takeOver(rows: readonly Row[], { isMeant }: { isMeant: boolean }, tools: Tools): Promise<void> {
  const refused: string[] = [];
  await changeRecords(
    importContract,
    rows,
    {
      title: 'Übernehmen',
      changes: (it) => ({ isImported: true, ...((isMeant || it.isBegun) && { confirmBegun: true }) }),
      undoable: ['isImported'],
      waits: true,
      done: () => 'Übernommen',
      failed: (message) => {
        refused.push(message);
        return `Fehler beim ändern des Status: ${message}`;
      },
    },
    tools,
  );
  const question = refused.find((it) => !isMeant && /braucht eine Bestätigung|Trotzdem stornieren\?/u.test(it));
  if (question === undefined) return;
  if (await tools.ask({ ...ask(question), title: 'Übernehmen', confirm: 'Trotzdem übernehmen' }))
    await takeOver(rows, { isMeant: true }, tools);
}

/** Declines rows, or releases those that are declined; what was taken over is cancelled with them. */
export async function decline(rows: readonly Row[], tools: Tools): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const isRelease = first.isDeclinedByLeitstand === true;
  const made = rows.filter((it) => it.isImported);
  if (!isRelease && made.length > 0) {
    const text = wording('importDecline', {
      plate: rows.length === 1 ? (first.kennzeichen ?? '') : '',
      orderNumber: made.map((it) => it.contractNumber ?? '').join(', '),
    });
    if (!(await tools.ask({ ...ask(text, { danger: true }), title: 'Importauftrag ablehnen' }))) return;
  }
  await changeRecords(
    importContract,
    rows,
    {
      title: declineLabels[isRelease ? 'declined' : made.length > 0 ? 'imported' : 'default'],
      changes: () => ({ isDeclinedByLeitstand: !isRelease, silent: false }),
      undoable: made.length > 0 ? [] : ['isDeclinedByLeitstand'],
      waits: true,
      done: () => (isRelease ? 'Freigegeben' : 'Abgelehnt'),
      failed: (message) => `Fehler beim stornieren: ${message}`,
    },
    tools,
  );
}

/** Whether the rows are to be taken over with the next "Aufträge anlegen". */
export const toggleConfirm = (rows: readonly Row[], tools: Tools): Promise<void> =>
  toggle('confirm', { title: 'Bestätigung', on: 'Wird übernommen', off: 'Wird nicht übernommen' }, { rows, tools });

/** Whether what the file says to the driver goes to the contracts of these rows. */
export const toggleSaveInfo = (rows: readonly Row[], tools: Tools): Promise<void> =>
  toggle(
    'saveInfoFahrDL',
    { title: 'Info Fahrer', on: 'Info Fahrer wird übernommen', off: 'Info Fahrer bleibt liegen' },
    { rows, tools },
  );

/** All rows become what the first one is not. */
async function toggle(
  flag: 'confirm' | 'saveInfoFahrDL',
  { title, on, off }: { readonly title: string; readonly on: string; readonly off: string },
  { rows, tools }: { readonly rows: readonly Row[]; readonly tools: Tools },
): Promise<void> {
  const isOn = rows[0]?.[flag] !== true;
  await changeRecords(
    importContract,
    rows,
    {
      title,
      changes: () => ({ [flag]: isOn }),
      done: () => (isOn ? on : off),
      failed: (message) => `Fehler beim bearbeiten: ${message}`,
    },
    tools,
  );
}

/** What is asked of the customer about these rows, for the clipboard. */
export function copyTexts(rows: readonly Row[]): Promise<void> {
  return copyText(rows.map((it) => it.copyText ?? '').join('\n'), 'Text kopiert');
}
