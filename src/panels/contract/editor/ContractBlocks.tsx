import { memo } from 'react';
import { FieldRow } from '../../../ui/inputs/FieldRow.tsx';
import { useRecordFormContext } from './contractFields.ts';
import { CustomerBlock } from './blocks/CustomerBlock.tsx';
import { ExtrasBlock } from './blocks/ExtrasBlock.tsx';
import { FlagsBlock } from './blocks/FlagsBlock.tsx';
import { MoneyBlock } from './blocks/MoneyBlock.tsx';
import { NotesBlock } from './blocks/NotesBlock.tsx';
import { RideBlock } from './blocks/RideBlock.tsx';
import { RouteBlock } from './blocks/RouteBlock.tsx';
import { ServiceAddressBlock } from './blocks/ServiceAddressBlock.tsx';
import { StopBlock } from './blocks/StopBlock.tsx';
import { VehicleBlock } from './blocks/VehicleBlock.tsx';
import { CustomerPresets } from './prefill/CustomerPresets.tsx';
import { DefaultTimes } from './prefill/DefaultTimes.tsx';
import { usePainted } from '../../kit/usePainted.ts';

/**
 * The whole contract as a form: two columns while there is room, one in a narrow panel. Drawn once: what changes of it
 * is followed by each field for itself.
 */
export const ContractBlocks = memo(function ContractBlocks() {
  const { iri } = useRecordFormContext();
  return (
    <div>
      {iri === null && <CustomerPresets />}
      {iri === null && <DefaultTimes />}
      <FlagsBlock />
      <FieldRow>
        <CustomerBlock />
        <RideBlock />
      </FieldRow>
      <FieldRow>
        <StopBlock side="pickup" />
        <StopBlock side="delivery" />
      </FieldRow>
      <BelowTheFold />
    </div>
  );
});

/** What usually lies below the fold; it comes once the rest is painted, and draws nothing of that anew. */
function BelowTheFold() {
  if (!usePainted()) return <i hidden data-coming />;
  return (
    <>
      <FieldRow>
        <VehicleBlock />
        <ExtrasBlock />
      </FieldRow>
      <ServiceAddressBlock />
      <RouteBlock />
      <MoneyBlock />
      <NotesBlock />
    </>
  );
}
