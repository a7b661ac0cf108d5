/** What a business rule says about an intention: it may go on, somebody must be asked first, or it may not. */
export type Verdict = Allowed | Ask | Refused;
export type Allowed = { readonly verdict: 'allowed' };
export type Ask = {
  readonly verdict: 'ask';
  readonly question: string;
  readonly options?: readonly AskOption[];
  readonly danger?: boolean;
};
export type Refused = { readonly verdict: 'refused'; readonly reason: string; readonly field?: string };

/** A box that can be ticked inside a question, for example "Fahrtpaket auflösen"; `key` is the field it sets. */
export type AskOption = {
  readonly key: string;
  readonly label: string;
  /** Whom or what it concerns, in few words. */
  readonly note?: string;
  readonly preset: boolean;
};

/** The rule has no objection. */
export const allowed: Allowed = { verdict: 'allowed' };

/** The rule wants a person to answer a German question first; the server itself never blocks on it. */
export function ask(question: string, more: { options?: readonly AskOption[]; danger?: boolean } = {}): Ask {
  return { verdict: 'ask', question, ...more };
}

/**
 * The rule forbids the intention; the German reason is shown at the field, in the menu or as the server's violation.
 */
export function refused(reason: string, field?: string): Refused {
  return field === undefined ? { verdict: 'refused', reason } : { verdict: 'refused', reason, field };
}

/** The strictest of several verdicts, refusals before questions, in the order given. */
export function strictest(verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((it) => it.verdict === 'refused') ?? verdicts.find((it) => it.verdict === 'ask') ?? allowed;
}
