import type { Batch } from './bookingBatch.ts';
import { extfHead, extfTail } from './bookingBatch.ts';
import type { DatevSettings } from './datevSettings.ts';
import { extfFile, extfText, type ExtfField } from './extf.ts';

/** A customer or driver as the tax adviser keeps him. */
export type PersonalAccount = {
  readonly account: number;
  readonly firma: string | null;
  readonly name: string | null;
  readonly vorname: string | null;
  readonly country: string | null;
  readonly ustid: string | null;
  readonly strasse: string | null;
  readonly plz: string | null;
  readonly ort: string | null;
  readonly telefon: string | null;
  readonly email: string | null;
  readonly iban: string | null;
  readonly bic: string | null;
  /** Days until a customer pays. */
  readonly term: number | null;
};

/** Places of the columns that we fill, counted from 1; up to the last of them the file says all. */
const columns: Readonly<Record<number, string>> = {
  1: 'Konto',
  2: 'Name (Adressattyp Unternehmen)',
  4: 'Name (Adressattyp natürl. Person)',
  5: 'Vorname (Adressattyp natürl. Person)',
  7: 'Adressattyp',
  8: 'Kurzbezeichnung',
  9: 'EU-Land',
  10: 'EU-UStID',
  16: 'Straße',
  18: 'Postleitzahl',
  19: 'Ort',
  20: 'Land',
  29: 'Telefon',
  33: 'E-Mail',
  45: 'IBAN-Nr. 1',
  47: 'SWIFT-Code 1',
  110: 'Fälligkeit in Tagen (Debitor)',
};
const lastColumn = 110;
const places = Array.from({ length: lastColumn }, (_, place) => place + 1);

/** Debtors and creditors that stand in a batch: DATEV's category 16, version 5. */
export function personalAccounts(accounts: readonly PersonalAccount[], batch: Batch, settings: DatevSettings): string {
  return extfFile([
    [
      ...extfHead({ category: 16, name: 'Debitoren/Kreditoren', version: 5 }, batch, settings),
      '',
      '',
      extfText(''),
      extfText(''),
      '',
      '',
      '',
      ...extfTail(settings),
    ],
    places.map((place) => columns[place] ?? ''),
    ...accounts.map(rowOf),
  ]);
}

function rowOf(it: PersonalAccount): readonly ExtfField[] {
  const isFirm = it.firma !== null && it.firma !== '';
  const [land, number] = /^([A-Z]{2})(.+)$/.exec(it.ustid ?? '')?.slice(1) ?? [];
  const says: Readonly<Record<number, ExtfField>> = {
    1: String(it.account),
    2: extfText(isFirm ? it.firma : '', 50),
    4: extfText(isFirm ? '' : it.name, 30),
    5: extfText(isFirm ? '' : it.vorname, 30),
    7: extfText(isFirm ? '2' : '1'),
    8: extfText(isFirm ? it.firma : it.name, 15),
    9: extfText(land),
    10: extfText(number),
    16: extfText(it.strasse, 36),
    18: extfText(it.plz, 10),
    19: extfText(it.ort, 30),
    20: extfText(it.country, 2),
    29: extfText(it.telefon, 60),
    33: extfText(it.email, 60),
    45: extfText(it.iban, 34),
    47: extfText(it.bic, 11),
    110: String(it.term ?? ''),
  };
  return places.map((place) => says[place] ?? '');
}
