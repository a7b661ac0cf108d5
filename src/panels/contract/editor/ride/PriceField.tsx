import { useCallback } from 'react';
import type { contract } from '../../../../domain/contract/contract.ts';
import type { FormOf } from '../../../../domain/define/row.ts';
import { priceOf, type PriceStep } from '../../../../domain/price/contractPrice.ts';
import { keptReason, type pricedFields } from '../../../../domain/price/priceKeeping.ts';
import { BoundField, BoundGroup, useFieldFacts } from '../contractFields.ts';
import { isSame } from '../../../kit/form/formValues.ts';
import { PriceLines } from './PriceLines.tsx';
import { priceHint } from './priceHint.ts';
import { useFormFact } from './useFormFact.ts';

type Priced = (typeof pricedFields)[number];

/** An amount of the contract beside what its price list says while the contract is being changed. */
export function PriceField({
  priced,
  label,
  steps,
}: {
  priced: Priced;
  label: string;
  steps: readonly PriceStep[] | undefined;
}) {
  const { field, setFlag } = priced;
  const { before } = useFieldFacts(field);
  const fact = useFormFact(
    useCallback(
      (values: FormOf<typeof contract>) => {
        if (!steps) return null;
        const worked = priceOf(values, steps, field);
        const shown = values[field] ?? null;
        return {
          worked,
          hint: priceHint(worked, {
            shown,
            reason: keptReason(values, priced),
            isTyped: shown !== null && !isSame(shown, before),
          }),
        };
      },
      [steps, field, priced, before],
    ),
  );
  return (
    <BoundGroup label={label} names={[field]} {...(fact?.hint !== undefined && { hint: fact.hint })}>
      <BoundField bare name={field} />
      {fact && <PriceLines label={label} worked={fact.worked} />}
      <BoundField bare name={setFlag} label="fest" className="max-w-26 pl-2 text-11" />
    </BoundGroup>
  );
}
