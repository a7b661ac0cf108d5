import { choiceOf, labelOf } from '../../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../../domain/choices/emptyTexts.ts';
import { emptyRunReasons } from '../../../../domain/protocol/choices/emptyRunReasons.ts';
import { waitingReasons } from '../../../../domain/protocol/choices/waitingReasons.ts';
import { formatKm } from '../../../../domain/km/formatKm.ts';
import { formatCount } from '../../../../domain/number/formatCount.ts';
import { drivenKm, mileageWarning } from '../../../../domain/protocol/mileage.ts';
import { Block } from '../../../../ui/display/Block.tsx';
import { FieldRow } from '../../../../ui/inputs/FieldRow.tsx';
import type { EntryColumn } from '../../../kit/entries/entryColumn.ts';
import { EntryTable } from '../../../kit/entries/EntryTable.tsx';
import { BoundField, BoundGroup, useFormValue } from '../protocolFields.ts';
import { useRide } from '../rideContext.ts';
import { FuelField } from './FuelField.tsx';
import { OfRecord } from './OfRecord.tsx';
import { PlaceBlock } from './PlaceBlock.tsx';

/** What was read off the vehicle, what it is, and what went otherwise than planned. */
export function DrivingTab() {
  return (
    <div className="[--w-label:128px]">
      <FieldRow>
        <Block title="Kilometer und Tank">
          <Mileage />
          <FuelField />
          <BoundField name="driverCollectionComment" label="Kommentar Abholung" />
          <BoundField name="driverDeliveryComment" label="Kommentar Zustellung" />
        </Block>
        <Block title="Fahrzeug">
          <BoundGroup label="Herst. / Modell" names={['hersteller', 'autotyp']}>
            <BoundField bare name="hersteller" />
            <BoundField bare name="autotyp" />
          </BoundGroup>
          <BoundField name="angemeldet" className={indented} />
          <BoundField name="verzoegerteAbgabe" className={indented} />
          <Inspection />
          <Tyres />
        </Block>
      </FieldRow>
      <FieldRow>
        <Block title="Übernahmevorbehalte">
          <BoundField bare name="acceptanceReservations" />
        </Block>
        <EmptyRun />
      </FieldRow>
      <FieldRow>
        <PlaceBlock side="pickup" />
        <PlaceBlock side="delivery" />
      </FieldRow>
      <Block title="Wartezeiten" aside="berechnet werden nur freigegebene">
        <EntryTable
          name="waitings"
          words={{ one: 'Wartezeit', none: labelOf(emptyTexts, 'waitings') }}
          columns={waitingColumns}
        />
      </Block>
    </div>
  );
}

const waitingColumns: readonly EntryColumn[] = [
  { key: 'processState', width: 104 },
  { key: 'minutes', width: 72 },
  { key: 'reason', width: 150, grow: 2 },
  {
    key: 'otherReason',
    width: 120,
    grow: 2,
    isOff: ({ reason }) => choiceOf(waitingReasons, String(reason))?.requiresText !== true,
  },
  { key: 'approvedBy', width: 110 },
];

/** The readings of both handovers, and what was driven between them beside what was planned (R10). */
function Mileage() {
  const [from, to] = [useFormValue('mileageOnSubmit'), useFormValue('mileageOnReceive')];
  const planned = useRide()?.googleKm;
  const read = {
    mileageOnSubmit: typeof from === 'number' ? from : null,
    mileageOnReceive: typeof to === 'number' ? to : null,
  };
  const driven = drivenKm(read);
  const plan = typeof planned === 'number' ? `, Plan ${formatKm(planned)}` : '';
  const said = mileageWarning(read) ?? (driven === null ? undefined : `${formatCount(driven)} km gefahren${plan}`);
  return (
    <BoundGroup
      label="Kilometerstand"
      names={['mileageOnSubmit', 'mileageOnReceive']}
      {...(said !== undefined && { hint: said })}
    >
      <BoundField bare name="mileageOnSubmit" />
      <BoundField bare name="mileageOnReceive" />
    </BoundGroup>
  );
}

/** A box to tick stands under the fields beside it. */
const indented = 'pl-[calc(var(--w-label)+8px)]';

/** When the next inspection is due, whether that differs from the order, and whether somebody has looked at it. */
function Inspection() {
  const isChanged = useFormValue('inspectionDateChanged') === true;
  return (
    <>
      <BoundField name="inspectionDate" />
      <BoundField name="inspectionDateChanged" className={indented} />
      {isChanged && <BoundField name="inspectionDateAccepted" className={indented} />}
    </>
  );
}

/** The tyres on the vehicle, and those in it. */
function Tyres() {
  const hasMore = useFormValue('insideCarTiresIncluded') === true;
  return (
    <>
      <BoundGroup label="Bereifung" names={['tireType', 'rimType']}>
        <BoundField bare name="tireType" placeholder="–" />
        <BoundField bare name="rimType" placeholder="–" />
      </BoundGroup>
      <BoundField name="insideCarTiresIncluded" className={indented} />
      {hasMore && (
        <BoundGroup label="Räder im Fahrzeug" names={['insideCarTireType', 'insideCarRimType']}>
          <BoundField bare name="insideCarTireType" placeholder="–" />
          <BoundField bare name="insideCarRimType" placeholder="–" />
        </BoundGroup>
      )}
    </>
  );
}

type Reason = {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly requiresText?: boolean;
};

/** Whether the driver came for nothing, why, and who agreed to it. */
function EmptyRun() {
  const isDone = useFormValue('emptyRunDone') === true;
  const reason = useFormValue('emptyRunReason');
  const chosen = choiceOf<Reason>(emptyRunReasons, typeof reason === 'string' ? reason : null);
  return (
    <Block title="Leerfahrt">
      <BoundField name="emptyRunDone" />
      {isDone && (
        <>
          <BoundField name="emptyRunReason" label="Grund" {...(chosen?.hint && { hint: chosen.hint })} />
          {chosen?.requiresText === true && <BoundField name="emptyRunOtherReason" />}
          <BoundField name="emptyRunApprovedBy" />
          <OfRecord id="protocol.resetEmptyRun" />
        </>
      )}
    </Block>
  );
}
