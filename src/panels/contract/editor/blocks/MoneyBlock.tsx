import { usePriceList } from '../../../../api/calls/prices.ts';
import { pricedFields } from '../../../../domain/price/priceKeeping.ts';
import { Block } from '../../../../ui/display/Block.tsx';
import { FieldRow } from '../../../../ui/inputs/FieldRow.tsx';
import { useFormValue, useRecordFormContext } from '../contractFields.ts';
import { PriceField } from '../ride/PriceField.tsx';
import { textOf } from '../../../kit/textOf.ts';

const [contractValue, credit] = pricedFields;

/** What the contract brings and what the driver gets; only for the roles that may know. */
export function MoneyBlock() {
  const record = useRecordFormContext();
  return record.canSee('auftragswert') ? <Amounts /> : null;
}

function Amounts() {
  const customer = textOf(useFormValue('contractClientAddress'));
  const steps = usePriceList(customer, { enabled: true });
  return (
    <Block title="Auftragswert">
      <FieldRow>
        <PriceField priced={contractValue} label="Auftragswert" steps={steps} />
        <PriceField priced={credit} label="Gutschriftwert" steps={steps} />
      </FieldRow>
    </Block>
  );
}
