import { lettering } from './lettering.ts';
import { wheel } from './outside.ts';
import type { Subject } from './subject.ts';
import { box, disc, line, picture, shape, type Point } from './svg.ts';

const room = (fill: string) => box([0, 0], [picture.width, picture.height], { fill });
const thousands = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.');

export function odometer({ mileage, electric }: Subject): string {
  const dial = (x: number, share: number) => {
    const angle = Math.PI * (0.75 + 1.5 * share);
    const ticks = Array.from({ length: 13 }, (_, i) => {
      const at = Math.PI * (0.75 + 0.125 * i);
      return line(
        [
          [x + Math.cos(at) * 128, 300 + Math.sin(at) * 128],
          [x + Math.cos(at) * 146, 300 + Math.sin(at) * 146],
        ],
        { stroke: '#e8eaec', width: 4 },
      );
    });
    const hand = line(
      [
        [x, 300],
        [x + Math.cos(angle) * 116, 300 + Math.sin(angle) * 116],
      ],
      { stroke: '#e2483d', width: 7 },
    );
    return (
      disc([x, 300], 160, { fill: '#101316', stroke: '#3a4047', width: 8 }) +
      ticks.join('') +
      hand +
      disc([x, 300], 18, { fill: '#2a2f35' })
    );
  };
  return [
    room('#23272c'),
    box([60, 90], [840, 440], { fill: '#171a1e', round: 120 }),
    dial(250, electric ? 0.2 : 0.02),
    dial(710, 0),
    box([330, 430], [300, 74], { fill: '#0c2230', stroke: '#41525e', round: 10 }),
    lettering(`${thousands(mileage)} KM`, { at: [480, 450], height: 32, colour: '#d8f3ff', anchor: 'middle' }),
    box([0, 590], [picture.width, 130], { fill: '#1a1d21' }),
  ].join('');
}

export function fuelGauge({ fuel, electric }: Subject): string {
  const cells = Array.from({ length: 8 }, (_, i) =>
    box([236 + i * 62, 300], [50, 120], { fill: i < fuel ? (fuel < 2 ? '#e2483d' : '#58c27d') : '#2c3238', round: 6 }),
  );
  return [
    room('#1b1f23'),
    box([170, 180], [620, 330], { fill: '#0f1215', stroke: '#3a4047', width: 6, round: 40 }),
    lettering(electric ? 'LADESTAND' : 'TANK', { at: [480, 216], height: 34, colour: '#e8eaec', anchor: 'middle' }),
    ...cells,
    lettering(electric ? `${Math.round(fuel * 12.5)} %` : `${fuel}/8`, {
      at: [480, 444],
      height: 36,
      colour: '#d8f3ff',
      anchor: 'middle',
    }),
  ].join('');
}

const seat = (x: number, width: number) =>
  [
    box([x + width * 0.3, 170], [width * 0.4, 70], { fill: '#3d4248', round: 22 }),
    box([x, 230], [width, 250], { fill: '#454b52', stroke: '#2c3136', round: 46 }),
    box([x + width * 0.2, 256], [width * 0.6, 200], { fill: '#535a62', round: 30 }),
    box([x - 10, 460], [width + 20, 130], { fill: '#4a5057', stroke: '#2c3136', round: 40 }),
  ].join('');

export function frontSeats(): string {
  return [
    room('#8f979e'),
    box([0, 0], [picture.width, 120], { fill: '#c9d8e3' }),
    seat(120, 260),
    seat(580, 260),
    box([420, 400], [120, 300], { fill: '#23272c', round: 20 }),
    box([0, 600], [picture.width, 120], { fill: '#2a2e33' }),
    disc([250, 640], 120, { stroke: '#15181b', width: 24 }),
    disc([250, 640], 34, { fill: '#22262a' }),
    box([410, 610], [180, 90], { fill: '#10161b', stroke: '#41525e', round: 10 }),
  ].join('');
}

export function rearSeats(): string {
  return (
    room('#8f979e') +
    box([0, 0], [picture.width, 120], { fill: '#c9d8e3' }) +
    [90, 355, 620].map((x) => seat(x, 250)).join('')
  );
}

export function boot({ paint }: Subject): string {
  return [
    room(paint),
    box([130, 110], [700, 500], { fill: '#2a2e33', round: 50 }),
    shape(
      [
        [210, 250],
        [750, 250],
        [820, 590],
        [140, 590],
      ],
      { fill: '#3a3f45' },
    ),
    ...[310, 400, 490].map((y) =>
      line(
        [
          [200 - (y - 250) / 6, y],
          [760 + (y - 250) / 6, y],
        ],
        { stroke: '#33383d', width: 5 },
      ),
    ),
    box([290, 130], [380, 110], { fill: '#474d54', round: 20 }),
  ].join('');
}

