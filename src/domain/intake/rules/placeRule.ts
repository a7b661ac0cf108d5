import type { Content } from '../contents.ts';
import {
  sides,
  type IntakeField,
  type LocationField,
  type PlacePart,
  type RecognitionFacts,
  type Side,
} from '../finding.ts';
import { textOf, within } from '../segments.ts';
import { partsIn, streetBefore, streetIn, townsIn, type AddressPart } from './addressParts.ts';
import { shortened, type Found, type Rule } from './found.ts';
import { contractTypeRule } from './numberRules.ts';
import { rideEnds } from './rideEnds.ts';
import { sideInClause } from './sideInClause.ts';

const locations = { pickup: 'pickupLocation', delivery: 'deliveryLocation' } as const;
const longest: Readonly<Record<PlacePart, number>> = {
  firma: 120,
  strasse: 120,
  hausnr: 20,
  plz: 5,
  ort: 120,
  ansprechparter1: 120,
  anspr1telefon: 60,
  anspr1email: 200,
};

/** Where the ride begins and ends, and who is there: what stands under the heading of each end, label by label. */
export const placeRule: Rule = (contents, facts) => {
  const sided = contents.filter((it) => it.label !== 'ignored');
  const isFetched = contractTypeRule(contents, facts)[0]?.value === 'PICKUP';
  const found = sides.flatMap((side) => {
    const parts = sided.filter((it) => sideOfPlace(it, isFetched) === side).flatMap((it) => partsIn(it, facts));
    return foundAt(side, firstOfEach(parts), { facts, isSure: true, because: `Steht bei „${rideEnds[side]}“.` });
  });
  const known = (side: Side) => found.some((it) => it.field === `${locations[side]}.ort`);
  return [
    ...found,
    ...inSentences(sided, facts)
      .filter((it) => !known(it.side))
      .flatMap((it) => it.found),
  ];
};

/** Whoever uses a vehicle gives it away when it is fetched back, and gets it otherwise. */
function sideOfPlace({ label, side }: Content, isFetched: boolean): Content['side'] {
  if (label !== 'user') return side;
  return isFetched ? 'pickup' : 'delivery';
}

/** Of each part the first: an address below the last section belongs to somebody else. */
function firstOfEach(parts: readonly AddressPart[]): readonly AddressPart[] {
  const kept = new Map<PlacePart, AddressPart>();
  for (const it of parts) {
    // A firm stands above its street.
    if (it.part === 'firma' && (kept.has('strasse') || kept.has('ort'))) continue;
    // A street below another town is that of somebody else.
    if ((it.part === 'strasse' || it.part === 'hausnr') && kept.has('ort') && kept.has('strasse')) continue;
    if (!kept.has(it.part)) kept.set(it.part, it);
  }
  return [...kept.values()];
}

function foundAt(
  side: Side,
  parts: readonly AddressPart[],
  { facts, isSure, because }: { facts: RecognitionFacts; isSure: boolean; because: string },
): readonly Found[] {
  const valueOf = (part: PlacePart) => {
    const it = parts.find((one) => one.part === part);
    return it && (it.value ?? textOf(it.stretch));
  };
  const [plz, ort] = [valueOf('plz'), valueOf('ort')];
  const isOdd = plz !== undefined && ort !== undefined && facts.fits(plz, ort) === false;
  const location: LocationField = locations[side];
  return parts.map(({ part, stretch, value = textOf(stretch) }) => {
    const isDoubtful = isOdd && (part === 'plz' || part === 'ort');
    const field: IntakeField = `${location}.${part}`;
    return {
      field,
      value: shortened(value, longest[part]),
      stretch,
      isSure: isSure && !isDoubtful,
      because: isDoubtful ? `Die PLZ „${plz}“ passt nicht zum Ort „${ort}“.` : because,
    };
  });
}

/** A town of running text with the street in front of it, and the end of the ride that its sentence speaks of. */
function addressOf(
  content: Content,
  towns: readonly AddressPart[],
): { readonly side: Side | null; readonly parts: readonly AddressPart[] } {
  const { stretch } = content;
  const at = (towns[0]?.stretch.from ?? stretch.from) - stretch.from;
  const street = streetIn(within(stretch, 0, at), streetBefore) ?? [];
  const begins = street[0] ? street[0].stretch.from - stretch.from : at;
  return { side: sideInClause(content, begins), parts: [...street, ...towns] };
}

/**
 * Towns in running text, by what their sentence says of them; without a word the first two are taken in their order.
 */
function inSentences(
  contents: readonly Content[],
  facts: RecognitionFacts,
): readonly { side: Side; found: readonly Found[] }[] {
  const addresses = contents
    .filter((it) => it.side === null && (it.label === null || it.label === 'address'))
    .flatMap((content) => townsIn(content.stretch, facts).map((towns) => addressOf(content, towns)));
  const told = sides.flatMap((side) => {
    const it = addresses.find((one) => one.side === side);
    return it
      ? [
          {
            side,
            found: foundAt(side, it.parts, {
              facts,
              isSure: false,
              because: `Der Satz spricht von ${side === 'pickup' ? 'Abholen' : 'Bringen'}.`,
            }),
          },
        ]
      : [];
  });
  const [first, second] = addresses;
  if (told.length > 0 || !first || !second) return told;
  const because = 'Die erste Adresse gilt als Abholung, die zweite als Zustellung.';
  return [
    { side: 'pickup', found: foundAt('pickup', first.parts, { facts, isSure: false, because }) },
    { side: 'delivery', found: foundAt('delivery', second.parts, { facts, isSure: false, because }) },
  ];
}
