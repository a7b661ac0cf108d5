import { randomFrom } from '../random.ts';
import { path } from './svg.ts';

const size = { width: 600, height: 200 } as const;
const tall = /[A-ZÄÖÜbdfhklt]/;
const deep = /[fgjpqyß]/;

/** How a name is signed: one line of loops, for one person each time the same apart from the hand's own unrest. */
export function signatureOf(name: string, occasion: string): string {
  const [hand, unrest] = [randomFrom('leitstand', 'hand', name), randomFrom('leitstand', 'hand', name, occasion)];
  const letters = [...name].filter((it) => it !== '.');
  const step = Math.min(46, (size.width - 120) / Math.max(1, letters.length));
  const slant = hand.int(4, 16);
  let d = `M 50 ${hand.int(105, 125)}`;
  letters.forEach((letter, i) => {
    const x = 50 + i * step + unrest.next() * 4;
    if (letter === ' ') {
      d += ` M ${x + step * 0.8} 115`;
      return;
    }
    const up = (tall.test(letter) ? (i === 0 || letters[i - 1] === ' ' ? 78 : 52) : 20) * (0.8 + hand.next() * 0.4);
    const down = deep.test(letter) ? 45 : 4;
    const [top, foot] = [118 - up - unrest.next() * 4, 118 + down + unrest.next() * 4];
    d += ` C ${at(x + slant, top)}, ${at(x + step * 0.9 + slant, top)}, ${at(x + step * 0.45, 112)}`;
    d += ` S ${at(x + step * 0.15, foot)}, ${at(x + step, 114 + hand.int(-6, 6))}`;
  });
  const flourish = hand.chance(0.6)
    ? ` q ${hand.int(20, 50)} ${hand.int(10, 30)} ${-hand.int(80, 220)} ${hand.int(18, 34)}`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="600" height="200" fill="#ffffff"/>${path(d + flourish, { stroke: hand.pick(['#14213d', '#1c1f23', '#1d3a8a']), width: 2.6 + hand.next() * 1.6 })}</svg>`;
}

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
