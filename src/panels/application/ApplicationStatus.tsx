import { applicationStatuses } from '../../domain/application/choices/applicationStatuses.ts';
import { isKeyOf, labelOf, type KeyOf } from '../../domain/choices/choices.ts';
import type { IconName } from '../../ui/display/iconName.ts';
import type { SemanticColour } from '../../ui/display/semanticColours.ts';
import { Tag } from '../../ui/display/Tag.tsx';

const looks: Readonly<
  Record<KeyOf<typeof applicationStatuses>, { readonly colour: SemanticColour; readonly icon: IconName }>
> = {
  pending: { colour: 'warn', icon: 'clock' },
  accepted: { colour: 'ok', icon: 'check' },
  declined: { colour: 'danger', icon: 'x' },
  deleted: { colour: 'park-open', icon: 'trash' },
  revoked: { colour: 'park-open', icon: 'undo-2' },
};

/** What became of an application: colour, sign and word. */
export function ApplicationStatus({ status }: { status: string | null | undefined }) {
  if (!isKeyOf(applicationStatuses, status)) return null;
  return <Tag {...looks[status]}>{labelOf(applicationStatuses, status)}</Tag>;
}
