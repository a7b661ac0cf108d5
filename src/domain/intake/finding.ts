import type { IntakeSource, SourceSpan } from './source.ts';

const placeParts = [
  'firma',
  'strasse',
  'hausnr',
  'plz',
  'ort',
  'ansprechparter1',
  'anspr1telefon',
  'anspr1email',
] as const;
export type PlacePart = (typeof placeParts)[number];
/** The ends of a ride, in their order. */
export const sides = ['pickup', 'delivery'] as const;
export type Side = (typeof sides)[number];
export type LocationField = 'pickupLocation' | 'deliveryLocation';
/** A field of a contract that can be recognised, parts of places by their path. */
export type IntakeField =
  | 'contractClientAddress'
  | 'customData.externalNumber'
  | 'contractType'
  | 'leasingVertragsnummer'
  | 'kostenstelle'
  | 'carFin'
  | 'licensePlate'
  | 'manufacturer'
  | 'carModel'
  | 'verzoegerteAbgabe'
  | 'angemeldet'
  | 'bereifung'
  | 'anzahlSchluessel'
  | 'datum'
  | 'pickupTimeFrom'
  | 'pickupTimeTo'
  | 'bringdatum'
  | 'deliveryTimeFrom'
  | 'deliveryTimeTo'
  | 'infoDriver'
  | `${LocationField}.${PlacePart}`;
export type IntakeValue = string | number | boolean;

/** A field of a contract that was recognised in a source: its value as the API wants it, and where it stands. */
export type Finding = {
  /** Tells it from all others of the same source. */
  readonly id: string;
  readonly field: IntakeField;
  readonly value: IntakeValue;
  readonly place: readonly SourceSpan[];
  /** What stands at that place, letter for letter. */
  readonly quote: string;
  readonly isSure: boolean;
  /** Why it was taken for this field, in words for the person who decides. */
  readonly because: string;
};

/** What recognising asks of the outside. */
export type RecognitionFacts = {
  readonly today: string;
  /** Whether a postcode belongs to a town; undefined where nobody knows. */
  readonly fits: (plz: string, ort: string) => boolean | undefined;
};
/** Reads the fields of a contract out of a source; the rules are one way to do so, a service would be another one. */
export type Recognition = {
  readonly recognise: (source: IntakeSource, facts: RecognitionFacts) => Promise<readonly Finding[]>;
};

const partsOf = (location: LocationField): readonly IntakeField[] =>
  placeParts.map((it) => `${location}.${it}` as const);

/** The fields in the order in which people read a contract, under the headings of its form. */
export const intakeGroups: readonly { readonly title: string; readonly fields: readonly IntakeField[] }[] = [
  {
    title: 'Auftrag',
    fields: [
      'contractClientAddress',
      'contractType',
      'customData.externalNumber',
      'leasingVertragsnummer',
      'kostenstelle',
    ],
  },
  {
    title: 'Fahrzeug',
    fields: [
      'manufacturer',
      'carModel',
      'licensePlate',
      'carFin',
      'angemeldet',
      'verzoegerteAbgabe',
      'bereifung',
      'anzahlSchluessel',
    ],
  },
  { title: 'Abholung', fields: ['datum', 'pickupTimeFrom', 'pickupTimeTo', ...partsOf('pickupLocation')] },
  { title: 'Zustellung', fields: ['bringdatum', 'deliveryTimeFrom', 'deliveryTimeTo', ...partsOf('deliveryLocation')] },
  { title: 'Bemerkungen', fields: ['infoDriver'] },
];
