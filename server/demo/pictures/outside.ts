import { bodyOf, ground, wheels, type Body } from './body.ts';
import { lettering, widthOf } from './lettering.ts';
import type { Light, Subject } from './subject.ts';
import { box, disc, line, picture, shaded, shape, type Point } from './svg.ts';

const glass = '#2b3a46';
const skies: Readonly<Record<Light, { sky: string; far: string; floor: string; veil: string; dark: number }>> = {
  morning: { sky: '#f3d9c0', far: '#b9a79a', floor: '#8c8a88', veil: '#f0a35e', dark: 0.12 },
  day: { sky: '#bfdcf2', far: '#9fb2a4', floor: '#9a9da0', veil: '#ffffff', dark: 0 },
  evening: { sky: '#e0a184', far: '#7d6b73', floor: '#716d70', veil: '#7a3b2e', dark: 0.18 },
  night: { sky: '#1a2233', far: '#232b39', floor: '#3a3d44', veil: '#0a1020', dark: 0.45 },
};

/** A yard under the light of the hour, with what stands in it. */
export function inYard(content: string, light: Light, isMarked = false): string {
  const { sky, far, floor, veil, dark } = skies[light];
  const marks = isMarked
    ? [60, 880]
        .map((x) =>
          line(
            [
              [x, 720],
              [x + (x < 480 ? 90 : -90), 430],
            ],
            { stroke: '#f4f4f4', width: 10 },
          ),
        )
        .join('')
    : '';
  return [
    box([0, 0], [picture.width, picture.height], { fill: sky }),
    box([0, 330], [picture.width, 100], { fill: far }),
    ...[80, 250, 560, 770].map((x, i) => box([x, 300 - i * 12], [130, 120 + i * 12], { fill: shaded(far, 0.88) })),
    box([0, 420], [picture.width, 300], { fill: floor }),
    marks,
    content,
    box([0, 0], [picture.width, picture.height], { fill: veil, opacity: dark }),
  ].join('');
}

export function wheel([x, y]: Point, radius: number, alloy: boolean): string {
  const rim = radius * 0.66;
  const spokes = Array.from({ length: alloy ? 5 : 12 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / (alloy ? 5 : 12) - Math.PI / 2;
    const to: Point = [x + Math.cos(angle) * rim * 0.86, y + Math.sin(angle) * rim * 0.86];
    return alloy
      ? line([[x, y], to], { stroke: '#d5d9dd', width: rim * 0.24 })
      : disc(to, rim * 0.08, { fill: '#2c3035' });
  });
  return [
    disc([x, y], radius, { fill: '#191b1d' }),
    disc([x, y], rim, { fill: alloy ? '#53595f' : '#8b9197', stroke: '#c3c8cc', width: radius * 0.06 }),
    ...spokes,
    disc([x, y], rim * 0.2, { fill: '#2c3035' }),
  ].join('');
}

export function plateOf(text: string, [x, y]: Point, width: number): string {
  const height = width * 0.22;
  const letters = Math.min(height * 0.52, (width * 0.82) / widthOf(text, 1));
  return [
    box([x, y], [width, height], { fill: '#fbfbf8', stroke: '#1c1f23', width: 2, round: 4 }),
    box([x, y], [width * 0.09, height], { fill: '#1f4ea1', round: 3 }),
    lettering(text, {
      at: [x + width * 0.545, y + (height - letters) / 2],
      height: letters,
      anchor: 'middle',
      weight: 1.2,
    }),
  ].join('');
}

/** The left side, nose to the left. */
export function side({ carType, paint, alloy }: Subject): string {
  const { outline, windows, gaps, roof } = bodyOf(carType);
  return [
    disc([490, ground + 12], 430, { fill: '#1c1f23', opacity: 0.3, flat: 0.06 }),
    shape(outline, { fill: paint, stroke: shaded(paint, 0.55) }),
    line(
      [
        [110, 452],
        [866, 446],
      ],
      { stroke: shaded(paint, 0.8), width: 4 },
    ),
    box([120, 500], [740, 28], { fill: shaded(paint, 0.6), round: 8 }),
    ...windows.map((it) => shape(it, { fill: glass, stroke: '#14181c' })),
    ...gaps.map((x) =>
      line(
        [
          [x, roof + 110 > 362 ? 366 : 346],
          [x + 4, 500],
        ],
        { stroke: shaded(paint, 0.6), width: 2.5 },
      ),
    ),
    ...gaps.slice(0, -1).map((x) => box([x + 112, 388], [34, 9], { fill: shaded(paint, 0.6), round: 4 })),
    shape(
      [
        [106, 420],
        [150, 404],
        [162, 424],
        [112, 440],
      ],
      { fill: '#f3f1dc', stroke: '#8b8f92', width: 2 },
    ),
    shape(
      [
        [866, 404],
        [842, 400],
        [840, 442],
        [867, 446],
      ],
      { fill: '#b5231f' },
    ),
    disc([342, 356], 17, { fill: shaded(paint, 0.75), stroke: shaded(paint, 0.5), flat: 0.7 }),
    ...[wheels.front, wheels.rear].map(
      (x) =>
        disc([x, wheels.y - 4], wheels.radius + 12, { fill: '#15171a' }) + wheel([x, wheels.y], wheels.radius, alloy),
    ),
  ].join('');
}

const across: Readonly<Record<'front' | 'rear', Point>> = { front: [-150, -46], rear: [150, -46] };

