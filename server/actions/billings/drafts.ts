import { articlePosition, taxedBilling } from '../../../src/domain/billing/printedBilling.ts';
import type { billing } from '../../../src/domain/billing/billing.ts';
import { totalsOf } from '../../../src/domain/invoice/totals.ts';
import { companyZone, timeIn, todayIn } from '../../../src/domain/time/zone.ts';
import type { Completed, Intent, Scope } from '../../write/behaviour.ts';
import { recipientOf, type takenRecipient } from '../invoices/recipients.ts';
import { paidDriver } from './printedNow.ts';

type Draft = Completed<typeof billing>;

/** Day and recipient of a new one, and the recipient anew when somebody else is chosen and nobody wrote a name. */
export async function completeRecipient(
  { kind, before, after, input }: Intent<typeof billing>,
  scope: Scope,
): Promise<Draft> {
  if (kind === 'delete' || before?.abgeschlossen) return {};
  const head =
    kind === 'create'
      ? {
          datum: after.datum ?? todayIn(companyZone, scope.now),
          zeit: after.zeit ?? timeIn(companyZone, scope.now),
        }
      : {};
  const names = ['customer', 'driver', 'alternativeRechnungsadresse'] as const;
  const isChosen = names.some((it) => after[it] !== (before?.[it] ?? null) && after[it] !== null);
  if (!isChosen || input.firma || input.nachname) return head;
  const to = await recipientOf({ ...after, altAddress: after.alternativeRechnungsadresse }, scope);
  return { ...head, ...recipientFields(to) };
}

/** The recipient of a document by the names that an LF Rechnung has for it. */
export function recipientFields(to: ReturnType<typeof takenRecipient>): Draft {
  return {
    firma: to.recipientCompany ?? null,
    anrede: to.recipientSalutation ?? null,
    vorname: to.recipientFirstName ?? null,
    nachname: to.recipientLastName ?? null,
    strasse: to.recipientStreet ?? null,
    plz: to.recipientZipcode ?? null,
    ort: to.recipientCity ?? null,
    land: to.recipientCountry ?? 'DE',
    email: to.recipientMail ?? null,
    telefon: to.recipientPhone ?? null,
    ustid: to.recipientUstid ?? null,
    steuerid: to.recipientSteuerId ?? null,
    steuernummer: to.recipientSteuerNo ?? null,
  };
}

/**
 * Sums of the articles. Who asks for it begins with no articles again (`resetArticles`), or takes back what was changed
 * of their VAT (`resetInvoiceEntries`): the usual rate, once each.
 */
export async function completeArticles(
  { kind, before, after, input }: Intent<typeof billing>,
  scope: Scope,
): Promise<Draft> {
  if (kind === 'delete' || before?.abgeschlossen) return {};
  const kept = input.resetArticles === true ? [] : after.artikeldatenArray;
  const articles =
    input.resetInvoiceEntries === true ? kept.map((it) => ({ ...it, menge: '1.00', mwst: '19' as const })) : kept;
  const positions = articles.map((it) => articlePosition(it, after));
  const { amountNet, amountTax, amountTotal } = totalsOf(
    positions,
    taxedBilling(after, await paidDriver(after, scope)),
  );
  return { artikeldatenArray: articles, nettosumme: amountNet, mwst: amountTax, rechnungsbetrag: amountTotal };
}
