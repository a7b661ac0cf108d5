/** A run of text where it stands on its page; measures in points from the upper left corner. */
export type SourcePiece = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export type SourcePage = { readonly width: number; readonly height: number; readonly pieces: readonly SourcePiece[] };
/** What somebody dropped, as its text stands on its pages. */
export type IntakeSource = { readonly kind: 'PDF' | 'MAIL' | 'TEXT'; readonly pages: readonly SourcePage[] };
/** Characters of one piece of a page. */
export type SourceSpan = { readonly page: number; readonly piece: number; readonly from: number; readonly to: number };
export type SourceBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** So much of a file is read; what is longer is no transport order. */
export const intakeLimits = {
  bytes: 15 * 1024 * 1024,
  pages: 30,
  pieces: 20_000,
  characters: 200_000,
  attachments: 30,
} as const;

/** What stands at a place. */
export function quoteOf({ pages }: IntakeSource, place: readonly SourceSpan[]): string {
  return place.map((it) => pages[it.page]?.pieces[it.piece]?.text.slice(it.from, it.to) ?? '').join(' ');
}

/** Where some characters of a piece stand, by the usual widths of letters; on a typewriter all are alike. */
export function boxOf(piece: SourcePiece, { from, to }: Pick<SourceSpan, 'from' | 'to'>, isTyped = false): SourceBox {
  const breadthOf = isTyped ? lengthOf : usualBreadth;
  const whole = breadthOf(piece.text) || 1;
  const start = breadthOf(piece.text.slice(0, from)) / whole;
  const end = breadthOf(piece.text.slice(0, to)) / whole;
  const { x, y, width, height } = piece;
  return { x: x + start * width, y, width: (end - start) * width, height };
}

function lengthOf(text: string): number {
  return text.length;
}

function usualBreadth(text: string): number {
  let sum = 0;
  for (const letter of text) sum += letterBreadth(letter);
  return sum;
}

function letterBreadth(letter: string): number {
  if (/[iljItf.,:;'|! ()[\]/-]/u.test(letter)) return 0.3;
  if (/[mwMW@%]/u.test(letter)) return 0.85;
  return /\p{Lu}/u.test(letter) ? 0.68 : 0.55;
}