/** The vehicle from one of its left corners: its side, drawn out to the width that is seen of nose or tail. */
export function corner(it: Subject, end: 'front' | 'rear'): string {
  const body = bodyOf(it.carType);
  const shift = across[end];
  const content = `${drawnOut(body, it, { shift, end })}${side(it)}`;
  return `<g transform="translate(${end === 'front' ? 130 : 20} 62) scale(0.86)">${content}</g>`;
}

type Way = { readonly shift: Point; readonly end: 'front' | 'rear' };

function drawnOut({ outline, glass: panes }: Body, { paint, plate }: Subject, { shift: [dx, dy], end }: Way): string {
  const edges = outline.slice(1).map((to, i) => ({ from: outline[i] as Point, to, i }));
  // The outline runs with the vehicle on its right, so this is how far an edge looks at who stands at the corner.
  const seen = edges.filter(({ from, to }) => (to[1] - from[1]) * dx - (to[0] - from[0]) * dy > 0);
  const drawn = seen.map(({ from, to, i }) => {
    const steep = Math.abs(to[1] - from[1]) / (Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]));
    const colour = panes.includes(i) ? glass : shaded(paint, 1.25 - steep * 0.5);
    return shape([from, to, [to[0] + dx, to[1] + dy], [from[0] + dx, from[1] + dy]], {
      fill: colour,
      stroke: shaded(paint, 0.55),
      width: 2,
    });
  });
  const inOrder = end === 'front' ? drawn.toReversed() : drawn;
  const face = end === 'front' ? 104 : 866;
  const lamps = [0.06, 0.72].map((at) => lamp([face + dx * at, 416 + dy * at], [dx * 0.22, dy * 0.22], end));
  return `${inOrder.join('')}${lamps.join('')}<g transform="translate(${face + dx * 0.74} ${478 + dy * (end === 'front' ? 0.74 : 0.3)}) ${end === 'front' ? 'skewY(17)' : 'skewY(-17)'}">${plateOf(plate, [end === 'front' ? 0 : -70, 0], 74)}</g>`;
}

function lamp([x, y]: Point, [dx, dy]: Point, end: 'front' | 'rear'): string {
  const fill = end === 'front' ? '#f6f3df' : '#b5231f';
  return shape(
    [
      [x, y],
      [x + dx, y + dy],
      [x + dx, y + dy + 34],
      [x, y + 34],
    ],
    { fill, stroke: '#7d8185', width: 2 },
  );
}

/** Nose or tail straight on. */
export function end(it: Subject, which: 'front' | 'rear'): string {
  const { roof } = bodyOf(it.carType);
  const top = roof - 30;
  const { paint, plate } = it;
  const isBox = it.carType === 'KASTENWAGEN' && which === 'rear';
  const lampColour = which === 'front' ? '#f6f3df' : '#b5231f';
  return [
    disc([480, 604], 300, { fill: '#1c1f23', opacity: 0.3, flat: 0.08 }),
    ...[236, 654].map((x) => box([x, 500], [70, 100], { fill: '#191b1d', round: 14 })),
    shape(
      [
        [320, top],
        [640, top],
        [696, 366],
        [736, 400],
        [736, 566],
        [224, 566],
        [224, 400],
        [264, 366],
      ],
      { fill: paint, stroke: shaded(paint, 0.55) },
    ),
    isBox
      ? line(
          [
            [480, top + 8],
            [480, 560],
          ],
          { stroke: shaded(paint, 0.6) },
        )
      : shape(
          [
            [338, top + 22],
            [622, top + 22],
            [668, 352],
            [292, 352],
          ],
          { fill: glass, stroke: '#14181c' },
        ),
    line(
      [
        [236, 410],
        [724, 410],
      ],
      { stroke: shaded(paint, 0.75) },
    ),
    ...[0, 1].map((at) =>
      shape(
        [
          [240 + at * 368, 424],
          [352 + at * 368, 424],
          [344 + at * 368, 468],
          [244 + at * 368, 462],
        ],
        { fill: lampColour, stroke: '#6f7478' },
      ),
    ),
    which === 'front'
      ? box([366, 428], [228, 36], { fill: '#24282c', round: 8 })
      : box([380, 440], [200, 8], { fill: shaded(paint, 0.6) }),
    box([232, 512], [496, 40], { fill: shaded(paint, 0.72), round: 12 }),
    plateOf(plate, [380, which === 'front' ? 500 : 462], 200),
    ...[176, 736].map((x) =>
      which === 'front'
        ? disc([x + 24, 362], 30, { fill: shaded(paint, 0.8), stroke: shaded(paint, 0.5), flat: 0.7 })
        : '',
    ),
  ].join('');
}

/** From above, nose to the left. */
export function above({ carType, paint }: Subject): string {
  const { outline } = bodyOf(carType);
  const [cowl, screen] = [(outline[4] as Point)[0], (outline[5] as Point)[0]];
  const back = carType === 'LIMOUSINE' || carType === 'COUPE' ? 640 : 790;
  return [
    box([96, 170], [776, 390], { fill: '#1c1f23', opacity: 0.3, round: 90 }),
    box([100, 180], [768, 360], { fill: paint, stroke: shaded(paint, 0.55), round: 84 }),
    shape(
      [
        [cowl, 214],
        [screen, 238],
        [screen, 482],
        [cowl, 506],
      ],
      { fill: glass },
    ),
    shape(
      [
        [back, 238],
        [back + 50, 222],
        [back + 50, 498],
        [back, 482],
      ],
      { fill: glass },
    ),
    box([screen, 232], [back - screen, 256], { fill: shaded(paint, 1.12), stroke: shaded(paint, 0.7), width: 2 }),
    ...[196, 516].map((y) => box([screen + 20, y], [back - screen - 60, 14], { fill: glass, round: 6 })),
  ].join('');
}
