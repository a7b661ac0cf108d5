/**
 * Says which places of the specification (docs/places) a test shows, as the first line of that test. A story of its own
 * shows a place, not a walk over all resources alike. Nothing happens here: `npm run check` reads the calls, holds the
 * names against the lists, and docs/coverage.md is made of both.
 */
export function shows(..._places: readonly string[]): void {}
