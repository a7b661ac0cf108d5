import { line, type Point } from './svg.ts';

/**
 * A plotter's letters on a grid four wide and six high, each stroke the places it goes through: pictures read the same
 * on machines without any font.
 */
const strokes: Readonly<Record<string, string>> = {
  A: '06 20 46|14 34',
  B: '06 00 30 41 42 33 03|33 44 45 36 06',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 45 41 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|34 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  0: '10 30 41 45 36 16 05 01 10|14 32',
  1: '11 20 26|16 36',
  2: '01 10 30 41 42 06 46',
  3: '01 10 30 41 42 33 44 45 36 16 05|33 13',
  4: '36 30 04 44',
  5: '40 00 03 33 44 45 36 06',
  6: '41 30 10 01 05 16 36 45 44 33 03',
  7: '00 40 16',
  8: '10 30 41 42 33 13 02 01 10|13 04 05 16 36 45 44 33',
  9: '05 16 36 45 41 30 10 01 02 13 43',
  '-': '13 33',
  '.': '25 26',
  ',': '25 17',
  ':': '21 22|24 25',
  '/': '06 40',
  '%': '06 40|00 01|45 46',
  '€': '41 30 10 01 05 16 36 45|02 32|04 34',
  '&': '46 11 20 31 05 16 44',
};
const bare: Readonly<Record<string, string>> = { Ä: 'A', Ö: 'O', Ü: 'U' };
const dots = '1B 1A|3B 3A';

type Text = {
  readonly at: Point;
  readonly height: number;
  readonly colour?: string;
  readonly anchor?: 'left' | 'middle' | 'right';
  readonly weight?: number;
};
const advance = 5.6;

/** How wide a text stands. */
export const widthOf = (text: string, height: number) => ((text.length * advance - 1.6) * height) / 6;

/** A text in capitals; signs without a letter here stand as a gap, others without their mark. */
export function lettering(text: string, { at, height, colour = '#1c1f23', anchor = 'left', weight = 1 }: Text): string {
  const unit = height / 6;
  const width = widthOf(text, height);
  const left = at[0] - (anchor === 'middle' ? width / 2 : anchor === 'right' ? width : 0);
  return [...text.toUpperCase().replaceAll('ß', 'SS')]
    .flatMap((sign, i) =>
      strokesOf(sign).map((stroke) =>
        line(
          stroke.map(([x, y]): Point => [left + (i * advance + x) * unit, at[1] + y * unit]),
          { stroke: colour, width: unit * 0.85 * weight },
        ),
      ),
    )
    .join('');
}

function strokesOf(sign: string): Point[][] {
  const plain = bare[sign];
  const text =
    plain === undefined
      ? (strokes[sign] ?? strokes[sign.normalize('NFD').charAt(0)])
      : `${strokes[plain] ?? ''}|${dots}`;
  return text?.split('|').map((stroke) => stroke.split(' ').map(placeOf)) ?? [];
}

/** Above the letters stand the dots: A is one above, B almost two. */
function placeOf(place: string): Point {
  const y = place.charAt(1);
  return [Number(place.charAt(0)), y === 'A' ? -1 : y === 'B' ? -1.3 : Number(y)];
}
