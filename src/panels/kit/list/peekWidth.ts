/** How much of a list's width the record shown beside it takes, in pixels. */
export const peekWidth = 320;
