import { documentCompleteness } from '../../domain/driver/choices/documentCompleteness.ts';
import { choiceOf } from '../../domain/choices/choices.ts';
import type { IconName } from '../../ui/display/iconName.ts';
import type { SemanticColour } from '../../ui/display/semanticColours.ts';
import { Tag } from '../../ui/display/Tag.tsx';

const looks = {
  green: { colour: 'ok', icon: 'check' },
  amber: { colour: 'warn', icon: 'check' },
  red: { colour: 'danger', icon: 'triangle-alert' },
} as const satisfies Readonly<Record<string, { readonly colour: SemanticColour; readonly icon: IconName }>>;

/** How complete the papers of a driver are: colour, sign and words. */
export function DocumentState({ completeness }: { completeness: string | null | undefined }) {
  const choice = choiceOf(documentCompleteness, completeness);
  return choice ? <Tag {...looks[choice.tone]}>{choice.label}</Tag> : null;
}
