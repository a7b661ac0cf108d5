import type { Side } from './finding.ts';
import { labelsIn, type Label, type LabelKind } from './labels.ts';
import { wholeOf, within, type Segment, type Stretch } from './segments.ts';

/** A stretch of a source with what is known of it: the label in front of it, and the end of the ride it speaks of. */
export type Content = {
  readonly stretch: Stretch;
  readonly label: Exclude<LabelKind, 'side' | 'other'> | null;
  readonly side: Side | 'other' | null;
  /** The side stands in the label itself and not only in a heading above. */
  readonly isOwnSide: boolean;
  /** The lines right above and below it, where a sentence may go on in them. */
  readonly above: string;
  readonly below: string;
};
type Labelled = { readonly segment: Segment; readonly labels: readonly Label[] };

const noLines = { above: '', below: '' } as const;
/** A shorter line ends its sentence. */
const proseLength = 55;
/** A heading this far to the right of something still stands above it, in points. */
const tolerance = 14;
/** How far below its label a value may stand, in heights of its letters. */
const farBelow = 2.6;

/** Everything that the lines say, in the order of reading, each with the label it belongs to. */
export function contentsOf(segments: readonly Segment[]): readonly Content[] {
  const labelled = segments.map((segment): Labelled => ({ segment, labels: labelsIn(segment.text) }));
  const sections = sectionsOf(labelled);
  const lines = Map.groupBy(labelled, ({ segment }) => lineKey(segment.page, segment.line));
  const taken = new Set<Segment>();
  const contents: Content[] = [];
  for (const one of labelled) {
    if (taken.has(one.segment)) continue;
    const { segment, labels } = one;
    const section = sections(segment);
    const before = within(wholeOf(segment), 0, 0);
    const lead = { ...before, to: labels[0]?.from ?? segment.text.length };
    const add = (
      stretch: Stretch,
      { label = null, side = null }: { label?: LabelKind | null; side?: Side | 'other' | null },
    ) => {
      const trimmed = within({ segment: stretch.segment, from: 0, to: 0 }, stretch.from, stretch.to);
      if (trimmed.to <= trimmed.from) return;
      contents.push({
        stretch: trimmed,
        label: label === 'side' || label === 'other' ? null : label,
        side: side ?? section,
        isOwnSide: side !== null,
        ...(label === null ? around(one, lines) : noLines),
      });
    };
    if (lead.to > 0) add({ segment, from: 0, to: lead.to }, {});
    for (const [at, label] of labels.entries()) {
      const value = { segment, from: label.to, to: labels[at + 1]?.from ?? segment.text.length };
      const side = label.side ?? (label.kind === 'other' ? 'other' : null);
      const isEmpty = segment.text.slice(value.from, value.to).trim() === '';
      const cell =
        isEmpty && label.kind !== 'side' && label.kind !== 'other' ? cellOf(one, { lines, taken }) : undefined;
      if (cell) taken.add(cell);
      if (!isEmpty || cell) add(cell ? wholeOf(cell) : value, { label: label.kind, side });
    }
  }
  return contents;
}

function lineKey(page: number, line: number): string {
  return `${String(page)}/${String(line)}`;
}

type Lines = { readonly lines: ReadonlyMap<string, readonly Labelled[]>; readonly taken: ReadonlySet<Segment> };

/** The value of a label that stands alone: in the next column of its line, else in the line below it. */
function cellOf({ segment }: Labelled, { lines, taken }: Lines): Segment | undefined {
  const isFree = (it: Labelled) => !taken.has(it.segment) && it.labels[0]?.from !== 0;
  const right = lines.get(lineKey(segment.page, segment.line))?.find((it) => it.segment.x > segment.x);
  if (right && isFree(right)) return right.segment;
  const below = lines
    .get(lineKey(segment.page, segment.line + 1))
    ?.find(
      ({ segment: it }) =>
        Math.abs(it.x - segment.x) <= tolerance ||
        (it.x < segment.right && it.right > segment.x && it.x >= segment.x - tolerance * 3),
    );
  const isNear =
    below !== undefined && below.segment.y - segment.y <= farBelow * Math.max(segment.height, below.segment.height);
  return isNear && isFree(below) ? below.segment : undefined;
}

/** The neighbours of a line of running text. */
function around({ segment }: Labelled, lines: Lines['lines']): Pick<Content, 'above' | 'below'> {
  const neighbour = (step: 1 | -1) => {
    const all = lines.get(lineKey(segment.page, segment.line + step)) ?? [];
    const [it] = all;
    if (all.length !== 1 || !it || it.labels.length > 0) return '';
    const isNear =
      Math.abs(it.segment.y - segment.y) <= 2 * segment.height && Math.abs(it.segment.x - segment.x) <= tolerance;
    return isNear && (step === 1 ? segment : it.segment).text.length >= proseLength ? it.segment.text : '';
  };
  return { above: neighbour(-1), below: neighbour(1) };
}

type Head = { readonly segment: Segment; readonly side: Side | 'other' };

/** Under which heading of its column a line stands. */
function sectionsOf(labelled: readonly Labelled[]): (segment: Segment) => Side | 'other' | null {
  const heads = labelled.flatMap(({ segment, labels }): Head[] => {
    const [first] = labels;
    if (!first || first.from > 0) return [];
    // "Von: 38440 Wolfsburg   Nach: 34117 Kassel" stands on a line of its own and heads nothing.
    if (/^(?:von|nach)/iu.test(segment.text) && segment.text.slice(first.to).trim() !== '') return [];
    if (first.kind === 'other') return [{ segment, side: 'other' }];
    const heads = first.kind === 'side' || first.kind === 'person' || first.kind === 'firm';
    return heads && first.side !== null ? [{ segment, side: first.side }] : [];
  });
  const byPage = Map.groupBy(heads, (it) => it.segment.page);
  return (segment) => {
    let best: Head | undefined;
    for (const head of byPage.get(segment.page) ?? []) {
      const { line, x } = head.segment;
      if (line > segment.line || x > segment.x + tolerance) continue;
      if (!best || line > best.segment.line || (line === best.segment.line && x > best.segment.x)) best = head;
    }
    return best?.side ?? null;
  };
}
