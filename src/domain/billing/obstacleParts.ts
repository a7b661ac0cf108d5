import { text } from '../define/field.ts';

/** One thing that stands between a contract and its document, as the API tells it. */
export const obstacleParts = {
  key: text('Schlüssel'),
  word: text('Wort'),
  sentence: text('Satz'),
  tone: text('rot hält auf, gelb fragt nach'),
  /** The record in which it is cured, where there is one. */
  target: text('Ziel'),
};
