import { ask, type AskOption, type Verdict } from '../define/verdict.ts';
import { confirmText } from '../question/confirmText.ts';
import { checkTransition, type Applied } from './transitions.ts';

export interface Acceptance extends Applied {
  /** Contract number or name of the package that the driver wants. */
  readonly target: string;
  /** Name of the active package the contract belongs to, or that he wants. */
  readonly bundle?: string | null | undefined;
  /** Who else wants it or a part of it, by their codes. */
  readonly others?: readonly string[];
  /** How he would do it otherwise than planned, a line for each of the rides. */
  readonly wishes?: readonly string[];
  /** Whether he wants the whole package: then it stays together unless somebody dissolves it. */
  readonly wantsBundle?: boolean | undefined;
}

/** What goes along with accepting. */
export type AcceptanceBox = 'declineOthers' | 'deactivateBundle' | 'takeWish';

/** Accepting makes the driver the one of the ride, so it names him and offers what usually comes with it (R41). */
export function checkAcceptance(acceptance: Acceptance): Verdict<'status', AcceptanceBox> {
  const possible = checkTransition(acceptance, 'accepted');
  if (possible.verdict !== 'allowed') return possible;
  const { driver, target } = acceptance;
  return ask(confirmText('applicationAccept', { driver, target }), { options: optionsOf(acceptance) });
}

/** The boxes that go with accepting: declining the others, dissolving the package, taking the wishes over. */
export function optionsOf({
  bundle,
  wantsBundle = false,
  others = [],
  wishes = [],
}: Acceptance): readonly AskOption<AcceptanceBox>[] {
  return [
    ...(others.length > 0
      ? [
          {
            key: 'declineOthers' as const,
            label: othersText(others.length),
            note: `${others.join(', ')}, mit Mail`,
            preset: true,
          },
        ]
      : []),
    ...(bundle
      ? [{ key: 'deactivateBundle' as const, label: `Fahrtpaket ${bundle} danach auflösen`, preset: !wantsBundle }]
      : []),
    ...(wishes.length > 0 ? [takeWish(wishes)] : []),
  ];
}

function othersText(others: number): string {
  return others === 1
    ? 'Die übrige offene Bewerbung ablehnen'
    : `Die übrigen ${String(others)} offenen Bewerbungen ablehnen`;
}

/** The contract keeps its times unless somebody wants it otherwise. */
function takeWish(wishes: readonly string[]): AskOption<AcceptanceBox> {
  return { key: 'takeWish', label: `Wunschzeiten übernehmen: ${wishes.join('; ')}`, preset: false };
}
