import { labelOf } from '../../../domain/choices/choices.ts';
import { expenseTypes } from '../../../domain/protocol/choices/expenseTypes.ts';
import { fuelLevels } from '../../../domain/protocol/choices/fuelLevels.ts';
import { waitingReasons } from '../../../domain/protocol/choices/waitingReasons.ts';
import { formatAmount } from '../../../domain/money/amount.ts';
import { formatCount } from '../../../domain/number/formatCount.ts';
import { drivenKm } from '../../../domain/protocol/mileage.ts';
import { useFormValue } from '../record/protocolFields.ts';
import { useRide } from '../record/rideContext.ts';

type Waiting = { readonly minutes?: number | null; readonly reason?: string | null };
type Expense = { readonly amount?: string | null; readonly type?: string | null };

/** The figures of the ride at a glance: odometer, fuel or battery, waiting, expenses. */
export function Readouts() {
  const planned = useRide()?.googleKm;
  const [from, to] = [asNumber(useFormValue('mileageOnSubmit')), asNumber(useFormValue('mileageOnReceive'))];
  const [before, after] = [useFormValue('fuelLevelOnSubmit'), useFormValue('fuelLevelOnReceive')];
  const isElectric = useFormValue('verzoegerteAbgabe') === true;
  const waitings = asList<Waiting>(useFormValue('waitings'));
  const expenses = asList<Expense>(useFormValue('expenses'));
  const driven = drivenKm({ mileageOnSubmit: from, mileageOnReceive: to });
  const minutes = waitings.reduce((sum, it) => sum + (it.minutes ?? 0), 0);
  const cents = expenses.reduce((sum, it) => sum + Math.round(Number(it.amount ?? 0) * 100), 0);
  const level = (value: unknown) => {
    const found = typeof value === 'number' ? fuelLevels.items[value] : undefined;
    return found ? (isElectric ? found.electricLabel : found.label) : '–';
  };
  const km = (value: number | null) => (value === null ? '–' : formatCount(value));
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 @min-[620px]:grid-cols-4">
      <Readout
        label="Kilometerstand"
        value={`${km(from)} → ${km(to)}`}
        more={[
          driven !== null && `${formatCount(driven)} km`,
          typeof planned === 'number' && `Plan ${formatCount(Math.round(planned))}`,
        ]
          .filter(Boolean)
          .join(', ')}
      />
      <Readout label={isElectric ? 'Ladestand' : 'Tankstand'} value={`${level(before)} → ${level(after)}`} more="" />
      <Readout
        label="Wartezeit"
        value={`${String(minutes)} min`}
        more={waitings.map((it) => labelOf(waitingReasons, it.reason)).join(', ')}
      />
      <Readout
        label="Auslagen"
        value={`${formatAmount((cents / 100).toFixed(2))} €`}
        more={[...new Set(expenses.map((it) => labelOf(expenseTypes, it.type)))].join(', ')}
      />
    </dl>
  );
}

function Readout({ label, value, more }: { label: string; value: string; more: string }) {
  return (
    <div className="min-w-0 border-l-2 border-line pl-4">
      <dt className="text-11 text-2">{label}</dt>
      <dd className="num truncate text-14 font-medium">{value}</dd>
      <dd className="truncate text-11 text-3" data-tip={more}>
        {more || ' '}
      </dd>
    </div>
  );
}

function asNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function asList<T>(value: unknown): readonly T[] {
  return Array.isArray(value) ? value : [];
}
