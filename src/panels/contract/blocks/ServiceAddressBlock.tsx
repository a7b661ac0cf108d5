import { Block } from '../../../ui/Block.tsx';
import { CustomDataField } from '../fields/CustomDataField.tsx';
import { BoundField } from '../../kit/fields/BoundField.tsx';

/** Where additional services are done, and what the customer's own system keeps about the order. */
export function ServiceAddressBlock() {
  return (
    <Block title="Leistungsadressen und weitere Daten">
      <BoundField name="serviceAddresses" label="Leistungsort" />
      <CustomDataField />
    </Block>
  );
}
