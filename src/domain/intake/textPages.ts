import type { SourcePage, SourcePiece } from './source.ts';

/** A text is laid out like a page of a typewriter, so that what stands beside and below each other stays so. */
export const typewriter = { letter: 6, line: 15, height: 11, margin: 24, columns: 96 } as const;
const tabWidth = 8;

/** The text of a mail or a text file as one long page; columns stay apart where at least two blanks part them. */
export function textPage(text: string): SourcePage {
  const { letter, line, height, margin, columns } = typewriter;
  const lines = text.replaceAll(/\r\n?/gu, '\n').split('\n').flatMap(wrapped);
  const pieces = lines.flatMap((said, at) =>
    [...said.matchAll(/\S+(?:[^\S\n]\S+)*/gu)].map((it): SourcePiece => ({
      text: it[0],
      x: margin + it.index * letter,
      y: margin + at * line,
      width: it[0].length * letter,
      height,
    })),
  );
  return { width: columns * letter + 2 * margin, height: lines.length * line + 2 * margin, pieces };
}

/** A line as it fits onto the page, with blanks in place of its tabs. */
function wrapped(said: string): readonly string[] {
  let left = said.replaceAll('\u00A0', ' ');
  for (let at = left.indexOf('\t'); at >= 0; at = left.indexOf('\t'))
    left = left.slice(0, at) + ' '.repeat(Math.max(2, tabWidth - (at % tabWidth))) + left.slice(at + 1);
  const lines: string[] = [];
  while (left.length > typewriter.columns) {
    const blank = left.lastIndexOf(' ', typewriter.columns);
    const end = blank > typewriter.columns / 3 ? blank : typewriter.columns;
    lines.push(left.slice(0, end));
    left = left.slice(end).trimStart();
  }
  return [...lines, left];
}
