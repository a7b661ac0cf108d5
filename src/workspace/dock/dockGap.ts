/** Pixels between two groups of the dock. */
export const dockGap = 4;
