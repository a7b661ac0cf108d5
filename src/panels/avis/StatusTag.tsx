import { avisStatuses } from '../../domain/avis/choices/avisStatuses.ts';
import { isKeyOf, labelOf, type KeyOf } from '../../domain/choices/choices.ts';
import type { IconName } from '../../ui/display/iconName.ts';
import type { SemanticColour } from '../../ui/display/semanticColours.ts';
import { Tag } from '../../ui/display/Tag.tsx';

const looks: Readonly<
  Record<KeyOf<typeof avisStatuses>, { readonly colour: SemanticColour; readonly icon?: IconName }>
> = {
  pending: { colour: 'avis-pending' },
  first_contact: { colour: 'avis-first-contact', icon: 'phone' },
  awaiting_response: { colour: 'avis-awaiting-response', icon: 'hourglass' },
  doing: { colour: 'avis-doing', icon: 'pencil' },
  awaiting_dispo: { colour: 'avis-awaiting-dispo', icon: 'corner-up-left' },
  confirmed: { colour: 'avis-confirmed', icon: 'check' },
};

/** How far an appointment is: colour, sign and word. */
export function StatusTag({ status }: { status: string | null | undefined }) {
  if (!isKeyOf(avisStatuses, status)) return null;
  const { colour, icon } = looks[status];
  return (
    <Tag colour={colour} icon={icon}>
      {labelOf(avisStatuses, status)}
    </Tag>
  );
}