export function equipment({ electric }: Subject): string {
  const triangle = shape(
    [
      [190, 480],
      [310, 480],
      [250, 370],
    ],
    { stroke: '#d33a2f', width: 18 },
  );
  const cable = electric
    ? disc([690, 420], 110, { stroke: '#e0762b', width: 22 }) + disc([690, 420], 78, { stroke: '#e0762b', width: 22 })
    : disc([690, 420], 90, { fill: '#2c3035' });
  return [
    room('#5d6165'),
    triangle,
    box([380, 360], [170, 130], { fill: '#c8312b', round: 12 }),
    line(
      [
        [465, 385],
        [465, 465],
      ],
      { stroke: '#ffffff', width: 22 },
    ),
    line(
      [
        [425, 425],
        [505, 425],
      ],
      { stroke: '#ffffff', width: 22 },
    ),
    cable,
  ].join('');
}

export function keys({ keys: count }: Subject): string {
  const all = Array.from({ length: Math.max(1, count) }, (_, i) => {
    const x = 170 + i * (620 / Math.max(1, count));
    return `<g transform="rotate(${-14 + i * 9} ${x + 60} 360)">${[
      box([x + 46, 400], [28, 150], { fill: '#b8bdc2', round: 4 }),
      box([x, 240], [120, 180], { fill: '#1d2024', stroke: '#3a4047', round: 34 }),
      ...[280, 330].map((y) => box([x + 36, y], [48, 34], { fill: '#3a4047', round: 10 })),
    ].join('')}</g>`;
  });
  return room('#a88f72') + all.join('');
}

export function documents({ plate }: Subject): string {
  return [
    room('#8d7a63'),
    `<g transform="rotate(-5 480 360)">${box([160, 130], [420, 470], { fill: '#23272c', round: 16 })}${lettering('BORDMAPPE', { at: [370, 330], height: 34, colour: '#c3c8cc', anchor: 'middle' })}</g>`,
    `<g transform="rotate(4 480 360)">${box([430, 220], [400, 300], { fill: '#dfe8df', stroke: '#9fb09f' })}${[lettering('MUSTER', { at: [630, 244], height: 26, anchor: 'middle' }), lettering(plate, { at: [630, 310], height: 26, anchor: 'middle' })].join('')}${[
      380, 420, 460,
    ]
      .map((y) =>
        line(
          [
            [460, y],
            [800, y],
          ],
          { stroke: '#9fb09f' },
        ),
      )
      .join('')}</g>`,
  ].join('');
}

export function vinPlate({ vin }: Subject): string {
  return [
    room('#3b4147'),
    box([110, 250], [740, 220], { fill: '#c3c8cc', stroke: '#6f7478', round: 14 }),
    ...(
      [
        [140, 280],
        [820, 280],
        [140, 440],
        [820, 440],
      ] as Point[]
    ).map((it) => disc(it, 9, { fill: '#6f7478' })),
    lettering(vin, { at: [480, 338], height: 42, anchor: 'middle' }),
  ].join('');
}

export function wheelPicture({ alloy, paint }: Subject): string {
  return (
    room('#83878b') +
    box([0, 0], [picture.width, 250], { fill: paint }) +
    disc([480, 380], 336, { fill: '#15171a' }) +
    wheel([480, 390], 300, alloy)
  );
}

/** A gauge of four to eight millimetres in the tread. */
export function tyreTread({ mileage }: Subject): string {
  const depth = 8 - (Math.floor(mileage / 9_000) % 5);
  const ribs = Array.from({ length: 6 }, (_, i) => box([70 + i * 145, 0], [100, 720], { fill: '#26292c' }));
  const cuts = Array.from({ length: 10 }, (_, i) =>
    line(
      [
        [0, i * 80],
        [960, i * 80 - 60],
      ],
      { stroke: '#141618', width: 12 },
    ),
  );
  return [
    room('#0f1113'),
    ...ribs,
    ...cuts,
    box([430, 60], [110, 430], { fill: '#e7d14a', round: 10 }),
    lettering(`${depth} MM`, { at: [485, 100], height: 24, anchor: 'middle' }),
    ...Array.from({ length: 8 }, (_, i) =>
      line(
        [
          [440, 180 + i * 36],
          [i < depth ? 510 : 470, 180 + i * 36],
        ],
        { stroke: '#1c1f23', width: 4 },
      ),
    ),
  ].join('');
}

export function windscreen({ paint }: Subject): string {
  return [
    room(paint),
    shape(
      [
        [150, 110],
        [810, 110],
        [930, 600],
        [30, 600],
      ],
      { fill: '#33434f', stroke: '#14181c', width: 10 },
    ),
    line(
      [
        [480, 596],
        [250, 520],
      ],
      { stroke: '#14181c', width: 14 },
    ),
    line(
      [
        [800, 596],
        [570, 510],
      ],
      { stroke: '#14181c', width: 14 },
    ),
    box([425, 116], [110, 50], { fill: '#1d2429', round: 10 }),
  ].join('');
}
