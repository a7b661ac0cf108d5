import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { parseISO } from 'date-fns/parseISO';
import { bookingHeadings, textColumns } from './bookingColumns.ts';
import type { Booking } from './bookings.ts';
import { fiscalYearOf, type DatevSettings } from './datevSettings.ts';
import { extfAmount, extfDay, extfFile, extfGermanDay, extfSentence, extfText, type ExtfField } from './extf.ts';

/** What a batch says of itself. */
export type Batch = {
  /** Its own number, counted without a gap. */
  readonly number: number;
  /** The booking month, 2026-11. */
  readonly month: string;
  /** When it was made in Berlin, yyyyMMddHHmmssSSS. */
  readonly madeAt: string;
  /** Code and two letters of who exports. */
  readonly by: { readonly code: string; readonly initials: string };
};

/** What the file of a batch is called. */
export function batchFileName({ number, month }: Batch): string {
  const [from, to] = daysOf(month);
  return `EXTF_Buchungsstapel_${String(number)}_${extfDay(from)}_${extfDay(to)}.csv`;
}

/** The booking batch of a month in DATEV's EXTF 700, version 13; its bytes are windows-1252. */
export function bookingBatch(bookings: readonly Booking[], batch: Batch, settings: DatevSettings): string {
  const [from, to] = daysOf(batch.month);
  const [year, month] = batch.month.split('-');
  return extfFile([
    [
      ...extfHead({ category: 21, name: 'Buchungsstapel', version: 13 }, batch, settings),
      extfDay(from),
      extfDay(to),
      extfText(`Belege ${month ?? ''}/${year ?? ''}`, 30),
      extfText(batch.by.initials, 2),
      '1',
      '0',
      String(settings.festschreibung),
      ...extfTail(settings),
    ],
    bookingHeadings,
    ...bookings.map((it) => rowOf(it, { batch, settings })),
  ]);
}

/** The fields that all EXTF files begin with, to the length of the accounts. */
export function extfHead(
  { category, name, version }: { readonly category: number; readonly name: string; readonly version: number },
  { month, madeAt, by }: Batch,
  settings: DatevSettings,
): readonly ExtfField[] {
  return [
    extfText('EXTF'),
    '700',
    String(category),
    extfText(name),
    String(version),
    madeAt,
    '',
    extfText('LS'),
    extfText(by.code, 25),
    extfText(''),
    String(settings.beraternummer ?? ''),
    String(settings.mandantennummer ?? ''),
    extfDay(fiscalYearOf(`${month}-01`, settings)),
    String(settings.accountLength),
  ];
}

/** The fields that all EXTF files end with, from the currency. */
export function extfTail({ chartOfAccounts }: DatevSettings): readonly ExtfField[] {
  return [
    extfText('EUR'),
    '',
    extfText(''),
    '',
    '',
    extfText(chartOfAccounts),
    '',
    '',
    extfText(''),
    extfText('Leitstand'),
  ];
}

function rowOf(booking: Booking, { batch, settings }: { batch: Batch; settings: DatevSettings }): readonly ExtfField[] {
  const { document, group } = booking;
  const { day, due, serviceDay, party, file } = document;
  const says: Readonly<Record<number, ExtfField | false>> = {
    1: extfAmount(booking.amount),
    2: extfText(booking.side),
    7: String(party.account ?? ''),
    8: booking.account ?? '',
    9: extfText(booking.key),
    10: extfGermanDay(day),
    11: extfText(document.number, 36),
    12: settings.hasDueDate && due !== null && extfText(extfGermanDay(due, 'yy')),
    14: extfSentence(booking.text, 60),
    20: file !== null && extfText(`BEDI "${file}"`),
    37: extfText(document.kostenstelle, 36),
    40: group === 'reverseCharge' && extfText(party.ustid),
    114: String(settings.festschreibung),
    115:
      settings.hasServiceDate &&
      serviceDay !== null &&
      !serviceDay.startsWith(batch.month) &&
      extfGermanDay(serviceDay, 'yyyy'),
    118: booking.isGeneralReversal && extfText('1'),
  };
  return bookingHeadings.map((_, place) => says[place + 1] || (textColumns.has(place + 1) ? extfText('') : ''));
}

function daysOf(month: string): readonly [string, string] {
  const first = `${month}-01`;
  return [first, `${month}-${String(getDaysInMonth(parseISO(first)))}`];
}
