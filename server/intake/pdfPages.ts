import { getDocumentProxy } from 'unpdf';
import { boxOf, intakeLimits, type SourcePage, type SourcePiece } from '../../src/domain/intake/source.ts';
import { IntakeRefused } from './intakeRefusals.ts';

type Written = {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
};
/** So much of the height of letters stands above the line they stand on. */
const aboveLine = 0.82;

/** The text of a PDF as it stands on its pages. */
export async function pdfPages(file: Buffer): Promise<readonly SourcePage[]> {
  const document = await getDocumentProxy(new Uint8Array(file)).catch((error: unknown) => {
    throw new IntakeRefused(error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken');
  });
  if (document.numPages > intakeLimits.pages) throw new IntakeRefused('tooManyPages');
  const pages: SourcePage[] = [];
  let [characters, pieces] = [0, 0];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number).catch(() => {
      throw new IntakeRefused('broken');
    });
    const viewport = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent().catch(() => {
      throw new IntakeRefused('broken');
    });
    const written = items.flatMap((it) => ('str' in it ? piecesOf(it, viewport) : []));
    characters += written.reduce((sum, it) => sum + it.text.length, 0);
    pieces += written.length;
    if (characters > intakeLimits.characters || pieces > intakeLimits.pieces) throw new IntakeRefused('tooLong');
    pages.push({ width: round(viewport.width), height: round(viewport.height), pieces: written });
    page.cleanup();
  }
  if (pieces === 0) throw new IntakeRefused('noText');
  return pages;
}

type Viewport = {
  readonly width: number;
  readonly height: number;
  convertToViewportPoint(x: number, y: number): number[];
};

/** A run of text, parted where several blanks keep columns apart; upright text alone, stamps across a page are none. */
function piecesOf({ str, transform, width, height }: Written, viewport: Viewport): readonly SourcePiece[] {
  const [a = 0, b = 0, , , e = 0, f = 0] = transform;
  const [x = 0, y = 0] = viewport.convertToViewportPoint(e, f);
  const [right = 0, same = 0] = viewport.convertToViewportPoint(e + a, f + b);
  const size = height || Math.hypot(transform[2] ?? 0, transform[3] ?? 0);
  const isUpright = right > x && Math.abs(same - y) < 0.2 * Math.abs(right - x);
  const isOnPage = x > -50 && x < viewport.width + 50 && y > -50 && y < viewport.height + 50;
  if (!isUpright || !isOnPage || size <= 0 || str.trim() === '') return [];
  const text = str.replaceAll(/[\p{Cc}\p{Co}\p{Cs}]/gu, ' ');
  const whole: SourcePiece = { text, x, y: y - aboveLine * size, width: Math.abs(width), height: size };
  return [...text.matchAll(/\S+(?:\s\S+)*/gu)].map((it) => {
    const box = boxOf(whole, { from: it.index, to: it.index + it[0].length });
    return { text: it[0], x: round(box.x), y: round(box.y), width: round(box.width), height: round(box.height) };
  });
}

function round(points: number): number {
  return Math.round(points * 100) / 100;
}
