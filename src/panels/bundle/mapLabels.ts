import type { Spot } from '../kit/map/projection.ts';

/** How a name may stand beside what it names: right of it, left of it, below it, above it. */
export function besides(
  { x, y }: Spot,
  {
    away,
    isLeftFirst,
    ...text
  }: Pick<Label, 'text' | 'size'> & { readonly away: number; readonly isLeftFirst: boolean },
): Label {
  const width = widthOf(text);
  const [right, left] = [
    { x: x + away, y: y + 4 },
    { x: x - away - width, y: y + 4 },
  ];
  const middle = x - width / 2;
  return {
    ...text,
    spots: [
      ...(isLeftFirst ? [left, right] : [right, left]),
      { x: middle, y: y + 12 + text.size },
      { x: middle, y: y - 15 },
    ],
  };
}

/** How a text may stand along a line: at its middle, else nearer to one of its ends, on either side. */
export function alongside(line: readonly Spot[], text: Pick<Label, 'text' | 'size'>): Label {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to) return { ...text, spots: [] };
  const width = widthOf(text);
  const spots = [0.5, 0.35, 0.65, 0.2, 0.8].flatMap((part) => {
    const bend = line.length > 2 ? line[Math.floor(line.length * part)] : undefined;
    const { x, y } = bend ?? { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    return [
      { x: x + 8, y: y - 6 },
      { x: x - 8 - width, y: y - 2 },
    ];
  });
  return { ...text, spots };
}

/** A text on the map and where it may stand, the best place first; each spot is where the text begins. */
export type Label = { readonly text: string; readonly size: number; readonly spots: readonly Spot[] };
/** What is drawn there already. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A letter is some three fifths of its size wide. */
const letterWidth = 0.6;

const widthOf = ({ text, size }: Pick<Label, 'text' | 'size'>): number => text.length * size * letterWidth;

/**
 * Where each text stands so that none lies on an earlier one, on what is drawn or outside of the picture; nowhere where
 * no place is free.
 */
export function placeLabels(
  labels: readonly Label[],
  { taken, width }: { readonly taken: readonly Box[]; readonly width: number },
): readonly (Spot | undefined)[] {
  const boxes = [...taken];
  return labels.map((label) => {
    const found = label.spots.find((spot) => {
      const box = boxOf(label, spot);
      return box.x >= 0 && box.x + box.width <= width && !boxes.some((it) => overlap(it, box));
    });
    if (found) boxes.push(boxOf(label, found));
    return found;
  });
}

function boxOf(label: Label, { x, y }: Spot): Box {
  return { x, y: y - label.size, width: widthOf(label), height: label.size * 1.2 };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
