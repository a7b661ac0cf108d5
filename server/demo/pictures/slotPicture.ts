import { mark, placeOf } from './damageMarks.ts';
import * as inside from './inside.ts';
import { above, corner, end, inYard, side } from './outside.ts';
import type { DrawnDamage, Subject } from './subject.ts';
import { mirrored, picture, svg, type Point } from './svg.ts';

type Scene = (it: Subject) => string;
const marks = ({ damages }: Subject, ...locations: readonly string[]) =>
  damages.flatMap((it) => (locations.includes(it.location ?? '') ? mark(it) : [])).join('');
const yard =
  (draw: Scene): Scene =>
  (it) =>
    inYard(draw(it), it.light);

/** What is seen from each place of the driver's tour. */
const scenes: Readonly<Record<string, Scene>> = {
  front: yard((it) => end(it, 'front') + marks(it, 'front')),
  rear: yard((it) => end(it, 'rear') + marks(it, 'rear')),
  left: yard((it) => side(it) + marks(it, 'leftSide')),
  right: yard((it) => mirrored(side(it) + marks(it, 'rightSide'))),
  frontLeft: yard((it) => corner(it, 'front')),
  frontRight: yard((it) => mirrored(corner({ ...it, plate: '' }, 'front'))),
  rearLeft: yard((it) => corner(it, 'rear')),
  rearRight: yard((it) => mirrored(corner({ ...it, plate: '' }, 'rear'))),
  roof: yard((it) => above(it) + marks(it, 'roof')),
  windscreen: inside.windscreen,
  wheelFrontLeft: inside.wheelPicture,
  wheelFrontRight: inside.wheelPicture,
  wheelRearRight: inside.wheelPicture,
  wheelRearLeft: inside.wheelPicture,
  tyreTread: inside.tyreTread,
  odometer: inside.odometer,
  fuelGauge: inside.fuelGauge,
  frontSeats: (it) => inside.frontSeats() + marks(it, 'interior'),
  rearSeats: inside.rearSeats,
  boot: (it) => inside.boot(it) + marks(it, 'boot'),
  equipment: inside.equipment,
  keys: inside.keys,
  documents: inside.documents,
  vinPlate: inside.vinPlate,
  parkingPosition: (it) => inYard(corner(it, 'front'), it.light, true),
};

/** The picture of one place, by the key of its definition; a place of one's own shows the vehicle from its corner. */
export function slotPicture(image: string, subject: Subject): string {
  return svg(sceneOf(image.replace(/^[a-z]+_/, ''))(subject));
}

/** What a driver photographs besides: one place of the vehicle from nearby. */
export function nearPicture(place: string, subject: Subject): string {
  return svg(sceneOf(place)(subject), { zoom: 1.6 });
}

const sceneOf = (place: string): Scene => scenes[place] ?? (scenes.frontLeft as Scene);
const placeOfLocation: Readonly<Record<string, string>> = {
  leftSide: 'left',
  rightSide: 'right',
  interior: 'frontSeats',
};

/** A damage close up, or with all that is around it: the picture of its side with nothing else on it. */
export function damagePicture(damage: DrawnDamage, subject: Subject, isNear: boolean): string {
  const place = placeOfLocation[damage.location ?? ''] ?? damage.location ?? 'front';
  const content = sceneOf(place)({ ...subject, damages: [damage] });
  if (!isNear) return svg(content);
  const [x, y] = placeOf(damage);
  const at: Point = damage.location === 'rightSide' ? [picture.width - x, y] : [x, y];
  return svg(content, { at, zoom: 4 });
}
