import { formatAmount, toCents } from '../../money/amount.ts';
import { isIban } from '../../number/iban.ts';
import { objectionToVatId, vatIdRefusal } from '../../number/taxNumbers.ts';
import { amountOf } from '../position.ts';
import { vatOf } from '../totals.ts';
import type { VatRate } from '../vat.ts';
import type { EInvoice, Party } from './eInvoice.ts';
import { fieldOf, isGiven, unless, type Finding } from './finding.ts';
import { startsWithCountry, vatIdOf } from './partyRules.ts';
import { isXmlText } from './xml.ts';

const entries = 'invoiceEntries';

/** What the official rules let pass and we do not: cents, service days, rates, and signs that no file can hold. */
export function exactRules(it: EInvoice): readonly Finding[] {
  return [
    ...it.breakdowns.flatMap(({ basis, rate, vat }) => {
      const right = vatOf(basis, (rate ?? '0') as VatRate);
      return unless(
        toCents(vat) === toCents(right),
        'LS-VAT',
        `Die Umsatzsteuer auf ${formatAmount(basis)} ist ${formatAmount(right)}, nicht ${formatAmount(vat)}.`,
        'amountTax',
      );
    }),
    ...it.lines.flatMap((line, at) => {
      const said = (rule: string, holds: boolean, sentence: string, name: string) =>
        unless(holds, rule, `Position ${at + 1}: ${sentence}`, `${entries}.${at}.${name}`);
      const right = amountOf(line);
      return [
        ...said('LS-QUANTITY', Number(line.quantity) !== 0, 'Die Menge darf nicht 0 sein.', 'quantity'),
        ...said(
          'LS-LINE',
          toCents(line.net) === toCents(right),
          `Menge mal Preis ergibt ${formatAmount(right)}.`,
          'amount',
        ),
        ...said(
          'LS-CENTS',
          /^-?\d+(\.\d{1,2})?$/.test(line.net),
          'Der Betrag hat mehr als zwei Nachkommastellen.',
          'amount',
        ),
        ...said(
          'LS-RATE',
          line.rate === null || ['0', '7', '19'].includes(line.rate),
          `${line.rate ?? ''} % ist kein Steuersatz (0, 7 oder 19).`,
          'tax',
        ),
        ...said(
          'LS-REASON',
          line.category !== 'E' || isGiven(line.reason),
          'Für 0 % fehlt der Grund. „durchlaufender Posten“ übernehmen?',
          'bruttoEqualsNetto',
        ),
        ...said('LS-SERVICE-DAY', isGiven(line.serviceDay), 'Das Leistungsdatum fehlt.', 'serviceDate'),
        ...said(
          'LS-SIGNS',
          isXmlText(`${line.name}${line.description ?? ''}`),
          'Der Text enthält ein Zeichen, das eine E-Rechnung nicht aufnehmen kann.',
          'title',
        ),
      ];
    }),
    ...[it.seller, it.buyer].flatMap(checkVatId),
    ...unless(
      !isGiven(it.payment.account?.iban) || isIban(it.payment.account.iban),
      'LS-IBAN',
      `Die IBAN „${it.payment.account?.iban ?? ''}“ ist ungültig.`,
      it.seller.record === 'company' ? 'company' : 'driver',
    ),
    ...unless(
      [...it.notes, it.seller.name, it.buyer.name, it.seller.street, it.buyer.street].every((text) =>
        isXmlText(text ?? ''),
      ),
      'LS-SIGNS',
      'Der Text enthält ein Zeichen, das eine E-Rechnung nicht aufnehmen kann.',
      'additionalText',
    ),
  ];
}

/** A VAT id that no country gives; the official rule looks at its first two letters alone. */
function checkVatId(party: Party): readonly Finding[] {
  const id = vatIdOf(party);
  const objection = id !== undefined && startsWithCountry(id) ? objectionToVatId(id) : undefined;
  return unless(
    objection === undefined,
    'LS-VAT-ID',
    vatIdRefusal(id ?? '', objection ?? ''),
    fieldOf(party, 'recipientUstid'),
  );
}
