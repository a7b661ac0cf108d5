import { Block } from '../../../ui/Block.tsx';
import { FieldRow } from '../../../ui/FieldRow.tsx';
import { useRecordFormContext } from '../../kit/fields/formContext.ts';
import { BoundGroup } from '../../kit/fields/BoundGroup.tsx';
import { OrderField } from '../fields/OrderField.tsx';

/** What the order brings and what the driver gets; only for the roles that may know. */
export function MoneyBlock() {
  const record = useRecordFormContext();
  if (!record.canSee('auftragswert')) return null;
  return (
    <Block title="Auftragswert">
      <FieldRow>
        <BoundGroup label="Auftragswert" names={['auftragswert']}>
          <OrderField bare name="auftragswert" />
          <OrderField bare name="auftragswertIsSet" label="fest" className="max-w-26 pl-2 text-11" />
        </BoundGroup>
        <BoundGroup label="Gutschrift" names={['gutschriftpreis']}>
          <OrderField bare name="gutschriftpreis" />
          <OrderField bare name="gutschriftpreisIsSet" label="fest" className="max-w-26 pl-2 text-11" />
        </BoundGroup>
      </FieldRow>
    </Block>
  );
}
