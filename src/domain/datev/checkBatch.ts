import { formatCount } from '../number/formatCount.ts';
import { formatAmount, toCents } from '../money/amount.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import { formatDate } from '../time/formatDay.ts';
import { bookingsOf, sumOfBookings, type BookedDocument, type BookedParty } from './bookings.ts';
import { automaticAccounts, bookingGroups, fiscalYearOf, personalRange, type DatevSettings } from './datevSettings.ts';

/**
 * Where somebody mends what holds the export up: the settings, or the document and its recipient. A file that nobody
 * has asked for yet is made by the export itself.
 */
export type DatevFinding = {
  readonly at: 'settings' | 'document' | 'party' | 'file';
  /** The field that cures it. */
  readonly field: string | null;
  readonly document: BookedDocument | null;
  readonly sentence: string;
  /** A document over 0,00 goes out without a booking and holds nothing up. */
  readonly isRefusal: boolean;
};

/** What is said of a document whose file the store does not have, or has in another form than it was made. */
export const missingFile = (number: string): string => `Zu ${number} fehlt die Belegdatei.`;
export const alteredFile = (number: string): string => `Zu ${number} passt die Belegdatei nicht zu ihrer Prüfsumme.`;

const largestCents = 999_999_999_999;
const numberSigns = /^[A-Za-z0-9$&%*+\-/]{1,36}$/;

/** What holds a month's batch up, settings first; a batch goes out whole or not at all (domain/datev.md). */
export function checkBatch(
  documents: readonly BookedDocument[],
  { month, settings }: { readonly month: string; readonly settings: DatevSettings },
): readonly DatevFinding[] {
  return [
    ...checkSettings(settings),
    ...checkRows(documents.reduce((sum, it) => sum + bookingsOf(it, settings).length, 0)),
    ...checkAccounts(documents, settings),
    ...documents.flatMap((document) => checkDocument(document, { month, settings })),
  ];
}

const refusal = (
  at: DatevFinding['at'],
  sentence: string,
  { document = null, field = null }: { document?: BookedDocument | null; field?: string | null } = {},
): DatevFinding => ({
  at,
  field,
  document,
  sentence,
  isRefusal: true,
});

function checkSettings({ beraternummer, mandantennummer, chartOfAccounts }: DatevSettings): readonly DatevFinding[] {
  const isBetween = (value: number | null, from: number, to: number) => value !== null && value >= from && value <= to;
  return [
    ...(isBetween(beraternummer, 1001, 9_999_999) ? [] : [['beraternummer', 'die Beraternummer']]),
    ...(isBetween(mandantennummer, 1, 99_999) ? [] : [['mandantennummer', 'die Mandantennummer']]),
    ...(chartOfAccounts === null ? [['chartOfAccounts', 'der Kontenrahmen']] : []),
  ].map(([field, what]) => refusal('settings', `Es fehlt ${what ?? ''}.`, { field: field ?? null }));
}

const mostRows = 99_999;

/** A file of DATEV takes no more rows than that. */
export function checkRows(rows: number): readonly DatevFinding[] {
  if (rows <= mostRows) return [];
  return [refusal('settings', `${formatCount(rows)} Buchungen: Eine Datei fasst höchstens ${formatCount(mostRows)}.`)];
}

/** Everybody in the batch has an account in its range, and nobody shares it. */
function checkAccounts(documents: readonly BookedDocument[], settings: DatevSettings): readonly DatevFinding[] {
  const parties = new Map(documents.map((it) => [`${it.party.kind} ${it.party.record ?? it.party.name}`, it] as const));
  const holders = new Map<number, BookedParty>();
  return [...parties.values()].flatMap((document) => {
    const { party } = document;
    const { account, kind, name } = party;
    const field = kind === 'debtor' ? 'debtorAccount' : 'creditorAccount';
    if (account === null) {
      const missing = kind === 'debtor' ? 'Debitorenkonto' : 'Kreditorenkonto';
      return [refusal('party', `${name} hat kein ${missing}.`, { document, field })];
    }
    const [from, to] = personalRange(kind, settings);
    const holder = holders.get(account);
    holders.set(account, party);
    return [
      ...(account < from || account > to
        ? [`Das Konto ${String(account)} von ${name} liegt nicht zwischen ${String(from)} und ${String(to)}.`]
        : []),
      ...(holder ? [`Das Konto ${String(account)} haben ${holder.name} und ${name}.`] : []),
    ].map((sentence) => refusal('party', sentence, { document, field }));
  });
}

