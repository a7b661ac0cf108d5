import { messageOf } from '../../api/apiErrors.ts';
import type { Entity } from '../../api/records/entities.ts';
import { update } from '../../api/records/mutations.ts';
import { ask } from '../../domain/define/verdict.ts';
import { declineLabels } from '../../domain/import/choices/importRowStates.ts';
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

/** Takes rows over: contracts are made, changed or cancelled. */
export async function accept(rows: readonly Row[], tools: Tools): Promise<void> {
  const change = { title: 'Übernehmen', changes: () => ({ isImported: true }), undoable: [], waits: true } as const;
  await changeRecords(
    importContract,
    rows,
    { ...change, done: () => 'Übernommen', failed: (message) => `Fehler beim ändern des Status: ${message}` },
    tools,
  );
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
export async function toggleConfirm(rows: readonly Row[], tools: Tools): Promise<void> {
  const confirm = rows[0]?.confirm !== true;
  await changeRecords(
    importContract,
    rows,
    {
      title: 'Bestätigung',
      changes: () => ({ confirm }),
      done: () => (confirm ? 'Wird übernommen' : 'Wird nicht übernommen'),
      failed: (message) => `Fehler beim bearbeiten: ${message}`,
    },
    tools,
  );
}

/** What is asked of the customer about these rows, for the clipboard. */
export function copyTexts(rows: readonly Row[]): Promise<void> {
  return copyText(rows.map((it) => it.copyText ?? '').join('\n'), 'Text kopiert');
}
