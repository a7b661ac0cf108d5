import { readEntity } from '../../../../api/records/entities.ts';
import { address } from '../../../../domain/address/address.ts';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { SuggestField } from '../../../../ui/inputs/SuggestField.tsx';
import { useFieldState, useRecordFormContext } from '../contractFields.ts';
import { useContractForm } from '../contractFormContext.ts';
import { stockAddressPatch, type Side } from '../../shared/stockAddress.ts';
import { loadAddresses } from '../../shared/addressOptions.ts';
import { textOf } from '../../../kit/textOf.ts';

/** The firm at one end of the ride: typed freely, or taken from the stock with its whole address. */
export function FirmField({ side }: { side: Side }) {
  const name = `${side}Location.firma` as const;
  const { form } = useRecordFormContext();
  const { put } = useContractForm();
  const { value, set, leave, error, changed, people, isLocked } = useFieldState(name);
  const take = (key: string) => {
    const chosen = readEntity(address, key);
    if (chosen) put(stockAddressPatch(side, chosen, form.getValues()));
  };
  return (
    <Field
      field={name}
      onBlur={leave}
      label="Firma"
      layout="narrow"
      required
      presence={people}
      {...(error !== undefined && { error })}
      {...(changed && { changed })}
    >
      <SuggestField
        value={textOf(value) ?? ''}
        onChange={(text) => set(text === '' ? null : text)}
        load={loadAddresses}
        onPick={(option) => take(option.key)}
        readOnly={isLocked}
        maxLength={120}
      />
    </Field>
  );
}
