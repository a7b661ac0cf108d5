import { usePriceList } from '../../../../api/calls/prices.ts';
import { pricedFields } from '../../../../domain/price/priceKeeping.ts';
import { marginOf, shareText } from '../../../../domain/margin/margin.ts';
import { formatEuro, toCents } from '../../../../domain/money/amount.ts';
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
      <Margin />
    </Block>
  );
}

/** What is left after the driver is paid, as it would be saved now. */
function Margin() {
  const sides = { value: textOf(useFormValue('auftragswert')), credit: textOf(useFormValue('gutschriftpreis')) };
  const margin = marginOf(sides);
  if (margin === null) return null;
  return (
    <p className={`num pt-2 text-11 ${toCents(margin) < 0 ? 'text-danger' : 'text-2'}`}>
      Deckungsbeitrag {formatEuro(margin)} · {shareText(sides)}
    </p>
  );
}
