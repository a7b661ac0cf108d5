import { toCents } from '../../money/amount.ts';
import type { VatCategory } from '../vat.ts';
import type { Breakdown, EInvoice } from './eInvoice.ts';
import { fieldOf, isGiven, unless, type Finding } from './finding.ts';
import { numberMissing, vatIdOf } from './partyRules.ts';

/** What EN 16931 calls each category in the numbers of its rules. */
const codes: Readonly<Record<VatCategory, string>> = { S: 'S', E: 'E', AE: 'AE', O: 'O' };
const entries = 'invoiceEntries';

/** Whether every line has its category, every category its breakdown, and every rate of 0 its reason. */
export function vatRules(it: EInvoice): readonly Finding[] {
  const used = [
    ...new Set([...it.lines.flatMap((line) => line.category ?? []), ...it.breakdowns.map((b) => b.category)]),
  ];
  return [
    ...it.lines.flatMap((line, at) =>
      unless(line.category !== null, 'BR-CO-04', `Position ${at + 1}: Die Umsatzsteuer fehlt.`, `${entries}.${at}.tax`),
    ),
    ...unless(it.breakdowns.length > 0, 'BR-CO-18', 'Der Beleg hat keine Positionen.', entries),
    ...used.flatMap((category) => ofCategory(it, category)),
    ...it.breakdowns.flatMap(({ rate }) =>
      unless(isGiven(rate), 'BR-DE-14', 'Der Umsatzsteuer fehlt ihr Satz.', entries),
    ),
  ];
}

function ofCategory(it: EInvoice, category: VatCategory): readonly Finding[] {
  const code = codes[category];
  const lines = it.lines.filter((line) => line.category === category);
  const groups = it.breakdowns.filter((group) => group.category === category);
  const sentence = 'Die Umsatzsteuer passt nicht zu den Positionen.';
  return [
    ...unless(lines.length === 0 || groups.length > 0, `BR-${code}-01`, sentence, entries),
    ...numbersFor(it, category),
    ...rateRules(it, category),
    ...groups.flatMap((group) => [
      ...unless(isWithin(basisOf(it, group), group.basis, 100), `BR-${code}-08`, sentence, entries),
      ...unless(isRightVat(group), `BR-${code}-09`, sentence, entries),
      ...reasonOf(it, group),
    ]),
    ...(category === 'O' ? aloneRules(it) : []),
  ];
}

/** Which numbers of the tax office each category wants or forbids. */
function numbersFor(it: EInvoice, category: VatCategory): readonly Finding[] {
  const { seller, buyer } = it;
  if (category === 'O') {
    const isBare = vatIdOf(seller) === undefined && vatIdOf(buyer) === undefined;
    return unless(
      isBare,
      'BR-O-02',
      'Auf einem Beleg über nicht steuerbare Leistungen steht keine USt-IdNr.',
      'skipTax',
    );
  }
  const sellerHas = seller.taxNumbers.length > 0;
  const hasBuyer = category !== 'AE' || vatIdOf(buyer) !== undefined || isGiven(buyer.register);
  return unless(
    sellerHas && hasBuyer,
    `BR-${codes[category]}-02`,
    sellerHas
      ? 'Für eine Rechnung ohne Umsatzsteuer in das EU-Ausland fehlt die USt-IdNr. des Kunden.'
      : numberMissing(seller),
    sellerHas ? 'customer' : fieldOf(seller, 'recipientUstid'),
  );
}

function rateRules(it: EInvoice, category: VatCategory): readonly Finding[] {
  const isRight = (rate: string | null) => {
    if (category === 'O') return rate === null;
    return category === 'S' ? Number(rate ?? 0) > 0 : rate !== null && Number(rate) === 0;
  };
  return it.lines.flatMap((line, at) =>
    unless(
      line.category !== category || isRight(line.rate),
      `BR-${codes[category]}-05`,
      `Position ${at + 1}: ${line.rate ?? '–'} % ist kein Steuersatz (0, 7 oder 19).`,
      `${entries}.${at}.tax`,
    ),
  );
}

/** A rate of 0 has a reason, any other has none. */
function reasonOf(it: EInvoice, { category, reason, reasonCode }: Breakdown): readonly Finding[] {
  const has = isGiven(reason) || isGiven(reasonCode);
  const at = it.lines.findIndex((line) => line.category === category);
  return unless(
    category === 'S' ? !has : has,
    `BR-${codes[category]}-10`,
    category === 'S'
      ? 'Zu einem Steuersatz gehört kein Grund für eine Befreiung.'
      : `Position ${at + 1}: Für 0 % fehlt der Grund. „durchlaufender Posten“ übernehmen?`,
    `${entries}.${Math.max(at, 0)}.bruttoEqualsNetto`,
  );
}

/** What is not taxable here stands beside nothing else. */
function aloneRules(it: EInvoice): readonly Finding[] {
  const sentence = 'Nicht steuerbare Positionen dürfen nicht neben anderen stehen.';
  return [
    ...unless(
      it.breakdowns.every((group) => group.category === 'O'),
      'BR-O-11',
      sentence,
      entries,
    ),
    ...unless(
      it.lines.every((line) => line.category === 'O'),
      'BR-O-12',
      sentence,
      entries,
    ),
  ];
}

function basisOf(it: EInvoice, { category, rate }: Breakdown): string {
  const isInGroup = (line: EInvoice['lines'][number]) =>
    line.category === category && (category === 'O' || Number(line.rate ?? 0) === Number(rate ?? 0));
  return String(it.lines.reduce((sum, line) => sum + (isInGroup(line) ? toCents(line.net) : 0), 0) / 100);
}

/** The official rules let less than 1 € pass; `exactRules` do not. */
function isWithin(one: string, other: string, cents: number): boolean {
  return Math.abs(toCents(one) - toCents(other)) < cents;
}

function isRightVat({ category, basis, rate, vat }: Breakdown): boolean {
  if (category !== 'S') return toCents(vat) === 0;
  return Math.abs(toCents(vat) - (toCents(basis) * Number(rate ?? 0)) / 100) < 100;
}
