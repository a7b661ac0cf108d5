import type { Room } from '../contract/shared/useRoom.ts';

/** The columns of the list, the last of which gives way to what can be decided about a row. */
export type ApplicationColumn =
  | 'createdAt'
  | 'applied'
  | 'status'
  | 'driver'
  | 'pickup'
  | 'delivery'
  | 'stops'
  | 'days'
  | 'standing'
  | 'detour';
type Width = number | { readonly atLeast: number };
type Shape = 'whole' | 'close' | 'short' | 'few';

/** The columns of each shape with their widths, in their order; what has no width of its own shares what is left. */
const widths: Readonly<Record<Shape, Readonly<Partial<Record<ApplicationColumn, Width>>>>> = {
  whole: {
    createdAt: 138,
    status: 118,
    driver: { atLeast: 150 },
    detour: 96,
    pickup: 230,
    delivery: 230,
    standing: 116,
  },
  close: {
    createdAt: 138,
    status: 96,
    driver: { atLeast: 140 },
    detour: 84,
    pickup: 230,
    delivery: 230,
    standing: 92,
  },
  short: { createdAt: 138, status: 104, driver: { atLeast: 130 }, stops: { atLeast: 220 }, detour: 104 },
  few: { applied: 94, driver: { atLeast: 70 }, days: 128, detour: 84 },
};
const shapes: Readonly<Record<Room, Shape>> = {
  broad: 'whole',
  wide: 'close',
  middle: 'short',
  narrow: 'short',
  tight: 'few',
  slim: 'few',
  scant: 'few',
  bare: 'few',
};

/** Which columns a list of this room has, each with its width. */
export function applicationWidths(room: Room): readonly (readonly [ApplicationColumn, Width])[] {
  return Object.entries(widths[shapes[room]]) as [ApplicationColumn, Width][];
}
