import { isIban } from '../../number/iban.ts';
import { toCents } from '../../money/amount.ts';
import { specifications, type EInvoice } from './eInvoice.ts';
import { fieldOf, isGiven, unless, warnUnless, type Finding } from './finding.ts';

const entries = 'invoiceEntries';

/** The document as a whole, its lines and its sums. */
export function documentRules(it: EInvoice): readonly Finding[] {
  return [
    ...unless(isGiven(it.specification), 'BR-01', 'Dem Beleg fehlt sein Format.', 'customer'),
    ...unless(isGiven(it.process), 'PEPPOL-EN16931-R001', 'Dem Beleg fehlt sein Geschäftsprozess.', 'customer'),
    ...unless(isGiven(it.number), 'BR-02', 'Dem Beleg fehlt die Nummer.', 'orderNumber'),
    ...unless(isGiven(it.day), 'BR-03', 'Dem Beleg fehlt das Datum.', 'invoiceDate'),
    ...warnUnless(['380', '384', '389'].includes(it.type), 'BR-DE-17', 'Diese Art von Beleg gibt es nicht.', 'type'),
    ...warnUnless(
      it.specification !== specifications.facturX,
      'BR-DE-21',
      'Der Beleg folgt den Regeln von EN 16931, nicht denen der XRechnung.',
      'customer',
    ),
    ...unless(
      isGiven(it.buyerReference),
      'BR-DE-15',
      'Für XRechnung fehlt die Leitweg-ID oder Kostenstelle des Kunden.',
      'customer',
    ),
    ...warnUnless(
      it.type !== '384' || it.preceding !== null,
      'BR-DE-26',
      'Dem Storno fehlt die Nummer des Originals.',
      'invoice',
    ),
    ...unless(
      !it.preceding || isGiven(it.preceding.number),
      'BR-55',
      'Dem Storno fehlt die Nummer des Originals.',
      'invoice',
    ),
    ...unless(it.lines.length > 0, 'BR-16', 'Der Beleg hat keine Positionen.', entries),
    ...lineRules(it),
    ...sumRules(it),
    ...unless(
      toCents(it.totals.due) <= 0 || isGiven(it.dueDay) || isGiven(it.paymentTerms),
      'BR-CO-25',
      'Dem Beleg fehlt das Zahlungsziel.',
      'termOfPayment',
    ),
  ];
}

function lineRules(it: EInvoice): readonly Finding[] {
  return it.lines.flatMap((line, at) => {
    const named = (sentence: string) => `Position ${at + 1}: ${sentence}`;
    const field = (name: string) => `${entries}.${at}.${name}`;
    return [
      ...unless(isGiven(line.id), 'BR-21', named('Die Nummer fehlt.'), field('position')),
      ...unless(isGiven(line.quantity), 'BR-22', named('Die Menge fehlt.'), field('quantity')),
      ...unless(isGiven(line.unit), 'BR-23', named('Die Einheit fehlt.'), field('quantity')),
      ...unless(isGiven(line.net), 'BR-24', named('Der Betrag fehlt.'), field('amount')),
      ...unless(isGiven(line.name), 'BR-25', named('Die Bezeichnung fehlt.'), field('title')),
      ...unless(isGiven(line.unitPrice), 'BR-26', named('Der Preis fehlt.'), field('unitPrice')),
      ...unless(
        toCents(line.unitPrice) >= 0,
        'BR-27',
        named('Der Preis darf nicht negativ sein. Tragen Sie eine negative Menge ein.'),
        field('unitPrice'),
      ),
    ];
  });
}

function sumRules({ breakdowns, lines, totals }: EInvoice): readonly Finding[] {
  const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + toCents(amount), 0);
  const sentence = 'Die Summen des Belegs stimmen nicht.';
  const vat = sumOf(breakdowns.map((it) => it.vat));
  return [
    ...unless(toCents(totals.lines) === sumOf(lines.map((it) => it.net)), 'BR-CO-10', sentence, 'amountNet'),
    ...unless(toCents(totals.net) === toCents(totals.lines), 'BR-CO-13', sentence, 'amountNet'),
    ...unless(toCents(totals.vat) === vat, 'BR-CO-14', sentence, 'amountTax'),
    ...unless(toCents(totals.gross) === toCents(totals.net) + toCents(totals.vat), 'BR-CO-15', sentence, 'amountTotal'),
    ...unless(toCents(totals.due) === toCents(totals.gross), 'BR-CO-16', sentence, 'amountTotal'),
    ...breakdowns.flatMap((it) =>
      unless(
        Math.abs(toCents(it.vat) - (toCents(it.basis) * Number(it.rate ?? 0)) / 100) < 100,
        'BR-CO-17',
        sentence,
        'amountTax',
      ),
    ),
  ];
}

/** A transfer names an account, a direct debit its mandate, and neither what belongs to the other. */
export function paymentRules({ payment, seller }: EInvoice): readonly Finding[] {
  const { account, code, creditor, debtorIban, mandate } = payment;
  const isTransfer = code === '58';
  const isDebit = code === '59';
  const iban = fieldOf(seller, 'driver');
  const hasDebit = isGiven(mandate) || isGiven(creditor) || isGiven(debtorIban);
  const lacks = (named: string) => `Für Lastschrift fehlt ${named}.`;
  return [
    ...unless(!isTransfer || account !== null, 'BR-DE-23-a', 'Es fehlt die IBAN für die Überweisung.', iban),
    ...unless(!isTransfer || !hasDebit, 'BR-DE-23-b', 'Eine Überweisung hat kein Mandat.', 'customer'),
    ...unless(!account || isGiven(account.iban), 'BR-50', 'Es fehlt die IBAN für die Überweisung.', iban),
    ...unless(!isTransfer || isGiven(account?.iban), 'BR-61', 'Es fehlt die IBAN für die Überweisung.', iban),
    ...warnUnless(
      !isTransfer || !account || isIban(account.iban),
      'BR-DE-19',
      `Die IBAN „${account?.iban ?? ''}“ ist ungültig.`,
      iban,
    ),
    ...warnUnless(
      !isDebit || (isGiven(debtorIban) && isIban(debtorIban)),
      'BR-DE-20',
      `Die IBAN „${debtorIban ?? ''}“ ist ungültig.`,
      'customer',
    ),
    ...unless(!isDebit || hasDebit, 'BR-DE-25-a', lacks('das Mandat'), 'customer'),
    ...unless(
      !isDebit || account === null,
      'BR-DE-25-b',
      'Eine Lastschrift hat kein Konto für Überweisungen.',
      'customer',
    ),
    ...unless(!isDebit || !hasDebit || isGiven(creditor), 'BR-DE-30', lacks('die Gläubiger-ID der Firma'), 'company'),
    ...unless(!isDebit || !hasDebit || isGiven(debtorIban), 'BR-DE-31', lacks('die IBAN des Kunden'), 'customer'),
    ...unless(!isDebit || !hasDebit || isGiven(mandate), 'PEPPOL-EN16931-R061', lacks('das Mandat'), 'customer'),
  ];
}
