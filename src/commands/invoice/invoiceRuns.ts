import { messageOf } from '../../api/apiErrors.ts';
import { fetchFile, showFile } from '../../api/files.ts';
import type { Entity } from '../../api/records/entities.ts';
import { refetchLists } from '../../api/records/listUpkeep.ts';
import { create, update } from '../../api/records/mutations.ts';
import { choiceOf } from '../../domain/choices/choices.ts';
import { billingConfirmTexts } from '../../domain/billing/choices/billingConfirmTexts.ts';
import { ask } from '../../domain/define/verdict.ts';
import { documentName, asNumbered } from '../../domain/invoice/documentActions.ts';
import { invoice } from '../../domain/invoice/invoice.ts';
import { formatEuro, fromCents, toCents } from '../../domain/money/amount.ts';
import { filledText } from '../../domain/question/filledText.ts';
import { changeRecords } from '../resource/changeRecords.ts';
import { urlOf } from '../selection.ts';
import type { Tools } from '../tools.ts';

type Document = Entity<typeof invoice>;
type Documents = readonly Document[];
type QuestionKey = (typeof billingConfirmTexts.items)[number]['key'];

/** The literal question of the specification about a document. */
function questionOf(key: QuestionKey, it: Document, more: Readonly<Record<string, string>> = {}) {
  const text = choiceOf(billingConfirmTexts, key);
  const values = {
    type: it.type ?? 'Rechnung',
    number: it.orderNumber ?? '',
    amount: formatEuro(it.amountTotal),
    ...more,
  };
  return { ...ask(filledText(text?.text ?? '', values)), title: filledText(text?.label ?? '', values) };
}

/** Names series, recipients and sum, then gives each its number; what is refused stays ticked and says why. */
export async function complete(documents: Documents, tools: Tools): Promise<void> {
  const [only] = documents;
  if (!only) return;
  const count = documents.length;
  const question =
    count === 1
      ? `${questionOf('completeInvoice', only).question}\n\n${seriesLines(documents).join('\n')}\nEmpfänger: ${recipientOf(only)}`
      : [
          `${String(count)} Belege über ${sumOf(documents)} brutto abschließen? Die Nummern werden endgültig vergeben, danach ist nur noch ein Storno möglich.`,
          '',
          ...seriesLines(documents),
          `Empfänger: ${namesOf(documents)}`,
        ].join('\n');
  const title = count === 1 ? questionOf('completeInvoice', only).title : 'Belege abschließen';
  if ((await tools.ask({ ...ask(question), title, confirm: 'Abschließen', isFinal: true })) === null) return;
  await changeRecords(
    invoice,
    asNumbered(documents),
    {
      title: 'Belege abschließen',
      named: (it) => `${documentName(it)}, ${recipientOf(it)}`,
      changes: () => ({ invoiceCompleted: true }),
      waits: true,
      undoable: [],
      done: (it) => `${it.type ?? 'Rechnung'} abgeschlossen`,
      doneMany: 'Abgeschlossen',
      detail: `${count === 1 ? 'Der Beleg wird' : 'Die Belege werden'} erzeugt. Senden ist danach möglich.`,
      failed: (message) => message,
    },
    tools,
  );
}

/** Shows the paper: the file of a completed document, of a draft how it looks now. */
export async function show([it]: Documents): Promise<void> {
  if (it) await showFile(() => fetchFile(`${it['@id']}/document`));
}

/** Takes a document back by a Storno, which opens beside. */
export async function cancel([it]: Documents, tools: Tools): Promise<void> {
  if (!it) return;
  const answer = await tools.ask({ ...questionOf('invoiceStorno', it), confirm: 'Storno erstellen', isFinal: true });
  if (answer !== null) await makeStorno(it, tools);
}

/** The Storno without a question, where that was asked already. */
export async function makeStorno(it: Document, tools: Tools): Promise<void> {
  try {
    const made = await create(invoice, { invoice: it['@id'] });
    refetchLists(invoice.path);
    tools.notify.success('Storno erstellt', { detail: `${documentName(made)} zu ${documentName(it)}` });
    tools.open(urlOf(made['@id']), 'tab');
  } catch (error) {
    tools.notify.error('Storno nicht erstellt', { detail: messageOf(error) });
  }
}

/** Makes the positions anew of what the contracts say now (R28). */
export function rebuildEntries([it]: Documents, tools: Tools): Promise<void> {
  const question =
    'Die Positionen werden aus den Aufträgen neu aufgebaut. Was von Hand geändert wurde, geht verloren; Zusatzdokumente werden ungültig. Fortfahren?';
  return rebuild(it, tools, {
    question,
    title: 'Positionen neu aufbauen',
    wish: { resetInvoiceEntries: true, resetArticles: true },
    done: 'Positionen neu aufgebaut',
  });
}

/** Takes the recipient over anew from customer, billing address or driver (R28). */
export function rebuildAddress([it]: Documents, tools: Tools): Promise<void> {
  return rebuild(it, tools, {
    question: 'Der Empfänger wird neu übernommen. Was von Hand geändert wurde, geht verloren. Fortfahren?',
    title: 'Empfänger neu übernehmen',
    wish: { resetAddress: true },
    done: 'Empfänger neu übernommen',
  });
}

/** A number that a draft brought from old data goes, so that completing gives it a new one. */
export async function clearNumber([it]: Documents, tools: Tools): Promise<void> {
  if (!it) return;
  const answer = await tools.ask({ ...questionOf('clearInvoiceNumber', it), confirm: 'Nummer entfernen' });
  if (answer !== null) await write(it, tools, { wish: { clearNumber: true }, done: 'Nummer entfernt' });
}

type Wish = {
  readonly resetInvoiceEntries?: true;
  readonly resetArticles?: true;
  readonly resetAddress?: true;
  readonly clearNumber?: true;
};
type Written = { readonly wish: Wish; readonly done: string };

async function rebuild(
  it: Document | undefined,
  tools: Tools,
  { question, title, ...what }: Written & { readonly question: string; readonly title: string },
): Promise<void> {
  if (!it) return;
  if ((await tools.ask({ ...ask(question), title, confirm: 'Neu aufbauen' })) !== null) await write(it, tools, what);
}

async function write(it: Document, tools: Tools, { wish, done }: Written): Promise<void> {
  try {
    await update(invoice, it['@id'], wish, { version: it.version });
    refetchLists('invoice_entries');
    tools.notify.success(done, { detail: documentName(it) });
  } catch (error) {
    tools.notify.error(`${documentName(it)} nicht geändert`, { detail: messageOf(error) });
  }
}

function recipientOf(it: Document): string {
  return it.recipientCompany || it.recipientLastName || '–';
}

function namesOf(documents: Documents): string {
  const names = [...new Set(documents.map(recipientOf))];
  return names.slice(0, 5).join(', ') + (names.length > 5 ? ` und ${String(names.length - 5)} weitere` : '');
}

function sumOf(documents: Documents): string {
  return formatEuro(fromCents(documents.reduce((sum, it) => sum + toCents(it.amountTotal ?? '0.00'), 0)));
}

/** „Nummernkreis Rechnung 2026: 3 Belege über 1.071,59 €“ for each series that gives numbers. */
function seriesLines(documents: Documents): readonly string[] {
  const series = Map.groupBy(documents, (it) => `${it.type ?? 'Rechnung'} ${it.invoiceDate?.slice(0, 4) ?? ''}`.trim());
  return [...series].map(
    ([name, of]) =>
      `Nummernkreis ${name}: ${of.length === 1 ? '1 Beleg' : `${String(of.length)} Belege`} über ${sumOf(of)}`,
  );
}
