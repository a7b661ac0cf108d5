import type { ReactNode } from 'react';
import { FieldRow } from '../../ui/FieldRow.tsx';
import { RecordFormFrame } from '../kit/form/RecordFormFrame.tsx';
import { CustomerBlock } from './blocks/CustomerBlock.tsx';
import { ExtrasBlock } from './blocks/ExtrasBlock.tsx';
import { FlagsBlock } from './blocks/FlagsBlock.tsx';
import { MoneyBlock } from './blocks/MoneyBlock.tsx';
import { NotesBlock } from './blocks/NotesBlock.tsx';
import { RideBlock } from './blocks/RideBlock.tsx';
import { RouteBlock } from './blocks/RouteBlock.tsx';
import { ServiceAddressBlock } from './blocks/ServiceAddressBlock.tsx';
import { StopBlock } from './blocks/StopBlock.tsx';
import { StopMoreBlock } from './blocks/StopMoreBlock.tsx';
import { VehicleBlock } from './blocks/VehicleBlock.tsx';
import { CustomerPresets } from './CustomerPresets.tsx';
import { DefaultTimes } from './DefaultTimes.tsx';
import { OrderFormContext } from './orderFormContext.ts';
import { usePainted } from './usePainted.ts';
import type { OrderRecord } from './useOrderRecord.ts';

interface OrderBlocksProps {
  order: OrderRecord;
  audit?: ReactNode;
  /** Said at the heading of an end that lies behind us, for example "abgeholt 09:12". */
  done?: { readonly pickup: string | undefined; readonly delivery: string | undefined };
}

/** The whole order as a form: two columns while there is room, one in a narrow panel. */
export function OrderBlocks({ order: { record, wasRefused, order }, audit, done }: OrderBlocksProps) {
  const isPainted = usePainted();
  return (
    <OrderFormContext value={order}>
      <RecordFormFrame record={record} listsFaults={wasRefused}>
        <div>
          {record.iri === null && <CustomerPresets />}
          {record.iri === null && <DefaultTimes />}
          <FlagsBlock audit={audit} />
          <FieldRow>
            <CustomerBlock />
            <RideBlock />
          </FieldRow>
          <FieldRow>
            <StopBlock side="pickup" doneText={done?.pickup} />
            <StopBlock side="delivery" doneText={done?.delivery} />
          </FieldRow>
          {isPainted && <LowerBlocks />}
        </div>
      </RecordFormFrame>
    </OrderFormContext>
  );
}

/** What usually lies below the fold. */
function LowerBlocks() {
  return (
    <>
      <FieldRow>
        <StopMoreBlock side="pickup" />
        <StopMoreBlock side="delivery" />
      </FieldRow>
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
