const leastOfList = 360;

/** Whether a list is still read beside a new column that is taken from the width of its group. */
export function hasRoomBeside(width: number, column: number): boolean {
  return width - column >= leastOfList;
}

type Beside = {
  /** How wide the group is that somebody comes from, and a new column would be. */
  readonly width: number;
  readonly column: number;
  readonly hasRight: boolean;
  readonly hasLeft: boolean;
};

/**
 * Where something goes that is opened beside a group: to the group on its right, or a new column over the whole height
 * when there is none; where that would leave a strip of this one, to its half, else to the left, or on top of it.
 */
export function placeBeside({
  width,
  column,
  hasRight,
  hasLeft,
}: Beside): 'right' | 'column' | 'half' | 'left' | 'here' {
  if (hasRight) return 'right';
  if (hasRoomBeside(width, column)) return 'column';
  if (hasRoomBeside(width, Math.round(width / 2))) return 'half';
  return hasLeft ? 'left' : 'here';
}