/** Where a document and an LF Rechnung say what the export asks of them. */
const invoiceFields = { day: 'invoiceDate', number: 'orderNumber', positions: 'invoiceEntries' } as const;
const billingFields = { day: 'datum', number: 'auftragsnummer', positions: 'artikeldatenArray' } as const;

function checkDocument(
  document: BookedDocument,
  { month, settings }: { readonly month: string; readonly settings: DatevSettings },
): readonly DatevFinding[] {
  const { number, day, amountTotal, file, documentInProgress } = document;
  const bookings = bookingsOf(document, settings);
  const sum = sumOfBookings(bookings);
  const lacksVatId = document.type === 'Rechnung' && bookings.some((it) => it.group === 'reverseCharge');
  const said = (holds: boolean, sentence: string, field: string, at: DatevFinding['at'] = 'document') =>
    holds ? [refusal(at, sentence, { document, field })] : [];
  const isSummed = toCents(sum) === toCents(amountTotal) && bookings.every((it) => toCents(it.amount) <= largestCents);
  const fields = document.record?.startsWith('/api/billings/') ? billingFields : invoiceFields;
  const sentences = [
    ...said(
      !isInMonth(day, { month, settings }),
      `${number} vom ${formatDate(day)} liegt nicht im gewählten Monat.`,
      fields.day,
    ),
    ...said(
      !numberSigns.test(number),
      `${number} enthält ein Zeichen, das DATEV in Belegfeld 1 nicht annimmt.`,
      fields.number,
    ),
    ...bookings.flatMap((it) =>
      checkAccount(it, settings).flatMap((sentence) => said(true, sentence, 'datevAccounts', 'settings')),
    ),
    ...said(
      lacksVatId && !document.party.ustid,
      `${number} ohne Umsatzsteuer: Dem Kunden fehlt die USt-IdNr.`,
      'ustid',
      'party',
    ),
    ...said(
      !isSummed,
      `${number}: Die Buchungen ergeben ${formatAmount(sum)}, der Beleg ${formatAmount(amountTotal)}.`,
      fields.positions,
    ),
    ...said(documentInProgress, `${number} wird noch erzeugt.`, 'documentFile'),
    ...said(!documentInProgress && file === null, missingFile(number), 'documentFile', 'file'),
  ];
  return [...sentences, ...notesOf(document, bookings.length)];
}

/** What is worth knowing of a document and holds nothing up. */
function notesOf(document: BookedDocument, rows: number): readonly DatevFinding[] {
  const unknown = document.positions.filter((it) => it.lacksType).length;
  const sentences = [
    ...(rows === 0 ? [`${document.number} über 0,00 bleibt ohne Buchung.`] : []),
    ...(unknown === 0
      ? []
      : [
          `${document.number}: Bei ${unknown === 1 ? 'einem Auftrag' : `${formatCount(unknown)} Aufträgen`} ist die Preisart nicht bekannt; gebucht wird auf das Konto der Firma.`,
        ]),
  ];
  return sentences.map((sentence) => ({ at: 'document', field: null, document, sentence, isRefusal: false }));
}

function checkAccount(
  { account, key, group }: { account: string | undefined; key: string; group: keyof typeof bookingGroups },
  { accountLength, chartOfAccounts }: DatevSettings,
): readonly string[] {
  if (chartOfAccounts === null) return [];
  if (!account) return [`Für „${bookingGroups[group].label}“ ist kein Konto hinterlegt.`];
  if (!/^\d+$/.test(account) || account.length !== accountLength)
    return [`Das Konto „${account}“ hat nicht ${String(accountLength)} Ziffern.`];
  return key !== '' && automaticAccounts[chartOfAccounts].includes(account)
    ? [`Das Konto ${account} ist ein Automatikkonto und darf keinen Steuerschlüssel haben.`]
    : [];
}

/** A batch covers one month, which never crosses the beginning of a fiscal year. */
function isInMonth(day: CalendarDay, { month, settings }: { month: string; settings: DatevSettings }): boolean {
  return day.startsWith(month) && fiscalYearOf(day, settings) === fiscalYearOf(`${month}-01`, settings);
}
