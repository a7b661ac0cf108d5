import { ask, type AskOption, type Verdict } from '../define/verdict.ts';
import { confirmText } from '../question/confirmText.ts';
import { checkTransition, type Applied } from './transitions.ts';

interface Decision extends Applied {
  /** Contract number or name of the package that the driver wants. */
  readonly target: string;
  /** Name of the active package the contract belongs to, or that he wants. */
  readonly bundle?: string | null | undefined;
  /** How many others want the same; unknown unless told. */
  readonly others?: number | undefined;
  /** When he would fetch the vehicle, where that is not what is planned. */
  readonly wish?: string | null | undefined;
  /** Whether he wants the whole package: then it stays together unless somebody dissolves it. */
  readonly wantsBundle?: boolean | undefined;
}

/** Accepting makes the driver the one of the ride, so it names him and offers what usually comes with it (R41). */
export function checkAcceptance(decision: Decision): Verdict {
  const { driver, target, bundle, wish, wantsBundle = false } = decision;
  const possible = checkTransition(decision, 'accepted');
  if (possible.verdict !== 'allowed') return possible;
  return ask(confirmText('applicationAccept', { driver, target }), {
    options: [
      { key: 'declineOthers', label: othersText(decision.others), preset: true },
      ...(bundle
        ? [{ key: 'deactivateBundle', label: `Fahrtpaket ${bundle} danach auflösen`, preset: !wantsBundle }]
        : []),
      ...(wish ? [takeWish(wish)] : []),
    ],
  });
}

function othersText(others: number | undefined): string {
  if (others === 1) return 'Die übrige offene Bewerbung ablehnen';
  return others ? `Die übrigen ${String(others)} offenen Bewerbungen ablehnen` : 'Andere Bewerbungen ablehnen';
}

/** The contract keeps its times unless somebody wants it otherwise. */
function takeWish(wish: string): AskOption {
  return { key: 'takeWish', label: `Wunschzeit in den Auftrag übernehmen: ${wish}`, preset: false };
}
