import { normalizePlate } from '../../vehicle/plate.ts';
import { normalizeVin, vinLength } from '../../vehicle/vin.ts';
import { textOf, type Stretch } from '../segments.ts';
import type { Content } from '../contents.ts';
import { hitIn, hitsOf, shortened, type Found, type Rule } from './found.ts';

const vin = /(?<![\p{L}\p{N}])[A-HJ-NPR-Z0-9]{17}(?![\p{L}\p{N}])/giu;
/** A VIN that somebody wrote in groups, behind its label. */
const vinInGroups = /[A-HJ-NPR-Z0-9](?:[ -]?[A-HJ-NPR-Z0-9]){16}(?![\p{L}\p{N}])/iu;

/** VINs are known by their seventeen signs, wherever they stand. */
export const vinRule: Rule = (contents) =>
  contents.flatMap(({ stretch, label }): readonly Found[] => {
    const labelled = label === 'vin';
    const plain = hitsOf(stretch, vin).filter(({ match: [text] }) => isVin(text));
    const groups = labelled && plain.length === 0 ? vinInGroups.exec(textOf(stretch)) : null;
    const hits = groups ? [hitIn(stretch, groups.index, groups[0].length)] : plain.map((it) => it.stretch);
    return hits.map((it) => ({
      field: 'carFin',
      value: normalizeVin(textOf(it)),
      stretch: it,
      isSure: true,
      because: labelled ? 'Steht hinter der Bezeichnung der FIN und hat 17 Zeichen.' : 'Hat die 17 Zeichen einer FIN.',
    }));
  });

function isVin(text: string): boolean {
  return normalizeVin(text).length === vinLength && /\p{L}/u.test(text) && (text.match(/\d/gu)?.length ?? 0) >= 4;
}

const plate =
  /(?<![\p{L}\p{N}-])(?<place>[A-ZÄÖÜ]{1,3})(?<gap>[ -]|\s-\s)(?<letters>[A-Z]{1,2})[ -]?(?<digits>[1-9]\d{0,3}) ?(?<end>[EH])?(?![\p{L}\p{N}])/gu;
const plateAtWill = new RegExp(plate.source, 'giu');
/** What looks like a plate and is a standard, a road or a time. */
const noPlaces = new Set([
  'DIN',
  'ISO',
  'EN',
  'IN',
  'AM',
  'UM',
  'BIS',
  'VON',
  'NR',
  'KW',
  'PLZ',
  'TEL',
  'FAX',
  'EUR',
  'MWST',
  'A',
  'UND',
  'DER',
  'DIE',
]);

/** Plates are known by their parts; without a label and a dash one may be something else. */
export const plateRule: Rule = (contents) =>
  contents.flatMap(({ stretch, label }): readonly Found[] => {
    const labelled = label === 'plate';
    if (label === 'vin' || label === 'phone' || label === 'ignored' || label === 'reference') return [];
    return hitsOf(stretch, labelled ? plateAtWill : plate)
      .filter(({ match: { groups } }) => labelled || groups?.['gap'] !== ' ' || !noPlaces.has(groups?.['place'] ?? ''))
      .slice(0, labelled ? 1 : undefined)
      .map(({ match: { groups }, stretch: it }) => ({
        field: 'licensePlate',
        value: normalizePlate(textOf(it)),
        stretch: it,
        isSure: labelled || groups?.['gap'] === '-',
        because: labelled ? 'Steht hinter „Kennzeichen“.' : 'Hat die Form eines Kennzeichens.',
      }));
  });

/** Makes as they are written; the name behind the bar is the one that contracts have. */
const makes =
  `VW|Volkswagen|Audi|BMW|Mercedes-Benz|Mercedes|Opel|Ford|Škoda|Skoda=Škoda|Seat|SEAT=Seat|Cupra|CUPRA=Cupra|Renault|Dacia|Peugeot|Citroën|Citroen=Citroën|DS|Fiat|Iveco|MAN|Hyundai|Kia|Toyota|Lexus|Nissan|Mazda|Honda|Mitsubishi|Suzuki|Subaru|Volvo|Polestar|Porsche|MINI|Mini=MINI|smart|Smart=smart|Tesla|Jaguar|Land Rover|Jeep|Alfa Romeo|BYD|MG|NIO`
    .split('|')
    .map((it) => it.split('='));
