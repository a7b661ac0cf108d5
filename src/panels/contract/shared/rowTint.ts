import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { contractRowColours } from '../../../domain/choices/contractRowColours.ts';
import { rowColourOf } from '../../../domain/contract/rowColour.ts';
import type { IconName } from '../../../ui/display/iconName.ts';

/** How a state of the legend looks in a list: tint and bar of the row, icon beside the number, and the word. */
export type RowTint = {
  readonly name: 'storno' | 'address-pending' | 'address-done' | 'dispo' | 'office';
  readonly icon: IconName;
  readonly label: string;
};

const looks: Readonly<Record<string, Omit<RowTint, 'label'>>> = {
  storno: { name: 'storno', icon: 'ban' },
  addressChangeFollows: { name: 'address-pending', icon: 'map-pin' },
  addressChangeEntered: { name: 'address-done', icon: 'map-pin-check' },
  feedbackDispo: { name: 'dispo', icon: 'message-question' },
  reminderOffice: { name: 'office', icon: 'bell-ring' },
};

/** All states of the legend, in its order. */
export const legend: readonly RowTint[] = contractRowColours.items.flatMap(({ key, label }) => {
  const look = looks[key];
  return look ? [{ ...look, label }] : [];
});

/** The state that colours the row of a contract. */
export function tintOf(entity: ContractEntity): RowTint | undefined {
  const { isStorniert = false, avisColor = null } = entity;
  const label = rowColourOf({ isStorniert, avisColor })?.label;
  return legend.find((it) => it.label === label);
}

/** The class of the row of a contract. */
export function rowClassOf(entity: ContractEntity): string | undefined {
  const tint = tintOf(entity);
  return tint && `row-${tint.name}`;
}
