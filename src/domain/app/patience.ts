/** How long the console waits for an answer before it takes the server for out of reach. */
export const answerMs = 30_000;
/** So long a search stands in line behind others of the same person before it is told to come again. */
export const lineMs = 8_000;
/**
 * So long the server reads for a list, all its statements together, before it says that this takes too long; with the
 * line still before the console gives up.
 */
export const readingMs = 18_000;
