import type { Point } from './svg.ts';

/** How a body stands from its left side, nose to the left, on the ground at 560; the wheels lie at the same places. */
export type Body = {
  /** Once around, from the foot of the nose over the roof to the foot of the tail. */
  readonly outline: readonly Point[];
  /** Which stretches of the outline are glass, by where they begin. */
  readonly glass: readonly number[];
  readonly windows: readonly (readonly Point[])[];
  /** Where doors end. */
  readonly gaps: readonly number[];
  readonly roof: number;
};

export const ground = 560;
export const wheels = { front: 270, rear: 700, y: 520, radius: 62 } as const;

const nose: readonly Point[] = [
  [112, 528],
  [100, 470],
  [112, 412],
  [140, 388],
];

function body(upper: readonly Point[], rest: Omit<Body, 'outline' | 'roof'>): Body {
  return { outline: [...nose, ...upper, [862, 528]], roof: Math.min(...upper.map(([, y]) => y)), ...rest };
}

const front = (x: number, top: number): readonly Point[] => [
  [x, 362],
  [x + 88, top + 14],
  [500, top + 14],
  [500, 362],
];
const rear = (to: number, top: number): readonly Point[] => [
  [516, 362],
  [516, top + 14],
  [to - 62, top + 18],
  [to, 362],
];

export const bodies: Readonly<Record<string, Body>> = {
  STEILHECKLIMOUSINE: body(
    [
      [322, 356],
      [440, 262],
      [690, 258],
      [786, 300],
      [846, 372],
      [862, 440],
    ],
    {
      glass: [4, 7],
      windows: [front(352, 262), rear(748, 262)],
      gaps: [344, 508, 690],
    },
  ),
  LIMOUSINE: body(
    [
      [322, 360],
      [432, 268],
      [620, 264],
      [726, 352],
      [850, 366],
      [868, 440],
    ],
    {
      glass: [4, 6],
      windows: [front(350, 268), rear(690, 268)],
      gaps: [344, 508, 680],
    },
  ),
  KOMBI: body(
    [
      [322, 358],
      [436, 264],
      [770, 262],
      [832, 300],
      [862, 372],
      [868, 440],
    ],
    {
      glass: [4, 7],
      windows: [
        front(350, 264),
        rear(700, 264),
        [
          [716, 362],
          [660, 282],
          [780, 282],
          [820, 362],
        ],
      ],
      gaps: [344, 508, 690],
    },
  ),
  COUPE: body(
    [
      [330, 366],
      [460, 282],
      [600, 280],
      [780, 350],
      [852, 368],
      [866, 440],
    ],
    {
      glass: [4, 6],
      windows: [
        [
          [372, 364],
          [472, 296],
          [600, 296],
          [720, 364],
        ],
      ],
      gaps: [350, 610],
    },
  ),
  TRANSPORTER: body(
    [
      [236, 340],
      [330, 172],
      [820, 166],
      [856, 190],
      [866, 300],
      [868, 440],
    ],
    {
      glass: [4, 7],
      windows: [
        [
          [268, 336],
          [346, 196],
          [440, 196],
          [440, 336],
        ],
        [
          [456, 336],
          [456, 196],
          [630, 196],
          [630, 336],
        ],
        [
          [646, 336],
          [646, 196],
          [820, 196],
          [836, 336],
        ],
      ],
      gaps: [262, 448, 638],
    },
  ),
  KASTENWAGEN: body(
    [
      [270, 346],
      [368, 212],
      [820, 206],
      [856, 228],
      [866, 320],
      [868, 440],
    ],
    {
      glass: [4],
      windows: [
        [
          [302, 344],
          [382, 230],
          [478, 230],
          [478, 344],
        ],
      ],
      gaps: [294, 486, 690],
    },
  ),
};

export function bodyOf(carType: string): Body {
  return bodies[carType] ?? (bodies.STEILHECKLIMOUSINE as Body);
}
