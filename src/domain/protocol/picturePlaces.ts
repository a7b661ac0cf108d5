import type { KeyOf } from '../choices/choices.ts';
import type { locations } from './choices/locations.ts';

/** A place of the vehicle where a damage can be. */
export type LocationKey = KeyOf<typeof locations>;

/** Which places of the vehicle are to be seen on a standard picture, the one it is taken for first. */
const places: Readonly<Record<string, readonly LocationKey[]>> = {
  front: ['front'],
  frontRight: ['rightSide', 'front'],
  right: ['rightSide'],
  rearRight: ['rightSide', 'rear'],
  rear: ['rear'],
  rearLeft: ['leftSide', 'rear'],
  left: ['leftSide'],
  frontLeft: ['leftSide', 'front'],
  roof: ['roof'],
  windscreen: ['front'],
  wheelFrontLeft: ['leftSide'],
  wheelFrontRight: ['rightSide'],
  wheelRearRight: ['rightSide'],
  wheelRearLeft: ['leftSide'],
  frontSeats: ['interior'],
  rearSeats: ['interior'],
  boot: ['boot'],
};

/** Where on the vehicle the picture of a position was taken. */
export function placesOfPosition(position: string): readonly LocationKey[] {
  return places[position] ?? [];
}

/** The parts that alone are to be seen on a close picture; undefined where the picture shows whole places. */
export function partsOfPosition(position: string): readonly string[] | undefined {
  if (position === 'windscreen') return ['windscreen', 'frontWipers'];
  const [, wheel] = /^wheel(.+)$/.exec(position) ?? [];
  return wheel === undefined ? undefined : ['rim', 'tyre', 'wheelArch'].map((it) => `${it}${wheel}`);
}
