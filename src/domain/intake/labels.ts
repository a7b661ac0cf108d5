import type { Side } from './finding.ts';

/**
 * What a word in front of a value says that the value is; `side` heads a whole end of the ride, `other` anything else.
 */
export type LabelKind = keyof typeof words | 'side';
export type Label = {
  readonly kind: LabelKind;
  readonly side: Side | null;
  /** Where the label begins and where its value does. */
  readonly from: number;
  readonly to: number;
};

const number = String.raw`(?:nummer|nr\.?|no\.?)`;
/** How senders call things; what stands further up wins. */
const words = {
  ignored: String.raw`(?:auftrags|bestell|rechnungs|druck|erstell(?:ungs)?|eingangs|geburts|beleg|beauftragungs)-?datum|(?:tele)?fax(?:-?${number})?|erstzulassung|ez|nächste\s+hu|hu(?:\s*\/\s*au)?|tüv|gesendet|datum\s+der\s+\p{L}+|iban|bic|ust-?id(?:-?nr\.?)?|steuer-?${number}|hrb|kundennummer|kunden-?nr\.?|km-?stand|kilometerstand|seite|web|internet|www`,
  vin: String.raw`(?:fahrgestell|fahrzeug-?ident(?:ifikations|ifizierungs)?|ident)[\s-]*${number}|fgst\.?[\s-]*${number}|fin(?:[\s/-]*(?:vin|${number}))?|vin`,
  plate: String.raw`(?:amtl(?:iches|\.)\s*|kfz-?\s*|polizeiliches\s+|pol\.\s*)?kennz(?:eichen|\.)|kfz-?kz\.?`,
  vehicle: String.raw`(?:marke|hersteller|fabrikat)\s*[/,&+]\s*(?:modell|typ)|fahrzeug|fzg\.?|pkw|transportgut`,
  make: 'marke|hersteller|fabrikat',
  model: '(?:fahrzeug-?)?(?:modell|typ)(?:bezeichnung)?',
  reference: String.raw`(?:ihre?\s+|unsere?\s+)?(?:(?:transport|überführungs|fahr)?auftrags?|bestell|vorgangs?|referenz|ref\.?)[\s-]*(?:${number}|id)|(?:unser|ihr)e?\s+(?:zeichen|referenz)|referenz|transportauftrag|auftrag`,
  lease: String.raw`(?:leasing-?)?vertrags?[\s-]*${number}|lv[\s-]*${number}`,
  costCentre: String.raw`kostenstelle|kst\.?`,
  remark: String.raw`bemerkung(?:en)?|hinweise?(?:\s+für\s+den\s+fahrer)?|besonderheiten|anmerkung(?:en)?|zusatzinfo(?:rmation(?:en)?)?|infos?\s+(?:für\s+den\s+)?fahrer`,
  tyres: 'bereifung|reifen(?:art)?',
  keys: '(?:anzahl\\s+)?schlüssel(?:anzahl)?',
  contractType: 'auftragsart|transportart|art\\s+des\\s+auftrags',
  drive: 'antrieb(?:sart)?|kraftstoff(?:art)?',
  registered: 'zugelassen|zulassung|angemeldet',
  firm: 'firma|firmenname|unternehmen|händler|name',
  street: String.raw`stra(?:ß|ss)e(?:\s*(?:,|und|u\.|\+|\/)?\s*(?:haus-?)?${number})?|str\.`,
  houseNumber: String.raw`haus-?${number}`,
  postcode: String.raw`(?:plz|postleitzahl)(?:\s*(?:[,/+&]|und)?\s*(?:wohn)?ort)?`,
  town: 'ort|stadt',
  address: 'adresse|anschrift',
  person: String.raw`ansprechpartner(?:in)?(?:\s+vor\s+ort)?|asp|kontakt(?:person|daten)?|zu\s+händen|z\.\s?hd\.?|zuständig`,
  user: '(?:dienstwagen|fahrzeug)?nutzer(?:in)?|fahrzeughalter(?:in)?|halter(?:in)?',
  phone: String.raw`tel(?:efon)?(?:-?\s?${number})?\.?|mobil(?:telefon|-?${number})?|handy(?:-?${number})?|rufnummer|fon`,
  mail: 'e-?mail(?:-?adresse)?|mail',
  day: 'wunschtermin|wunschdatum|termin|datum|tag',
  window: 'uhrzeit(?:en)?|zeit(?:fenster|raum)?',
  other: String.raw`auftraggeber|rechnungs(?:adresse|anschrift|empfänger)|rechnung\s+an|besteller|sachbearbeiter(?:in)?|bearbeiter(?:in)?|fahrzeugdaten|fahrzeuge?\s*:|auftragsdaten|kundendaten|kunde|mit\s+(?:freundlichen|besten|vielen)\s+grüßen|mit\s+freundlichem\s+gruß|(?:freundliche|viele|beste|herzliche|schöne)\s+grüße|mfg|vg|lg|allgemeine\s+hinweise|vereinbarungen|leistungen|preise?`,
} as const;
const pickupWords = String.raw`abhol(?:ungs?)?|abgangs?|start(?:punkt)?|belade|beladungs?|lade|übernahme|standort(?:\s+des\s+fahrzeugs)?|von(?=\s*:(?![^@]{0,80}@))`;
const deliveryWords = String.raw`(?:zustell|anliefer|ausliefer|liefer)(?:ungs?)?|ziel|bring|entlade|entladungs?|übergabe|empfänger|nach(?=\s*:)`;
/** What makes a word for an end of the ride the name of the end itself: Abholort, Lieferanschrift. */
const wholePlace = 'adresse|anschrift|ort|stelle|platz|punkt|standort|daten';
const kinds = Object.keys(words) as (keyof typeof words)[];
const plainKinds = kinds.filter((it) => it !== 'other' && it !== 'ignored');

