const leastOfList = 360;

/** Whether a list is still read beside a new column that is taken from the width of its group. */
export function hasRoomBeside(width: number, column: number): boolean {
  return width - column >= leastOfList;
}
