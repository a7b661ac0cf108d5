import { Block } from '../../../../ui/display/Block.tsx';
import { CustomDataField } from '../fields/CustomDataField.tsx';
import { BoundField, FoldedFields } from '../contractFields.ts';

const rare = { serviceAddresses: 'Leistungsorte', customData: 'Daten des Kunden' };

/** Where additional services are done, and what the customer's own system keeps about the contract. */
export function ServiceAddressBlock() {
  return (
    <Block title="Leistungsadressen und weitere Daten">
      <FoldedFields name="contract.services" labels={rare}>
        <BoundField name="serviceAddresses" label="Leistungsort" />
        <CustomDataField />
      </FoldedFields>
    </Block>
  );
}
