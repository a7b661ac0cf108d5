import { idOf } from '../../../src/domain/define/resource.ts';
import type { StoredOf } from '../../../src/domain/define/row.ts';
import { taxedDocumentOf } from '../../../src/domain/invoice/draft.ts';
import { debitRefusals } from '../../../src/domain/invoice/directDebit.ts';
import { allFindings } from '../../../src/domain/invoice/einvoice/checkEInvoice.ts';
import { specifications } from '../../../src/domain/invoice/einvoice/eInvoice.ts';
import { eInvoiceOf } from '../../../src/domain/invoice/einvoice/eInvoiceOf.ts';
import type { invoice } from '../../../src/domain/invoice/invoice.ts';
import { objectionToSkippedTax } from '../../../src/domain/invoice/vat.ts';
import { eachOnce, type Violation } from '../../storage/refusals.ts';
import type { Scope } from '../../write/behaviour.ts';
import { holdContracts, judgedContracts, type JudgedContract } from './billedContracts.ts';
import { refusalsToPay } from './paidDriver.ts';
import { printedDocument } from './printed.ts';
import { changedSinceDrafted } from './changedSince.ts';
import { refusalsOf } from './refusedContracts.ts';

/** Everything that stands between a draft and its number, each at the field that cures it. */
export async function faultsOf(
  id: number,
  draft: StoredOf<typeof invoice>,
  scope: Scope,
): Promise<readonly Violation[]> {
  const objection = objectionToSkippedTax(taxedDocumentOf(draft));
  const printed = await printedDocument({ ...draft, orderNumber: 'Entwurf' }, scope);
  const specification = printed.isXRechnung ? specifications.xRechnung : specifications.facturX;
  const found = allFindings(eInvoiceOf(printed, specification)).filter((it) => !it.isWarning);
  return eachOnce([
    ...(await unbillable(id, draft, scope)),
    ...(await changedSinceDrafted(id, draft, scope)),
    ...(objection === undefined ? [] : [{ propertyPath: 'skipTax', message: objection }]),
    ...debitRefusals(printed).map((message) => ({ propertyPath: 'customer', message })),
    ...found.map((it) => ({ propertyPath: it.field, message: it.sentence })),
  ]);
}

/** What keeps contracts of its positions off a document; they are held, so that nobody bills them meanwhile. */
async function unbillable(id: number, draft: StoredOf<typeof invoice>, scope: Scope): Promise<readonly Violation[]> {
  const ids = [...new Set(draft.invoiceEntries.flatMap((it) => idOf('contracts', it.contract ?? '') ?? []))];
  const type = draft.type ?? 'Rechnung';
  const unpayable = () => (type === 'Gutschrift' ? refusalsToPay(draft.driver, draft.driverGroup, scope) : []);
  if (ids.length === 0) return unpayable();
  await holdContracts(scope, ids);
  const judged = await judgedContracts(scope, ids, { type, except: id });
  const [drafted, others] = [judged.filter(isDrafted), judged.filter((it) => !isDrafted(it))];
  const sentences = [
    ...drafted.map(
      ({ contract, standsOn }) =>
        `Auftrag ${contract.auftragsnummer ?? ''} steht auch im Entwurf von ${standsOn?.by ?? 'jemandem'}.`,
    ),
    ...refusalsOf(type, others),
  ];
  // Who drove was asked with his rides; somebody else was named by hand.
  const isOther = judged.some((it) => it.paidDriver?.id !== idOf('drivers', draft.driver ?? ''));
  return [
    ...sentences.map((message) => ({ propertyPath: 'invoiceEntries', message })),
    ...(isOther ? await unpayable() : []),
  ];
}

const isDrafted = ({ standsOn }: JudgedContract) => standsOn !== null && standsOn.number === null;
