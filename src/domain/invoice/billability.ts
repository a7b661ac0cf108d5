import { formatEuro, type Amount } from '../money/amount.ts';
import { formatKm } from '../km/formatKm.ts';
import { expenseTypes } from '../protocol/choices/expenseTypes.ts';
import { protocolStates } from '../protocol/choices/protocolStates.ts';
import { formatDate } from '../time/formatDay.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import { choiceOf, labelOf } from '../choices/choices.ts';
import { jobCategories } from '../choices/jobCategories.ts';
import type { ObstacleKey } from '../billing/obstacles.ts';
import { agreementMissing } from '../driver/agreementHolds.ts';

/** One thing that stands between a contract and its document: red keeps it off, yellow asks (document wordings). */
export type Obstacle = {
  /** By which lists are filtered for it. */
  readonly key: ObstacleKey;
  readonly word: string;
  readonly sentence: string;
  readonly tone: 'red' | 'yellow';
};

/** What is known of a contract when a document is to be made of it. */
export type BillableFacts = {
  readonly testContract: boolean;
  readonly isStorniert: boolean;
  readonly leerfahrt: boolean;
  /** Who blocked it and when, where that is known. */
  readonly blocked: { readonly by: string | null; readonly day: CalendarDay | null } | null;
  /** The document it stands on that no Storno has cancelled; without number while that is a draft. */
  readonly document: {
    readonly number: string | null;
    readonly day: CalendarDay;
    readonly by: string | null;
    /** When somebody last changed outlays or waiting times after that; the document stays as it is. */
    readonly costsChangedOn?: CalendarDay | null;
  } | null;
  readonly protocolState: string | null;
  /** Minutes that the driver waited and nobody has approved (R21). */
  readonly unapprovedMinutes?: number;
  /** What the driver laid out without a receipt in the protocol. */
  readonly withoutReceipt?: readonly { readonly type: string | null; readonly amount: Amount | null }[];
  /** How far the driven distance is from the planned one, where that is too much (`isFarOff`). */
  readonly kmOff?: number | null;
};
export type ChargeableFacts = BillableFacts & {
  readonly hasRecipient: boolean;
  /** It stands on a draft without VAT whose recipient is in Germany. */
  readonly skipsTaxHere?: boolean;
  readonly auftragswert: Amount | null;
  readonly distance: number | null;
  /** The customer's price list and how far it reaches. */
  readonly priceGroup: { readonly name: string; readonly reaches: number } | null;
};
export type CreditableFacts = BillableFacts & {
  readonly gutschriftpreis: Amount | null;
  readonly driver: {
    readonly name: string;
    readonly group: number | null;
    readonly hasTaxNumber: boolean;
    readonly hasAgreement: boolean;
    /** The company only asks where there is none. */
    readonly asksWithoutAgreement?: boolean;
  } | null;
};

const red = (key: ObstacleKey, word: string, sentence: string): Obstacle => ({ key, word, sentence, tone: 'red' });
const yellow = (key: ObstacleKey, word: string, sentence: string): Obstacle => ({
  key,
  word,
  sentence,
  tone: 'yellow',
});

/** What keeps a contract off an invoice, the weightiest first (R23). */
export function obstaclesToInvoice(facts: ChargeableFacts): readonly Obstacle[] {
  return [
    ...common(facts),
    ...(facts.auftragswert === null ? [withoutValue(facts)] : []),
    ...(facts.hasRecipient ? [] : [red('withoutRecipient', 'ohne Empfänger', 'Dem Auftrag fehlt der Auftraggeber.')]),
    ...(facts.skipsTaxHere ? [red('skipTax', 'skipTax', skippedTaxHere)] : []),
    ...questions(facts, facts.auftragswert),
  ];
}

/** What keeps a contract off a credit note, the weightiest first (R24). */
export function obstaclesToCredit(facts: CreditableFacts): readonly Obstacle[] {
  return [
    ...common(facts),
    ...(facts.gutschriftpreis === null
      ? [red('withoutAmount', 'kein Gutschriftpreis', 'Der Gutschriftpreis fehlt.')]
      : []),
    ...obstaclesOfDriver(facts.driver),
    ...askedOfDriver(facts.driver),
    ...questions(facts, facts.gutschriftpreis),
  ];
}

/** The refusal of a document, with the numbers of the contracts that one sentence keeps off it. */
export function refusalOf(numbers: readonly string[], sentence: string): string {
  return `Nicht abrechenbar: ${numbers.join(', ')}. ${sentence}`;
}

/** The question before contracts are billed whose protocols are still open. */
export function openQuestion(numbers: readonly string[]): string {
  const who = numbers.length === 1 ? '1 Auftrag ist' : `${String(numbers.length)} Aufträge sind`;
  return `${who} noch nicht abgeschlossen: ${numbers.join(', ')}. Trotzdem abrechnen?`;
}

