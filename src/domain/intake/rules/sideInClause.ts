import type { Content } from '../contents.ts';
import type { Side } from '../finding.ts';
import { textOf } from '../segments.ts';

const pickupWords = /abhol|abzuhol|\bhol(?:en|t)\b|übernahme|beladung|\babgang\b/iu;
const deliveryWords =
  /zustell|zuzustell|liefer|\bbring(?:en|t)\b|gebracht|übergabe|\bnach\b|entlad|\bziel\b|überführ/iu;

/** Which end of the ride the sentence around a place of some content speaks of, where it speaks of one alone. */
export function sideInClause({ stretch, above, below }: Content, place: number): Side | null {
  const said = textOf(stretch);
  const text = [above, said, below].join(' ');
  const at = above.length + 1 + place;
  const preposition = /(?<![\p{L}])(?:(?<to>nach)|von|aus)\s+$/iu.exec(text.slice(0, at));
  if (preposition) return preposition.groups?.['to'] === undefined ? 'pickup' : 'delivery';
  const borders = [...text.matchAll(clauseBorder)];
  const start = borders.findLast((it) => it.index + it[0].length <= at);
  const from = start ? start.index + start[0].length : 0;
  const end = borders.find((it) => it.index >= at);
  const clause = text.slice(from, end?.index ?? text.length);
  const [isPickup, isDelivery] = [pickupWords.test(clause), deliveryWords.test(clause)];
  if (isPickup !== isDelivery) return isPickup ? 'pickup' : 'delivery';
  // Where both stand in it, the last word before the place counts.
  const before = clause.slice(0, Math.max(0, at - from));
  const [lastPickup, lastDelivery] = [lastOf(before, pickupWords), lastOf(before, deliveryWords)];
  if (lastPickup === lastDelivery) return null;
  return lastPickup > lastDelivery ? 'pickup' : 'delivery';
}

const clauseBorder = /[!?;]|(?<!\d|\bStr|\bTel)\.(?=\s+\p{Lu})|\s(?:und|sowie|anschließend|danach|dann)\s(?!\d)/gu;

function lastOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern.source, 'giu'))].at(-1)?.index ?? -1;
}
