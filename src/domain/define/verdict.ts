/**
 * What a business rule says about an intention: it may go on, somebody must be asked first, or it may not. `At` are the
 * fields that it may refuse, `Box` the boxes of its questions.
 */
export type Verdict<At extends string = never, Box extends string = never> = Allowed | Ask<Box> | Refused<At>;
/** Whatever a rule says, for who only passes it on. */
export type AnyVerdict = Verdict<string, string>;
export type Allowed = { readonly verdict: 'allowed' };
export type Ask<Box extends string = never> = {
  readonly verdict: 'ask';
  readonly question: string;
  readonly options?: readonly AskOption<Box>[];
  readonly danger?: boolean;
};
export type Refused<At extends string = never> = {
  readonly verdict: 'refused';
  readonly reason: string;
  readonly field?: At;
};

/** A box that can be ticked inside a question, for example "Fahrtpaket auflösen"; `key` is the field it sets. */
export type AskOption<Box extends string> = {
  readonly key: Box;
  readonly label: string;
  /** Whom or what it concerns, in few words. */
  readonly note?: string;
  readonly preset: boolean;
};

/** The rule has no objection. */
export const allowed: Allowed = { verdict: 'allowed' };

/** The rule wants a person to answer a German question first; the server itself never blocks on it. */
export function ask<const Box extends string = never>(
  question: string,
  more: { options?: readonly AskOption<Box>[]; danger?: boolean } = {},
): Ask<Box> {
  return { verdict: 'ask', question, ...more };
}

/**
 * The rule forbids the intention; the German reason is shown at the field, in the menu or as the server's violation.
 */
export function refused<const At extends string = never>(reason: string, field?: At): Refused<At> {
  return field === undefined ? { verdict: 'refused', reason } : { verdict: 'refused', reason, field };
}

/** The strictest of several verdicts, refusals before questions, in the order given. */
export function strictest<At extends string = never, Box extends string = never>(
  verdicts: readonly Verdict<At, Box>[],
): Verdict<At, Box> {
  return verdicts.find((it) => it.verdict === 'refused') ?? verdicts.find((it) => it.verdict === 'ask') ?? allowed;
}
