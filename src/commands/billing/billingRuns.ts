import { call } from '../../api/call.ts';
import { fetchFile, showFile } from '../../api/files.ts';
import type { Entity } from '../../api/records/entities.ts';
import { update } from '../../api/records/mutations.ts';
import { billing } from '../../domain/billing/billing.ts';
import { billingPdf } from '../../domain/billing/billingPdfCall.ts';
import { ask } from '../../domain/define/verdict.ts';
import { formatEuro } from '../../domain/money/amount.ts';
import { tellFailure } from '../tellFailure.ts';
import type { Tools } from '../tools.ts';

type Chosen = readonly Entity<typeof billing>[];

/** Gives it its number, after saying that nothing of it can be changed then. */
export async function close([chosen]: Chosen, tools: Tools): Promise<void> {
  if (!chosen) return;
  const kind = chosen.formulartyp ?? 'Rechnung';
  const question = `${kind} über ${formatEuro(chosen.rechnungsbetrag ?? '0.00')} abschließen? Danach steht der Beleg mit seiner Nummer fest.`;
  if ((await tools.ask({ ...ask(question), title: 'Abschließen', confirm: 'Abschließen', isFinal: true })) === null)
    return;
  try {
    const done = await update(billing, chosen['@id'], { abgeschlossen: true }, { version: chosen.version });
    tools.notify.success(`${kind} ${done.auftragsnummer ?? ''} ist abgeschlossen`);
  } catch (error) {
    tellFailure(`${kind} wurde nicht abgeschlossen`, error);
  }
}

/** Opens its paper in a tab of the browser. */
export async function print([chosen]: Chosen, tools: Tools): Promise<void> {
  if (!chosen) return;
  try {
    let said = '';
    await showFile(async () => {
      const { message, url } = await call(billingPdf, { id: chosen['@id'] });
      said = message;
      return fetchFile(url);
    });
    tools.notify.success(said);
  } catch (error) {
    tellFailure('Das PDF konnte nicht erzeugt werden', error);
  }
}

/** Begins with no articles again, after asking. */
export async function reset([chosen]: Chosen, tools: Tools): Promise<void> {
  if (!chosen) return;
  const question = 'Alle Artikel werden entfernt, die Beträge neu berechnet.';
  if ((await tools.ask({ ...ask(question), title: 'Artikel zurücksetzen', confirm: 'Zurücksetzen' })) === null) return;
  try {
    const wishes = { resetArticles: true, resetInvoiceEntries: true };
    await update(billing, chosen['@id'], wishes, { version: chosen.version });
    tools.notify.success('Artikel zurückgesetzt');
  } catch (error) {
    tellFailure('Die Artikel wurden nicht zurückgesetzt', error);
  }
}
