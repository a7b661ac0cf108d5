import type { importFormats } from '../choices/importFormats.ts';

export type ImportFormat = (typeof importFormats.items)[number]['key'];

/** One end of a ride as a file gives it. */
export type ImportedPlace = {
  readonly firma: string | null;
  readonly strasse: string | null;
  readonly hausnr: string | null;
  readonly plz: string | null;
  readonly ort: string | null;
  readonly ansprechparter1: string | null;
  readonly anspr1telefon: string | null;
  readonly anspr1email: string | null;
};
/** What a row says about a contract, by the names of the contract's fields; null where the file says nothing. */
export type RowContent = {
  readonly contractType: 'PICKUP' | 'DELIVERY';
  readonly carFin: string | null;
  readonly manufacturer: string | null;
  readonly carModel: string | null;
  readonly licensePlate: string | null;
  readonly angemeldet: boolean | null;
  readonly verzoegerteAbgabe: boolean | null;
  readonly vwstationsfahrt: boolean | null;
  readonly flexContract: boolean | null;
  readonly createAvis: boolean | null;
  readonly bereifung: 'SOMMER' | 'WINTER' | 'GANZJAHRES' | null;
  readonly zusatzBereifung: 'SOMMER' | 'WINTER' | 'GANZJAHRES' | null;
  readonly datum: string | null;
  readonly pickupTimeFrom: string | null;
  readonly pickupTimeTo: string | null;
  readonly bringdatum: string | null;
  readonly deliveryTimeFrom: string | null;
  readonly deliveryTimeTo: string | null;
  readonly pickupLocation: ImportedPlace;
  readonly deliveryLocation: ImportedPlace;
  readonly kostenstelle: string | null;
  readonly leasingVertragsnummer: string | null;
  readonly infoDriver: string | null;
  readonly infoShared: string | null;
  readonly anzahlSchluessel: number | null;
  readonly anzahlTankkarten: number | null;
  readonly anzahlLadekabel: number | null;
  /** Names of services. */
  readonly services: readonly string[];
};

/** Something about a row that its sender has to know; what is only a hint refuses nothing. */
export type Finding = { readonly column: string; readonly text: string; readonly isHint: boolean };

export const actions = ['NEU', 'ÄNDERUNG', 'STORNO'] as const;
export type ImportAction = (typeof actions)[number];

/** One order of a file, with everything that is to be said about it. */
export type ReadRow = {
  /** Its line in Excel; with two lines the first of them. */
  readonly row: number;
  readonly key: string;
  /** How the sender calls it. */
  readonly number: string;
  readonly action: ImportAction;
  /** The number of the order that this one follows. */
  readonly follows: string | null;
  readonly bundleId: string | null;
  readonly content: RowContent;
  readonly findings: readonly Finding[];
};

/** What a file as a whole comes to. */
export type ReadFile =
  | { readonly refused: string }
  | {
      readonly format: ImportFormat;
      /** The line of the headings in Excel. */
      readonly headingRow: number;
      readonly places: ReadonlyMap<string, number>;
      readonly unknownColumns: readonly string[];
      readonly contracts: readonly ReadRow[];
    };

/** What is known outside of the file. */
export type ReadFacts = {
  readonly today: string;
  readonly lockedDays: ReadonlySet<string>;
  readonly services: ReadonlySet<string>;
  /** Whether a postcode belongs to a town; undefined where nobody knows. */
  readonly fits: (plz: string, ort: string) => boolean | undefined;
  readonly isParkingSpace: (place: ImportedPlace) => boolean;
};

export const emptyPlace: ImportedPlace = {
  firma: null,
  strasse: null,
  hausnr: null,
  plz: null,
  ort: null,
  ansprechparter1: null,
  anspr1telefon: null,
  anspr1email: null,
};
export const emptyContent: RowContent = {
  contractType: 'DELIVERY',
  carFin: null,
  manufacturer: null,
  carModel: null,
  licensePlate: null,
  angemeldet: null,
  verzoegerteAbgabe: null,
  vwstationsfahrt: null,
  flexContract: null,
  createAvis: null,
  bereifung: null,
  zusatzBereifung: null,
  datum: null,
  pickupTimeFrom: null,
  pickupTimeTo: null,
  bringdatum: null,
  deliveryTimeFrom: null,
  deliveryTimeTo: null,
  pickupLocation: emptyPlace,
  deliveryLocation: emptyPlace,
  kostenstelle: null,
  leasingVertragsnummer: null,
  infoDriver: null,
  infoShared: null,
  anzahlSchluessel: null,
  anzahlTankkarten: null,
  anzahlLadekabel: null,
  services: [],
};
