import type { Entity } from '../../api/records/entities.ts';
import { useItem } from '../../api/records/queries.ts';
import { idOf } from '../../domain/define/resource.ts';
import { driver } from '../../domain/driver/driver.ts';
import { priced, sumsOf, type DraftPosition, type PricedPosition } from '../../domain/invoice/draft.ts';
import type { invoice } from '../../domain/invoice/invoice.ts';
import { formatAmount } from '../../domain/money/amount.ts';
import { useFormValue } from '../kit/fields/formContext.ts';
import { useLivePositions } from './livePositions.ts';

/** The sums of a stored document, with what is being typed in its positions. */
export function StoredTotals({ entity }: { entity: Entity<typeof invoice> }) {
  const positions = useLivePositions(entity);
  return <DocumentTotals positions={positions} driverGroup={entity.driverGroup ?? null} />;
}

/** The sums of a document that is still being made, with its positions as they stand in the form. */
export function NewTotals() {
  const value = useFormValue('invoiceEntries');
  const positions: readonly DraftPosition[] = Array.isArray(value) ? value : [];
  return <DocumentTotals positions={positions.map((it) => priced(it))} driverGroup={useGroup()} />;
}

/** The group of the driver whom the form names; he is fetched, because lists to choose from do not say it. */
function useGroup(): number | null {
  const isCredit = useFormValue('type') === 'Gutschrift';
  const named = useFormValue('driver');
  const { item } = useItem(driver, isCredit && typeof named === 'string' ? named : null);
  return idOf('job_categories', item?.gruppe ?? '') ?? null;
}

interface DocumentTotalsProps {
  positions: readonly PricedPosition<object>[];
  driverGroup: number | null;
}

/** Net and VAT by rate, and what is to be paid, by the rules of the server and with what the form says now. */
function DocumentTotals({ positions, driverGroup }: DocumentTotalsProps) {
  const skipTax = useFormValue('skipTax') === true;
  const country = useFormValue('recipientCountry');
  const ustid = useFormValue('recipientUstid');
  const { amountNet, amountTax, amountTotal, groups } = sumsOf(
    {
      skipTax,
      recipientCountry: typeof country === 'string' ? country : null,
      recipientUstid: typeof ustid === 'string' ? ustid : null,
      driverGroup,
    },
    positions,
  );
  const reasons = groups.flatMap((it) => it.reason ?? []);
  return (
    <div className="num flex flex-wrap justify-end gap-x-16 gap-y-2 pt-4 text-12" role="status" aria-label="Summen">
      <dl className="grid grid-cols-[auto_auto_auto_auto] gap-x-6 gap-y-1 text-2">
        {groups.map((it) => (
          <div key={`${it.category} ${it.rate}`} className="contents">
            <dt>netto {it.rate} %</dt>
            <dd className="text-right">{formatAmount(it.basis)}</dd>
            <dt>USt {it.rate} %</dt>
            <dd className="text-right">{formatAmount(it.vat)}</dd>
          </div>
        ))}
      </dl>
      {reasons.length > 0 && <p className="order-last w-full text-right text-11 text-2">{reasons.join(' · ')}</p>}
      <dl className="grid min-w-[220px] grid-cols-2 gap-x-6 gap-y-1">
        <dt className="text-right">Summe netto</dt>
        <dd className="text-right">{formatAmount(amountNet)}</dd>
        <dt className="text-right">Umsatzsteuer</dt>
        <dd className="text-right">{formatAmount(amountTax)}</dd>
        <dt className="border-t border-line pt-1 text-right font-strong">Gesamtbetrag EUR</dt>
        <dd className="border-t border-line pt-1 text-right font-strong">{formatAmount(amountTotal)}</dd>
      </dl>
    </div>
  );
}