const bullet = String.raw`(?:[-–•*>]\s*|\d{1,2}[.)]\s+)?`;
const ends = String.raw`(?![\p{L}\p{N}])`;
const named = (list: readonly (keyof typeof words)[]) => list.map((it) => `(?<${it}>${words[it]})`).join('|');
const ofSide = String.raw`(?:\s*(?:der|bei|für|zur|-|\()?\s*(?:(?<pickupBehind>abholung|abholort|start)|(?<deliveryBehind>zustellung|anlieferung|auslieferung|lieferung|lieferort|ziel))${ends}\)?)?`;
const sided = new RegExp(
  `${bullet}(?:(?<pickup>${pickupWords})|(?<delivery>${deliveryWords}))[\\s-]*(?:(?<whole>${wholePlace})|${named(plainKinds)})?${ends}`,
  'iuy',
);
const plain = new RegExp(`${bullet}(?:${named(kinds)})${ends}${ofSide}`, 'iuy');

/** Kinds whose values look like nothing else, so that they need no colon in front of them. */
const strict: ReadonlySet<LabelKind> = new Set([
  'vin',
  'plate',
  'postcode',
  'phone',
  'mail',
  'lease',
  'costCentre',
  'ignored',
]);
/** What may follow the name of an end that stands without a colon. */
const afterSide = /^\s+(?:am|ab|bis|bei|in|um|zwischen|\d|\(|(?:mo|di|mi|do|fr|sa|so)[a-z]*[.,]?\s)/iu;

/** The labels of a line, from left to right. */
export function labelsIn(text: string): readonly Label[] {
  const found: Label[] = [];
  for (const start of [0, ...[...text.matchAll(/[\s,;|(·]+/gu)].map((it) => it.index + it[0].length)]) {
    if (start >= text.length || start < (found.at(-1)?.to ?? 0)) continue;
    const label = labelAt(text, start);
    if (label) found.push(label);
  }
  return found;
}

function labelAt(text: string, start: number): Label | undefined {
  sided.lastIndex = start;
  plain.lastIndex = start;
  return labelOf(text, start, sided.exec(text)) ?? labelOf(text, start, plain.exec(text));
}

function labelOf(text: string, start: number, match: RegExpExecArray | null): Label | undefined {
  if (!match) return undefined;
  const groups = match.groups ?? {};
  const side: Side | null =
    (groups['pickup'] ?? groups['pickupBehind'])
      ? 'pickup'
      : (groups['delivery'] ?? groups['deliveryBehind'])
        ? 'delivery'
        : null;
  const isWhole = groups['pickup'] !== undefined || groups['delivery'] !== undefined;
  const named = kinds.find((it) => groups[it] !== undefined);
  const kind: LabelKind = named ?? (isWhole ? 'side' : 'other');
  const end = start + match[0].length;
  const colon = /^\s*(?:\([^)]{0,40}\)\s*)?:/u.exec(text.slice(end))?.[0].length;
  if (colon !== undefined) return { kind, side, from: start, to: end + colon };
  if (start > 0) return undefined;
  const rest = text.slice(end);
  const stands =
    rest.trim() === '' ||
    (strict.has(kind) && /^[\s.#]+\S/u.test(rest)) ||
    (kind === 'reference' && /n(?:umme)?r\.?$/iu.test(match[0]) && /^\s*(?:\p{Lu}{1,4}[- ]?)?\d/u.test(rest)) ||
    (kind === 'other' && match[0].length > 10) ||
    ((kind === 'side' || kind === 'day' || kind === 'window') && side !== null && afterSide.test(rest));
  return stands ? { kind, side, from: start, to: end } : undefined;
}
