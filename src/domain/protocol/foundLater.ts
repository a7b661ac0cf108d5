import type { LocationKey } from './picturePlaces.ts';
import type { SomeOf } from '../define/row.ts';
import type { protocol } from './protocol.ts';
import { partsOfPosition, placesOfPosition } from './picturePlaces.ts';

type Where = { readonly location?: string | null | undefined; readonly component?: string | null | undefined };
type Damage = NonNullable<SomeOf<typeof protocol, 'damages'>['damages']>[number];

/** Whether a damage was not there at the pickup. */
export function isFoundLater({ image }: Pick<Damage, 'image'>): boolean {
  return image?.processStateType === 'SUBMITTED' || image?.processStateType === 'RECEIVED';
}

/** Whether a damage is to be seen on the picture of this position, by where it is said to be. */
export function isSeenAt(position: string, { location, component }: Where): boolean {
  const parts = partsOfPosition(position);
  if (parts !== undefined) return parts.includes(component ?? '');
  return placesOfPosition(position).includes(location as LocationKey);
}
