import type { Content } from '../contents.ts';
import type { PlacePart, RecognitionFacts } from '../finding.ts';
import { splitOf, textOf, within, type Stretch } from '../segments.ts';
import { datesIn } from './datesIn.ts';
import { groupIn, hitIn, hitsOf } from './found.ts';

/** A part of an address, or of whom one meets there. */
export type AddressPart = { readonly part: PlacePart; readonly stretch: Stretch; readonly value?: string };

const joints = String.raw`(?:am|an|auf|der|dem|den|bei|im|in|ob|vor|unter|a\.|d\.|i\.|b\.)`;
const noTown = String.raw`(?!(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Mo|Di|Mi|Do|Fr|Sa|So|Uhr|Herrn?|Frau|Tel|Telefon|Mobil|Deutschland|Germany|DE|FIN|Kennzeichen|Termin|Datum|E-Mail|Ansprechpartner)(?![\p{L}]))`;
const town = String.raw`${noTown}\p{Lu}[\p{L}.'’-]*(?:(?:\s${joints})*\s${noTown}\(?\p{Lu}[\p{L}.'’-]*\)?|\s\(\p{Lu}[\p{L}. -]*\)|\/\p{Lu}[\p{L}-]*)*`;
const postcodeAndTown = new RegExp(String.raw`(?<![\p{L}\d])(?:D[- ])?(?<plz>\d{5})\s+(?<ort>${town})`, 'gu');
const postcodeAlone = /(?<![\p{L}\d])(?:D[- ])?(?<plz>\d{4,5})(?![\p{L}\d])/u;
const houseNumber = String.raw`\d{1,4}(?:\s?[a-zA-Z](?![\p{L}]))?(?:\s?[-–\/]\s?\d{1,4}(?:\s?[a-zA-Z](?![\p{L}]))?)?`;
const suffix = String.raw`(?:[Ss]tra(?:ß|ss)e|[Ss]tr\.?|STRA(?:ß|SS)E|STR\.|${'weg allee platz ring gasse damm ufer chaussee hof markt berg park feld wall graben steig kamp brücke tor höhe winkel pfad stieg wiese garten deich kai bogen zeile'
  .split(' ')
  .map((it) => `[${(it[0] ?? '').toUpperCase()}${it[0] ?? ''}]${it.slice(1)}`)
  .join('|')})`;
const streetInText = new RegExp(
  String.raw`(?<![\p{L}])(?<strasse>(?:(?:Am|An|Auf|Im|In|Zum|Zur|Unter|Alte|Alter|Neue|Neuer|Große|Kleine|St\.)\s(?:der\s|dem\s|den\s)?)?(?:[\p{Lu}][\p{L}.'’-]*[\s-]){0,3}?[\p{L}.'’-]*${suffix})\s*(?<hausnr>${houseNumber})(?![\p{L}\d.:])`,
  'u',
);
/** A street at the end of a stretch, as in front of a town. */
export const streetBefore = new RegExp(`${streetInText.source}$`, 'u');
const streetAlone = new RegExp(
  String.raw`^(?<strasse>\p{Lu}[\p{L}.'’-]*(?:[\s-]\p{L}[\p{L}.'’-]*){0,4})\s+(?<hausnr>${houseNumber})$`,
  'u',
);
const noStreet =
  /^(?:tor|halle|gebäude|etage|haus|rampe|büro|zimmer|schalter|platz|stellplatz|parkplatz|tel|fax|postfach|pos|seite|nr|ca|auftrag|kw|golf|polo|passat|audi|bmw|id)\b/iu;
const mailAddress = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u;
const phoneNumber = /(?<![\p{L}\d])(?:\+\d{1,3}|00\d{2}|0)[\d\s()/.–-]{4,24}\d/u;
const personTitle =
  /^(?:(?:z\.\s?hd\.|zu\s+händen|c\/o)\s*)?(?<name>(?:herrn?|frau|fr\.|hr\.)\s+(?:dr\.\s+|prof\.\s+)?\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,3})/iu;
const noFirm =
  /^(?:deutschland|germany|siehe|wie\s+oben|bitte|ab|bis|am|um|zwischen|gerne|hallo|guten|sehr|danke|tel|fax|mobil|uhr|öffnungszeiten|mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|termin|vielen|der|die|das|wir|ich|nach|von)(?![\p{L}])/iu;

/** What some content says of an address, by its label or by what it looks like. */
export function partsIn({ stretch, label }: Content, facts: RecognitionFacts): readonly AddressPart[] {
  const whole = (part: PlacePart): AddressPart[] => [{ part, stretch }];
  switch (label) {
    case 'firm':
      return whole('firma');
    case 'street':
      return streetIn(stretch, streetInText) ?? streetIn(stretch, streetAlone) ?? whole('strasse');
    case 'houseNumber':
      return whole('hausnr');
    case 'postcode':
      return townIn(stretch, facts) ?? postcodeIn(stretch);
    case 'town':
      return townIn(stretch, facts) ?? whole('ort');
    case 'person':
    case 'user':
      return personIn(stretch);
    case 'phone':
      return reachIn(stretch).filter((it) => it.part === 'anspr1telefon');
    case 'mail':
      return reachIn(stretch).filter((it) => it.part === 'anspr1email');
    case 'address':
    case null:
      return splitOf(stretch).flatMap((it) => partsOfLine(it, facts));
    default:
      return [];
  }
}

