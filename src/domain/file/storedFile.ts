import type { Iri } from '../define/field.ts';

/** The types that are kept, as their content says; the name of a file says nothing. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const paperType = 'application/pdf';
/** What the server itself makes for the tax adviser; nobody uploads such files. */
export const batchType = 'text/csv';
export const archiveType = 'application/zip';
export type FileType = (typeof pictureTypes)[number] | typeof paperType;
export type KeptType = FileType | typeof batchType | typeof archiveType;

/** The longest edge of each size that is made of a picture, in pixels. */
export const sizes = { small: 240, medium: 800, large: 1600 } as const;
export type Size = keyof typeof sizes;

/** More is never wanted of a photo or a scanned paper, and no upload takes longer (document 2, section 9). */
export const limits = { bytes: 25_000_000, pixels: 64_000_000, pages: 50, nameLength: 200, uploadMs: 300_000 } as const;
/** So much of a file is taken before it is known what it belongs to, and with that whether its sender may upload it. */
export const bytesBeforePath = 1_000_000;

/** A stored file as a record carries it where it names one; the addresses are signed and run out within the hour. */
export type StoredFile = {
  readonly '@id': Iri;
  readonly '@type': 'Image';
  readonly fileName: string;
  readonly contentType: KeptType;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
  readonly uploadedAt: string;
  readonly contentUrl: string;
  /** None of a paper. */
  readonly sizes: Readonly<Record<Size, string>> | null;
};

/**
 * A file that is opened one look at a time, by a call that writes down who looks: copies of driving licences. Nothing
 * that names it brings its addresses.
 */
export type GuardedFile = Omit<StoredFile, 'contentUrl' | 'sizes'> & {
  readonly contentUrl: null;
  readonly sizes: null;
};

/** By how much a picture may be turned, clockwise, as the wire spells it. */
export const rotateAngles = ['90', '180', '270'] as const;
export type RotateAngle = (typeof rotateAngles)[number];

export const isPicture = ({ contentType }: Pick<StoredFile, 'contentType'>): boolean =>
  pictureTypes.some((it) => it === contentType);

/** What people are told about a file that is not taken; the server and the control say the same. */
export const fileTexts = {
  dropPapers: 'Dateien hierher ziehen oder wählen: PDF, JPG, PNG, WebP bis 25 MB',
  missing: 'Bitte eine Datei wählen.',
  empty: 'Die Datei ist leer.',
  tooBig: 'Die Datei ist größer als 25 MB; bitte eine kleinere senden.',
  several: 'Bitte je Anfrage nur eine Datei senden.',
  heic: 'HEIC-Bilder werden nicht angenommen; bitte als JPEG senden (iPhone: Einstellungen › Kamera › Formate › Maximale Kompatibilität).',
  unknown: 'Die Datei ist weder ein Bild (JPEG, PNG oder WebP) noch eine PDF.',
  onlyPictures: 'Hier wird ein Bild erwartet (JPEG, PNG oder WebP), keine PDF.',
  twoFormats: 'Die Datei enthält neben dem Bild oder der PDF noch etwas anderes und wird deshalb nicht angenommen.',
  broken: 'Die Datei ist beschädigt oder unvollständig.',
  tooManyPixels: 'Das Bild hat mehr als 64 Megapixel; bitte verkleinert senden.',
  tooManyPages: 'Die PDF hat mehr als 50 Seiten.',
  scripts: 'Die PDF enthält Skripte oder startet Programme und wird deshalb nicht angenommen.',
  locked: 'Die PDF ist mit einem Kennwort geschützt; bitte ohne Schutz senden.',
  notARecord:
    'Zu diesem Pfad gibt es keinen Datensatz; erwartet wird eine Auftragsnummer oder die Adresse eines Datensatzes.',
  pathLate: 'Bitte file_path vor der Datei senden; davor wird höchstens 1 MB angenommen.',
  tooSlow: 'Die Übertragung hat zu lange gedauert und wurde abgebrochen.',
  full: 'Der Speicher für Dateien ist voll; die Datei wurde nicht gespeichert.',
  away: 'Der Speicher für Dateien ist gerade nicht erreichbar; die Datei wurde nicht gespeichert.',
  busy: 'Es werden gerade zu viele Bilder verarbeitet; bitte gleich noch einmal versuchen.',
} as const;
