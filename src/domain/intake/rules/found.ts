import type { Finding, IntakeField, IntakeValue, RecognitionFacts } from '../finding.ts';
import type { Content } from '../contents.ts';
import { textOf, type Stretch } from '../segments.ts';

/** What a rule has found: a finding whose place is still a stretch of a line. */
export type Found = Pick<Finding, 'because' | 'isSure'> & {
  readonly field: IntakeField;
  readonly value: IntakeValue;
  readonly stretch: Stretch;
};
/** One way to find fields in what a source says. */
export type Rule = (contents: readonly Content[], facts: RecognitionFacts) => readonly Found[];

/** The part of a stretch that a pattern hit. */
export function hitIn({ segment, from }: Stretch, at: number, length: number): Stretch {
  return { segment, from: from + at, to: from + at + length };
}

/** Each hit of a pattern in a stretch, with where its whole stands. */
export function hitsOf(stretch: Stretch, pattern: RegExp): readonly { match: RegExpExecArray; stretch: Stretch }[] {
  return [...textOf(stretch).matchAll(pattern)].map((match) => ({
    match,
    stretch: hitIn(stretch, match.index, match[0].length),
  }));
}

/** Where one group of a hit stands. */
export function groupIn(stretch: Stretch, match: RegExpExecArray, group: string): Stretch | undefined {
  const text = match.groups?.[group];
  if (text === undefined || text === '') return undefined;
  const at = match[0].indexOf(text);
  return hitIn(stretch, match.index + at, text.length);
}

/** What somebody wrote, with one blank between its words, as long as a field takes it. */
export function shortened(text: string, max: number): string {
  return text.replaceAll(/\s+/gu, ' ').trim().slice(0, max).trim();
}
