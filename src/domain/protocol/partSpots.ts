import { spotsIn, type CarZone } from './carOutline.ts';

type Spot = readonly [x: number, y: number];

/** How far behind the front end of its place a part lies, from 0 to 1, by what its key says of it. */
const along: readonly (readonly [part: RegExp, from: number])[] = [
  [/^(frontBumper|headlight|fogLight|frontPlate|radiatorGrille|frontEmblem|frontSpoiler|parkSensorsFront)/, 0.1],
  [/^(frontCamera|distanceSensor|towEyeCoverFront|fenderFront|wheelArchFront|rimFront|tyreFront|dashboard)/, 0.1],
  [/^(instrumentCluster|infotainment|steeringWheel|gloveBox|tailgate|rearDoor|loadingSill)/, 0.2],
  [/^(aPillar|mirror|bootCover)/, 0.28],
  [/^(doorFront|windowFront|driverSeat|passengerSeat|doorPanel)/, 0.4],
  [/^(bPillar|sill|doorHandles|trim)/, 0.52],
  [/^(doorRear|slidingDoor|windowRear)/, 0.66],
  [/^(cPillar|cowl|sidePanel|rearBench|headrests)/, 0.8],
  [/^(windscreen|frontWipers|wheelArchRear|rimRear|tyreRear|fuelFlap|chargingFlap|antenna)/, 0.9],
  [/^(tailLight|rearBumper|rearPlate|rearEmblem|rearDiffuser|exhaust|towBar|parkSensorsRear|rearCamera)/, 0.9],
];
/** Two numbers closer than this lie on each other. */
const apart = 16;

/**
 * Where the numbers of damages stand on the drawing of the vehicle: at the part, which is all that is known of the
 * spot, and side by side where several meet.
 */
export function damageSpots(zone: CarZone, parts: readonly (string | null | undefined)[]): readonly Spot[] {
  const spread = spotsIn(zone, parts.length);
  const taken: Spot[] = [];
  return parts.map((part, at) => {
    const wanted = spotOfPart(zone, part ?? '') ?? spread[at] ?? middleOf(zone);
    const spot = freeSpot(zone, wanted, taken);
    taken.push(spot);
    return spot;
  });
}

/** The front of the drawing is on its left, so the left side of the vehicle is below. */
function spotOfPart(zone: CarZone, part: string): Spot | undefined {
  const found = along.find(([name]) => name.test(part));
  const isLeft = /Left$|^driverSeat$/.test(part);
  const isRight = /Right$|^passengerSeat$/.test(part);
  if (!found && !isLeft && !isRight) return undefined;
  const { left, right, above, below } = zone;
  const across = isLeft ? 0.82 : isRight ? 0.18 : 0.5;
  return [left + (found?.[1] ?? 0.5) * (right - left), above + across * (below - above)];
}

/** The nearest spot in the zone that no other number covers, as long as there is one. */
function freeSpot(zone: CarZone, [x, y]: Spot, taken: readonly Spot[]): Spot {
  const inZone = ([at, over]: Spot): Spot => [
    between(at, zone.left + 8, zone.right - 8),
    between(over, zone.above + 8, zone.below - 8),
  ];
  const isFree = (spot: Spot) => taken.every(([a, b]) => Math.hypot(spot[0] - a, spot[1] - b) >= apart);
  for (let ring = 0; ring < 8; ring += 1)
    for (const [dx, dy] of ring === 0 ? [[0, 0] as const] : around)
      if (isFree(inZone([x + dx * ring * apart, y + dy * ring * apart])))
        return inZone([x + dx * ring * apart, y + dy * ring * apart]);
  return inZone([x, y]);
}

const around = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

function between(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}

function middleOf({ left, right, above, below }: CarZone): Spot {
  return [(left + right) / 2, (above + below) / 2];
}
