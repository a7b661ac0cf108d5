import type { IntakeSource, SourcePage, SourcePiece, SourceSpan } from './source.ts';

/** Text that stands together on one line of a page, and which characters of which pieces it consists of. */
export type Segment = {
  readonly page: number;
  readonly text: string;
  readonly parts: readonly { readonly at: number; readonly piece: number; readonly length: number }[];
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly height: number;
  /** The line of the page that it stands on, from above. */
  readonly line: number;
};

/** A wider gap parts two columns, a narrower one two words; in heights of their letters. */
const columnGap = 0.85;
const wordGap = 0.12;

/** What stands on the pages, line by line from above and from left to right. */
export function segmentsOf({ pages }: IntakeSource): readonly Segment[] {
  return pages.flatMap(segmentsOfPage);
}

type Placed = SourcePiece & { readonly index: number };

function segmentsOfPage({ pieces }: SourcePage, page: number): readonly Segment[] {
  const written = pieces.map((it, index): Placed => ({ ...it, index })).filter((it) => it.text.trim() !== '');
  return linesOf(written).flatMap((line, at) => {
    const groups: Placed[][] = [];
    for (const piece of line) {
      const last = groups.at(-1)?.at(-1);
      if (last && piece.x - (last.x + last.width) <= columnGap * Math.max(piece.height, last.height))
        groups.at(-1)?.push(piece);
      else groups.push([piece]);
    }
    return groups.map((group) => joined(group, { page, line: at }));
  });
}

/** Pieces whose middles lie at one height make a line, from left to right. */
function linesOf(pieces: readonly Placed[]): readonly (readonly Placed[])[] {
  const lines: { middle: number; height: number; pieces: Placed[] }[] = [];
  for (const piece of pieces.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const last = lines.at(-1);
    if (last && Math.abs(middleOf(piece) - last.middle) <= 0.5 * Math.min(piece.height, last.height))
      last.pieces.push(piece);
    else lines.push({ middle: middleOf(piece), height: piece.height, pieces: [piece] });
  }
  return lines.map((it) => it.pieces.toSorted((one, other) => one.x - other.x));
}

function middleOf({ y, height }: SourcePiece): number {
  return y + height / 2;
}

function joined(group: readonly Placed[], { page, line }: { page: number; line: number }): Segment {
  let text = '';
  const parts: { at: number; piece: number; length: number }[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of group) {
    const isApart = piece.x - end > wordGap * piece.height;
    if (text !== '' && isApart && !/\s$/u.test(text) && !/^\s/u.test(piece.text)) text += ' ';
    parts.push({ at: text.length, piece: piece.index, length: piece.text.length });
    text += piece.text.replaceAll(/[\u00A0\u2007\u202F\t]/gu, ' ');
    end = piece.x + piece.width;
  }
  return {
    page,
    text,
    parts,
    x: Math.min(...group.map((it) => it.x)),
    right: Math.max(...group.map((it) => it.x + it.width)),
    y: Math.min(...group.map((it) => it.y)),
    height: Math.max(...group.map((it) => it.height)),
    line,
  };
}

/** Some characters of a segment. */
export type Stretch = { readonly segment: Segment; readonly from: number; readonly to: number };

/** The same characters as they stand in the pieces of the page. */
export function placeOf({ segment, from, to }: Stretch): readonly SourceSpan[] {
  return segment.parts.flatMap(({ at, piece, length }) => {
    const [start, end] = [Math.max(from, at), Math.min(to, at + length)];
    return start < end ? [{ page: segment.page, piece, from: start - at, to: end - at }] : [];
  });
}

/** What stands there. */
export function textOf({ segment, from, to }: Stretch): string {
  return segment.text.slice(from, to);
}

/** A part of a stretch, without the blanks and commas around it. */
export function within({ segment, from }: Stretch, start: number, end: number): Stretch {
  const text = segment.text.slice(from + start, from + end);
  const before = /^[\s,;|·]*/u.exec(text)?.[0].length ?? 0;
  const behind = /[\s,;|·]*$/u.exec(text.slice(before))?.[0].length ?? 0;
  return { segment, from: from + start + before, to: Math.max(from + start + before, from + end - behind) };
}

/** The whole of a segment. */
export function wholeOf(segment: Segment): Stretch {
  return within({ segment, from: 0, to: segment.text.length }, 0, segment.text.length);
}

/** The parts of a stretch that commas, semicolons and bars keep apart. */
export function splitOf(stretch: Stretch): readonly Stretch[] {
  const text = textOf(stretch);
  const parts: Stretch[] = [];
  let start = 0;
  for (const it of text.matchAll(/,(?!\d)|[;|·•]|\s[-–—]\s/gu)) {
    parts.push(within(stretch, start, it.index));
    start = it.index + it[0].length;
  }
  parts.push(within(stretch, start, text.length));
  return parts.filter((it) => it.to > it.from);
}