function common({ blocked, document, testContract }: BillableFacts): readonly Obstacle[] {
  return [
    ...(blocked ? [red('blocked', 'gesperrt', blockedBy(blocked))] : []),
    ...(document ? [standsOn(document)] : []),
    ...(testContract ? [red('test', 'Testauftrag', 'Testaufträge werden nicht abgerechnet.')] : []),
  ];
}

function blockedBy({ by, day }: NonNullable<BillableFacts['blocked']>): string {
  const who = [by ? ` von ${by}` : '', day ? ` am ${formatDate(day)}` : ''].join('');
  return `Für die Abrechnung gesperrt${who}.`;
}

function standsOn({ number, day, by, costsChangedOn }: NonNullable<BillableFacts['document']>): Obstacle {
  if (number === null)
    return red('drafted', 'im Entwurf', `Steht im Entwurf von ${by ?? 'jemandem'} vom ${formatDate(day)}.`);
  const sentence = `Bereits abgerechnet mit ${number} vom ${formatDate(day)}.`;
  return costsChangedOn
    ? red('billed', `${number} · Kosten geändert`, `${sentence} ${costsChangedSince(costsChangedOn)}`)
    : red('billed', number, sentence);
}

const costsChangedSince = (day: CalendarDay) =>
  `Auslagen oder Wartezeiten wurden danach geändert, zuletzt am ${formatDate(day)}; der Beleg bleibt unverändert.`;

function withoutValue({ distance, priceGroup }: ChargeableFacts): Obstacle {
  if (distance === null) return red('withoutAmount', 'kein Auftragswert', 'Es fehlt die Entfernung.');
  const reaches = priceGroup
    ? ` Die größte Stufe von „${priceGroup.name}“ reicht bis ${formatKm(priceGroup.reaches)}.`
    : '';
  return red('withoutAmount', 'kein Auftragswert', `Keine Preisstufe für ${formatKm(distance)}.${reaches}`);
}

/** What keeps a driver from being paid by a credit note, with contracts or without. */
export function obstaclesOfDriver(driver: CreditableFacts['driver']): readonly Obstacle[] {
  if (!driver) return [red('withoutDriver', 'ohne Fahrer', 'Der Auftrag hat keinen Fahrer.')];
  const group = choiceOf(jobCategories, String(driver.group ?? ''));
  return [
    ...(group?.credit
      ? []
      : [
          red(
            'group',
            `Gruppe ${group?.label ?? '–'}`,
            `Fahrer der Gruppe ${group?.label ?? '–'} werden über den Lohn bezahlt.`,
          ),
        ]),
    ...(driver.hasTaxNumber ? [] : [red('taxNumber', 'Steuernummer fehlt', taxNumberMissing)]),
    ...(driver.hasAgreement || driver.asksWithoutAgreement
      ? []
      : [red('agreement', 'Vereinbarung fehlt', agreementMissing(driver.name))]),
  ];
}

function askedOfDriver(driver: CreditableFacts['driver']): readonly Obstacle[] {
  return driver && !driver.hasAgreement && driver.asksWithoutAgreement
    ? [yellow('agreementAsked', 'Vereinbarung fehlt', agreementMissing(driver.name))]
    : [];
}

/** What is said at both fields where a driver has neither VAT id nor tax number (document 2, section 5). */
export const taxNumberMissing = 'UstId oder Steuernummer muss angegeben werden';

const skippedTaxHere = 'Ohne Umsatzsteuer ist für einen Kunden in Deutschland nicht möglich.';

function questions(facts: BillableFacts, amount: Amount | null): readonly Obstacle[] {
  const isOver = facts.isStorniert || facts.leerfahrt || facts.protocolState === 'CLOSED';
  const badge = choiceOf(protocolStates, facts.protocolState)?.badge ?? 'U0';
  return [
    ...(isOver ? [] : [yellow('open', `Rückfrage ${badge}`, `Das Protokoll ist noch nicht abgeschlossen (${badge}).`)]),
    ...(facts.unapprovedMinutes
      ? [
          yellow(
            'waiting',
            'Wartezeit offen',
            `${String(facts.unapprovedMinutes)} min Wartezeit sind nicht freigegeben und werden nicht berechnet.`,
          ),
        ]
      : []),
    ...(facts.withoutReceipt ?? []).map(({ amount, type }) =>
      yellow(
        'receipt',
        'Beleg fehlt',
        `Zur Auslage ${labelOf(expenseTypes, type)} über ${formatEuro(amount)} fehlt der Beleg.`,
      ),
    ),
    ...(facts.kmOff
      ? [yellow('kilometres', 'Kilometer', `Die Kilometer weichen um ${formatKm(Math.abs(facts.kmOff))} ab.`)]
      : []),
    ...(facts.isStorniert && Number(amount ?? 0) === 0
      ? [yellow('cancelled', 'Storno 0,00', 'Storniert, ohne Kosten. Kann mit 0,00 abgerechnet werden.')]
      : []),
  ];
}
