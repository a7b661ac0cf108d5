import type { contract } from '../../../src/domain/contract/contract.ts';
import type { FlagCondition } from '../../../src/domain/price/contractPrice.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { listOf } from '../contracts/prices.ts';
import { pricePartsOf, type BilledRide } from '../../actions/invoices/drafts.ts';
import { billingFactsOf } from '../contracts/billing.ts';
import { timesOf } from '../contracts/contractRow.ts';
import type { Dossier } from '../contracts/dossier.ts';
import type { RowFor } from '../row.ts';

/** What of a contract and its protocol stands on documents. */
export function billedRide(
  it: Dossier,
  row: Pick<
    RowFor<typeof contract>,
    | 'auftragswert'
    | 'gutschriftpreis'
    | 'billingDistance'
    | 'creditDistance'
    | 'googleKm'
    | Exclude<FlagCondition, 'isPartOfBundle'>
  >,
): BilledRide {
  const { contract: planned, costs, delivery, notes, pickup, vehicle } = it;
  const { bringdatum, datum } = timesOf(it);
  const amount = (value: string | number | null | undefined) => String(value ?? '0.00');
  return {
    iri: iriOf('contracts', planned.id),
    auftragsnummer: planned.auftragsnummer,
    from: pickup.location.ort,
    to: delivery.location.ort,
    licensePlate: vehicle.licensePlate,
    datum,
    bringdatum,
    kostenstelle: billingFactsOf(planned.id, planned.customer.id).kostenstelle,
    waitings: costs.waitings,
    expenses: costs.expenses,
    auftragswert: amount(row.auftragswert),
    gutschriftpreis: amount(row.gutschriftpreis),
    ...pricePartsOf(
      {
        ...row,
        auftragswert: amount(row.auftragswert),
        gutschriftpreis: amount(row.gutschriftpreis),
        zusatzleistungenArray: it.extras.services.map((id) => iriOf('services', id)),
        serviceAddresses: it.extras.serviceAddresses,
        bundles: planned.bundle === null ? [] : [iriOf('bundles', planned.bundle)],
      },
      listOf(planned.customer),
    ),
    rechnungsnotiz: notes.rechnungsnotiz,
    gutschriftnotiz: notes.gutschriftnotiz,
    wartestundenpreis: '20.00',
  };
}
