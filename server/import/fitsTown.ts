import { pointOfPostcode, pointOfTown } from '../routing/postcodes.ts';

/** Further apart than this a postcode and a town have nothing to do with each other. */
const farDegrees = 0.4;

/** Whether a postcode lies at a town; nothing where one of them is not known, or the town is there several times. */
export function fitsTown(plz: string, ort: string): boolean | undefined {
  const [byCode, byTown] = [pointOfPostcode(plz), pointOfTown(ort)];
  if (!byCode || !byTown || byTown === 'several') return undefined;
  return Math.abs(byCode.lat - byTown.lat) <= farDegrees && Math.abs(byCode.lng - byTown.lng) <= farDegrees * 1.6;
}
