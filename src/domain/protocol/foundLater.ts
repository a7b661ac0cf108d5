import type { LocationKey } from './picturePlaces.ts';
import type { SomeOf } from '../define/row.ts';
import type { protocol } from './protocol.ts';
import { partsOfPosition, placesOfPosition } from './picturePlaces.ts';

type Damage = NonNullable<SomeOf<typeof protocol, 'damages'>['damages']>[number];

/** Whether a damage was not there at the pickup. */
export function isFoundLater({ image }: Pick<Damage, 'image'>): boolean {
  return image?.processStateType === 'SUBMITTED' || image?.processStateType === 'RECEIVED';
}

/** Whether a damage is to be seen on the picture of this position, by where it is said to be. */
export function isSeenAt(position: string, { location, component }: Pick<Damage, 'location' | 'component'>): boolean {
  const parts = partsOfPosition(position);
  if (parts !== undefined) return parts.includes(component ?? '');
  return placesOfPosition(position).includes(location as LocationKey);
}
