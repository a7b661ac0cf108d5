import { randomFrom } from '../random.ts';
import type { DrawnDamage } from './subject.ts';
import { disc, line, type Point } from './svg.ts';

type Area = { readonly x: Point; readonly y: Point };
/** Where parts lie on the picture of their side, first the most telling part of their name. */
const areas: Readonly<Record<string, readonly (readonly [part: RegExp, area: Area])[]>> = {
  side: [
    [/wheel|rim|tyre/i, { x: [240, 300], y: [500, 540] }],
    [/sill/i, { x: [360, 620], y: [500, 524] }],
    [/bumper/i, { x: [112, 140], y: [470, 510] }],
    [/fender|headlight/i, { x: [160, 210], y: [400, 450] }],
    [/doorFront|mirror|windowFront/i, { x: [370, 480], y: [400, 480] }],
    [/sidePanel|tail|cPillar/i, { x: [770, 840], y: [400, 470] }],
  ],
  end: [
    [/bumper|plate|spoiler/i, { x: [260, 700], y: [515, 548] }],
    [/windscreen|window|wiper|cowl/i, { x: [340, 620], y: [290, 345] }],
    [/light/i, { x: [260, 330], y: [428, 460] }],
  ],
};
const middles: Readonly<Record<string, Area>> = {
  side: { x: [530, 610], y: [400, 480] },
  end: { x: [300, 660], y: [380, 405] },
  roof: { x: [460, 600], y: [260, 460] },
  interior: { x: [180, 320], y: [300, 540] },
  boot: { x: [260, 700], y: [300, 560] },
};
/** On the right side the wheel at the back of the picture is mirrored with the whole. */
const rearWheel = /(wheelArch|rim|tyre)Rear/;

/** Where a damage is seen on the picture of its side; the same each time. */
export function placeOf({ location, component, damage }: DrawnDamage): Point {
  const view = viewOf(location);
  const area = areas[view]?.find(([part]) => part.test(component ?? ''))?.[1] ?? middles[view] ?? middles.end;
  const random = randomFrom('leitstand', 'mark', location ?? '', component ?? '', damage ?? '');
  const within = ([from, to]: Point) => from + random.next() * (to - from);
  const x = within((area as Area).x) + (view === 'side' && rearWheel.test(component ?? '') ? 430 : 0);
  return [x, within((area as Area).y)];
}

function viewOf(location: string | null): string {
  if (location === 'leftSide' || location === 'rightSide') return 'side';
  return location === 'front' || location === 'rear' ? 'end' : (location ?? 'end');
}

/** What a damage looks like. */
export function mark(it: DrawnDamage): string {
  const random = randomFrom('leitstand', 'damage', it.location ?? '', it.component ?? '', it.damage ?? '');
  const [x, y] = placeOf(it);
  const near = (by: number): Point => [x + (random.next() - 0.5) * by, y + (random.next() - 0.5) * by];
  switch (it.damage) {
    case 'scratch':
    case 'crack':
      return Array.from({ length: 3 }, () =>
        line([near(50), near(14), near(50)], { stroke: it.damage === 'crack' ? '#0d0f11' : '#e9e4dc', width: 2 }),
      ).join('');
    case 'stoneChip':
    case 'hailDamage':
      return Array.from({ length: 7 }, () =>
        disc(near(46), 2.5, { fill: '#e9e4dc', stroke: '#3a3030', width: 1 }),
      ).join('');
    case 'stain':
    case 'corrosion':
      return (
        disc([x, y], 24, { fill: it.damage === 'stain' ? '#6b5138' : '#8c4a21', opacity: 0.7, flat: 0.7 }) +
        disc(near(30), 12, { fill: '#6b5138', opacity: 0.6 })
      );
    case 'hole':
    case 'broken':
    case 'missing':
      return disc([x, y], 14, { fill: '#0d0f11', stroke: '#40362f', width: 4 });
    case 'kerbDamage':
    case 'paintDamage':
      return Array.from({ length: 5 }, () =>
        disc(near(40), 6, { fill: '#b9b3aa', stroke: '#5f5a54', width: 1, flat: 0.6 }),
      ).join('');
    default:
      return (
        disc([x, y], 22, { fill: '#000000', opacity: 0.3, flat: 0.75 }) +
        disc([x - 5, y - 5], 12, { fill: '#ffffff', opacity: 0.4, flat: 0.7 })
      );
  }
}
