import type { KeyOf } from '../choices/choices.ts';
import type { componentSides } from '../protocol/choices/componentSides.ts';
import type { components } from '../protocol/choices/components.ts';

type Part = (typeof components.items)[number];
type Side = KeyOf<typeof componentSides>;

/** On which side of the vehicle a part sits, by what its key says, else by the area in which it is looked at first. */
export function sideOf({ key, locations }: Part): Side {
  const across = /Left$|^driverSeat$/.test(key) ? 'Left' : /Right$|^passengerSeat$/.test(key) ? 'Right' : '';
  const along = /Front|^headlight|^fogLight|^fender/.test(key)
    ? 'front'
    : /Rear|^tailLight|^rearDoor|^cPillar|^sidePanel/.test(key)
      ? 'rear'
      : '';
  if (across !== '' && along !== '') return `${along}${across}` as Side;
  if (across !== '') return across.toLowerCase() as Side;
  const first = locations[0] ?? '';
  if (locations.length > 1 && locations.includes('leftSide') && locations.includes('rightSide') && first === 'leftSide')
    return 'none';
  const sides: Readonly<Record<string, Side>> = {
    front: 'front',
    rear: 'rear',
    boot: 'rear',
    roof: 'top',
    interior: 'inside',
    leftSide: 'left',
    rightSide: 'right',
  };
  return sides[first] ?? 'none';
}
