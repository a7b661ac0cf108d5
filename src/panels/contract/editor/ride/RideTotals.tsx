import { useCallback } from 'react';
import { useEntity } from '../../../../api/records/entities.ts';
import { contract } from '../../../../domain/contract/contract.ts';
import type { FormOf } from '../../../../domain/define/row.ts';
import { formatKm } from '../../../../domain/km/formatKm.ts';
import { rideTotals } from '../../../../domain/km/route.ts';
import { formatHours } from '../../../../domain/time/duration.ts';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { useRecordFormContext } from '../contractFields.ts';
import { useFormFact } from './useFormFact.ts';

/** Distance and drive time together with the way back, as they would be saved now. */
export function RideTotals() {
  const entity = useEntity(contract, useRecordFormContext().iri);
  const returnContract = useEntity(contract, entity?.anschlussAuftrag);
  const text = useFormFact(
    useCallback(
      (values: FormOf<typeof contract>) => {
        const { totalGooglesollkm, totalGooglefahrtzeitwert } = rideTotals(values, returnContract);
        return totalGooglesollkm === null
          ? ''
          : `${formatKm(totalGooglesollkm)} · ${formatHours(totalGooglefahrtzeitwert)}`;
      },
      [returnContract],
    ),
  );
  return (
    <Field label="Gesamt">
      <TextField value={text} onChange={() => undefined} readOnly figures="num" />
    </Field>
  );
}
