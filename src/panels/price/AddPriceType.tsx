import { useMemo, useState } from 'react';
import { useAnyEntity } from '../../api/records/entities.ts';
import { typesIn, withType } from '../../domain/price/priceMatrix.ts';
import type { PriceRow } from '../../domain/price/priceSets.ts';
import { Button } from '../../ui/display/Button.tsx';
import { ComboField } from '../../ui/inputs/ComboField.tsx';
import type { LoadOptions } from '../../ui/inputs/useOptions.ts';
import { optionOf, referenceOptions } from '../kit/referenceOptions.ts';

interface AddPriceTypeProps {
  rows: readonly PriceRow[];
  onChange: (rows: readonly PriceRow[]) => void;
}

/** Another column: only types that are not there yet are offered, and only what was chosen is added. */
export function AddPriceType({ rows, onChange }: AddPriceTypeProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const known = useAnyEntity(picked);
  const present = typesIn(rows).join(' ');
  const load = useMemo<LoadOptions>(() => {
    const all = referenceOptions('price_types');
    return async (query, signal) => {
      const found = await all(query, signal);
      return found.filter((it) => !present.split(' ').includes(it.key));
    };
  }, [present]);
  const add = () => {
    if (picked === null) return;
    onChange(withType(rows, picked));
    setPicked(null);
  };
  return (
    <span className="inline-flex items-center gap-2">
      <span className="inline-flex w-[200px]">
        <ComboField
          label="Preisart suchen"
          placeholder="Preisart suchen"
          value={picked}
          onChange={setPicked}
          load={load}
          selected={known ? optionOf(known) : null}
        />
      </span>
      <Button small icon="plus" onClick={add} {...(picked === null && { reason: 'Zuerst eine Preisart auswählen' })}>
        Preisart hinzufügen
      </Button>
    </span>
  );
}
