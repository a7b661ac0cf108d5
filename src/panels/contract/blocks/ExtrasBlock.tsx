import { useWatch } from 'react-hook-form';
import { askedCounts } from '../../../domain/contract/itemCounts.ts';
import { idOf } from '../../../domain/define/resource.ts';
import { Block } from '../../../ui/Block.tsx';
import { useRecordFormContext } from '../../kit/fields/formContext.ts';
import { FieldGroup } from '../fields/FieldGroup.tsx';
import { OrderField } from '../fields/OrderField.tsx';

/** Tyres, what travels with the vehicle, and what is done to it. */
export function ExtrasBlock() {
  return (
    <Block title="Bereifung und Extras">
      <FieldGroup label="Reifen" names={['bereifung', 'felge']}>
        <OrderField bare name="bereifung" placeholder="–" />
        <OrderField bare name="felge" placeholder="–" />
      </FieldGroup>
      <FieldGroup label="Zusatzreifen" names={['zusatzBereifung', 'zusatzFelge']}>
        <OrderField bare name="zusatzBereifung" placeholder="–" />
        <OrderField bare name="zusatzFelge" placeholder="–" />
      </FieldGroup>
      <OrderField name="zubehoerArray" />
      <Counts />
      <OrderField name="zusatzleistungenArray" label="Leistung" />
      <OrderField name="waschen" label="Fahrzeug waschen" className="pl-(--w-label)" />
    </Block>
  );
}

/** How many keys, fuel cards and cables, asked only for those that go along. */
function Counts() {
  const { form } = useRecordFormContext();
  const accessories = useWatch({ control: form.control, name: 'zubehoerArray' }) as unknown;
  const ids = Array.isArray(accessories) ? accessories.flatMap((iri: unknown) => (typeof iri === 'string' ? (idOf('accessories', iri) ?? []) : [])) : [];
  return askedCounts(ids).map((name) => <OrderField key={name} name={name} />);
}
