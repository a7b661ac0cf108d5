/** Places of standard pictures are stored from here on; people read them from 1 (document 3, section 9). */
export const storedFrom = 1000;
