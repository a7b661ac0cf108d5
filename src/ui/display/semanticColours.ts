import type { CSSProperties } from 'react';

const tags = [
  'storniert',
  'neu',
  'ff',
  'ub',
  'vz',
  'vh',
  'flex',
  'abc',
  'aba',
  'sf',
  'lf',
  'avis',
  'info-re',
  'info-gs',
  'ks',
  'ra',
  'la',
  're',
] as const;
const avis = ['pending', 'first-contact', 'awaiting-response', 'doing', 'confirmed', 'awaiting-dispo'] as const;
const park = ['open', 'missing', 'scheduled', 'sent'] as const;

type TagName = (typeof tags)[number];
type AvisName = (typeof avis)[number];
type ParkName = (typeof park)[number];
type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** A meaning that has a colour of its own in tokens.css, each with -fg, -bg and -bd. */
export type SemanticColour =
  | `tag-${TagName}`
  | `avis-${AvisName}`
  | `park-${ParkName}`
  | `group-${Digit}`
  | `bundle-${Digit}`
  | `u${0 | 1 | 2 | 3 | 4}`
  | `ur${0 | 1 | 2 | 3 | 4}`
  | 'tone-neutral'
  | 'ok'
  | 'warn'
  | 'danger'
  | 'info';

/** Text, ground and edge of a meaning, resolved by the theme. */
export function colourStyle(colour: SemanticColour): CSSProperties {
  return { color: `var(--${colour}-fg)`, backgroundColor: `var(--${colour}-bg)`, borderColor: `var(--${colour}-bd)` };
}