/** What an unlabelled part of a line is: town, street, person, number, mail, or the name of a firm. */
function partsOfLine(stretch: Stretch, facts: RecognitionFacts): readonly AddressPart[] {
  const text = textOf(stretch);
  const towns = townIn(stretch, facts);
  const street = streetIn(stretch, streetInText) ?? (noStreet.test(text) ? undefined : streetIn(stretch, streetAlone));
  if (towns || street) return [...(street ?? []), ...(towns ?? [])];
  if (personTitle.test(text)) return personIn(stretch);
  const reach = reachIn(stretch);
  if (reach.length > 0) return reach;
  const isName =
    /\p{L}{2}/u.test(text) &&
    text.length <= 80 &&
    text.split(/\s+/u).length <= 8 &&
    !noFirm.test(text) &&
    !/[.!?:]$|@|https?:/u.test(text.replace(/\b(?:e\.\s?K|Co|mbH|e\.\s?V)\.$/u, ''));
  return isName && datesIn(stretch, '2000-01-01').length === 0 ? [{ part: 'firma', stretch }] : [];
}

function townIn(stretch: Stretch, facts: RecognitionFacts): readonly AddressPart[] | undefined {
  return townsIn(stretch, facts)[0];
}

/** The towns with their postcodes in a stretch. */
export function townsIn(stretch: Stretch, facts: RecognitionFacts): readonly (readonly AddressPart[])[] {
  return hitsOf(stretch, postcodeAndTown).map((it) => townOf(it, facts));
}

function townOf(hit: ReturnType<typeof hitsOf>[number], { fits }: RecognitionFacts): readonly AddressPart[] {
  const plz = hit.match.groups?.['plz'] ?? '';
  const ort = hit.match.groups?.['ort'] ?? '';
  const at = hit.match[0].length - ort.length;
  const [first = ort] = ort.split(/\s/u);
  // "50667 Köln Herr Muth" has a name behind its town.
  const name = fits(plz, ort) !== true && fits(plz, first) === true ? first : ort;
  return [
    { part: 'plz', stretch: hitIn(hit.stretch, hit.match[0].indexOf(plz), plz.length) },
    { part: 'ort', stretch: within(hit.stretch, at, at + name.length) },
  ];
}

function postcodeIn(stretch: Stretch): AddressPart[] {
  const match = postcodeAlone.exec(textOf(stretch));
  const it = match && groupIn(stretch, match, 'plz');
  return it ? [{ part: 'plz', stretch: it, value: textOf(it).padStart(5, '0') }] : [];
}

/** The street and house number that a pattern finds in a stretch. */
export function streetIn(stretch: Stretch, pattern: RegExp): AddressPart[] | undefined {
  const match = pattern.exec(textOf(stretch));
  const [strasse, number] = [match?.groups?.['strasse'], match?.groups?.['hausnr']];
  if (!match || strasse === undefined || number === undefined) return undefined;
  return [
    { part: 'strasse', stretch: within(stretch, match.index, match.index + strasse.length) },
    { part: 'hausnr', stretch: hitIn(stretch, match.index + match[0].length - number.length, number.length) },
  ];
}

function personIn(stretch: Stretch): AddressPart[] {
  const text = textOf(stretch);
  const named = personTitle.exec(text)?.groups?.['name'];
  const name = named ?? text.split(/[,;(/|]|\s[-–]\s|\s(?=(?:tel|mobil|handy|\+?\d))/iu)[0]?.trim() ?? '';
  const at = text.indexOf(name);
  const isName = /^\p{L}[\p{L}.'’ -]+$/u.test(name) && name.length <= 60;
  return [
    ...(isName ? [{ part: 'ansprechparter1' as const, stretch: within(stretch, at, at + name.length) }] : []),
    ...reachIn(stretch),
  ];
}

/** Telephone and mail address in a stretch. */
function reachIn(stretch: Stretch): AddressPart[] {
  const text = textOf(stretch);
  const mail = mailAddress.exec(text);
  const number = phoneNumber.exec(text);
  const phone = number && /\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{2}){1,2}|20\d\d-\d\d-\d\d/u.test(number[0]) ? null : number;
  const digits = phone?.[0].replaceAll(/\D/gu, '').length ?? 0;
  return [
    ...(phone && digits >= 6 && digits <= 16
      ? [{ part: 'anspr1telefon' as const, stretch: within(stretch, phone.index, phone.index + phone[0].length) }]
      : []),
    ...(mail ? [{ part: 'anspr1email' as const, stretch: hitIn(stretch, mail.index, mail[0].length) }] : []),
  ];
}
