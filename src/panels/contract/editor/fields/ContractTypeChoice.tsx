import { contractTypes } from '../../../../domain/choices/contractTypes.ts';
import { labelOf } from '../../../../domain/choices/choices.ts';
import { ChangedTip } from '../../../../ui/inputs/ChangedTip.tsx';
import { Icon } from '../../../../ui/display/Icon.tsx';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import { useFieldState, useRecordFormContext } from '../contractFields.ts';
import { useContractForm } from '../contractFormContext.ts';
import { contractTypePatch } from '../../shared/stockAddress.ts';
import { textOf } from '../../../kit/textOf.ts';

/** Whether the vehicle is fetched back or delivered; small, because parking places usually decide it. */
export function ContractTypeChoice() {
  const { form } = useRecordFormContext();
  const { put } = useContractForm();
  const { value, isChanged, isLocked, changed } = useFieldState('contractType');
  const chosen = labelOf(contractTypes, textOf(value)) || 'Auftragstyp wählen';
  const choose = (key: string | null) => put(contractTypePatch(key, form.getValues()));
  const entries = () => [
    ...contractTypes.items.map(({ key, label }) => ({
      id: key,
      label,
      checked: key === value,
      isOneOfSeveral: true as const,
      run: () => choose(key),
    })),
    {
      id: 'none',
      label: 'ohne',
      checked: textOf(value) === null,
      isOneOfSeveral: true as const,
      run: () => choose(null),
    },
  ];
  return (
    <span
      data-field="contractType"
      className={`relative ${isChanged ? "pl-3 before:absolute before:inset-y-[1px] before:left-0 before:w-[3px] before:rounded-[1px] before:bg-dirty before:content-['']" : ''}`}
    >
      <ChangedTip changed={changed}>
        <Menu
          label={`Auftragstyp: ${chosen}`}
          entries={entries}
          align="end"
          disabled={isLocked}
          className="flex h-12 items-center gap-2 rounded-1 px-1 font-medium whitespace-nowrap text-1 hover:bg-press"
        >
          {chosen}
          <Icon name="chevron-down" size={12} className="text-3" />
        </Menu>
      </ChangedTip>
    </span>
  );
}
