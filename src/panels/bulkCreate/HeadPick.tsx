import { useAnyEntity } from '../../api/records/entities.ts';
import { useAnyItem } from '../../api/records/queries.ts';
import { ComboField } from '../../ui/inputs/ComboField.tsx';
import type { LoadOptions } from '../../ui/inputs/useOptions.ts';
import { optionOf } from '../kit/referenceOptions.ts';

/** A record for all of the contracts, from a list that depends on the customer. */
export function HeadPick({
  value,
  load,
  onChange,
}: {
  readonly value: string | null;
  readonly load: LoadOptions;
  readonly onChange: (iri: string | null) => void;
}) {
  const known = useAnyEntity(value);
  useAnyItem(known ? null : value);
  return (
    <ComboField
      value={value}
      onChange={onChange}
      load={load}
      selected={known ? optionOf(known) : null}
      empty="Bitte wählen..."
    />
  );
}