const nameOfMake = new Map(makes.map(([written = '', name = written]) => [written, name]));
const makeAtStart = new RegExp(`^(?<make>${[...nameOfMake.keys()].join('|')})(?![\\p{L}\\p{N}])[\\s-]*`, 'iu');
const makeInText = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?<make>${[...nameOfMake.keys()].filter((it) => it.length > 2 || it === 'VW').join('|')})\\s+(?<model>[\\p{Lu}\\d][\\p{L}\\d.+-]*(?:\\s(?!(?:mit|und|in|am|FIN|Kennzeichen)\\b)[\\p{Lu}\\d][\\p{L}\\d.+-]*){0,3})`,
  'gu',
);

/** Make and model, behind their labels or by the name of a make. */
export const modelRule: Rule = (contents) => {
  const labelled = contents.flatMap(({ stretch, label }): readonly Found[] => {
    if (label === 'make')
      return [
        found('manufacturer', stretch, {
          because: 'Steht hinter der Bezeichnung des Herstellers.',
          value: makeName(textOf(stretch)),
        }),
      ];
    if (label === 'model' || label === 'vehicle') return makeAndModel(stretch, label === 'model');
    return [];
  });
  if (labelled.some((it) => it.field === 'carModel')) return labelled;
  const inText = contents.flatMap(({ stretch, label, side }): readonly Found[] =>
    label !== null || side === 'other'
      ? []
      : hitsOf(stretch, makeInText).flatMap(({ match, stretch: whole }) => {
          const make = match.groups?.['make'] ?? '';
          const model = match.groups?.['model'] ?? '';
          const because = `„${make}“ ist eine Marke.`;
          return isFirm(textOf(stretch))
            ? []
            : [
                found('manufacturer', hitIn(whole, 0, make.length), { because, value: makeName(make), isSure: false }),
                found('carModel', hitIn(whole, match[0].length - model.length, model.length), {
                  because,
                  isSure: false,
                }),
              ];
        }),
  );
  return [...labelled, ...inText.slice(0, 2)];
};

/** A dealer that is named after a make is no vehicle. */
function isFirm(text: string): boolean {
  return /\b(?:GmbH|AG|KG|OHG|e\.\s?K\.|Zentrum|Niederlassung|Autohaus|Bank|Leasing|Financial)\b/u.test(text);
}

function makeAndModel(stretch: Stretch, isModel: boolean): readonly Found[] {
  const text = textOf(stretch);
  const vehicle = text.split(/[,;(]|\s[-–]\s/u)[0] ?? '';
  const because = isModel ? 'Steht hinter der Bezeichnung des Modells.' : 'Steht hinter „Fahrzeug“.';
  const make = makeAtStart.exec(vehicle);
  const name = make?.groups?.['make'];
  const rest = vehicle.slice(make?.[0].length ?? 0).trimEnd();
  const model = rest.replace(vin, '').replace(plate, '').trim();
  if (vehicle.trim() === '' || (name === undefined && !isModel)) return [];
  return [
    ...(name === undefined
      ? []
      : [found('manufacturer', hitIn(stretch, 0, name.length), { because, value: makeName(name) })]),
    ...(model === '' || !rest.startsWith(model)
      ? []
      : [found('carModel', hitIn(stretch, make?.[0].length ?? 0, model.length), { because })]),
  ];
}

function makeName(written: string): string {
  const key = [...nameOfMake.keys()].find((it) => it.toLowerCase() === written.trim().toLowerCase());
  return shortened(key === undefined ? written : (nameOfMake.get(key) ?? written), 60);
}

function found(
  field: 'manufacturer' | 'carModel',
  stretch: Stretch,
  {
    because,
    value = shortened(textOf(stretch), 80),
    isSure = true,
  }: { because: string; value?: string; isSure?: boolean },
): Found {
  return { field, value, stretch, isSure, because };
}

const states: readonly {
  readonly pattern: RegExp;
  readonly make: (text: string) => Pick<Found, 'field' | 'value'>;
  readonly label?: Content['label'];
}[] = [
  {
    pattern: /vollelektrisch|elektro(?:fahrzeug|auto|antrieb|pkw)?|\bBEV\b/giu,
    make: () => ({ field: 'verzoegerteAbgabe', value: true }),
  },
  {
    pattern: /nicht\s+(?:zugelassen|angemeldet)|abgemeldet|ohne\s+zulassung|unangemeldet/giu,
    make: () => ({ field: 'angemeldet', value: false }),
  },
  { pattern: /^nein$/giu, make: () => ({ field: 'angemeldet', value: false }), label: 'registered' },
  {
    pattern: /(?:sommer|winter|ganzjahres|allwetter)(?:reifen|räder|bereifung)?/giu,
    make: (text) => ({ field: 'bereifung', value: tyres(text) }),
    label: 'tyres',
  },
  { pattern: /\d/gu, make: (text) => ({ field: 'anzahlSchluessel', value: Math.min(5, Number(text)) }), label: 'keys' },
];

function tyres(text: string): string {
  if (/^s/iu.test(text)) return 'SOMMER';
  return /^w/iu.test(text) ? 'WINTER' : 'GANZJAHRES';
}

/** What else is said of the vehicle: electric, not registered, its tyres and keys. */
export const stateRule: Rule = (contents) =>
  contents.flatMap(({ stretch, label }): readonly Found[] =>
    states.flatMap(({ pattern, make, label: asked }) => {
      if (asked !== undefined && asked !== label) return [];
      const [hit] = hitsOf(stretch, pattern);
      if (!hit) return [];
      const text = textOf(hit.stretch);
      return [{ ...make(text), stretch: hit.stretch, isSure: label !== null, because: `Es steht „${text}“ da.` }];
    }),
  );
