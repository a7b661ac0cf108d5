import { documentPlan } from '../../../src/domain/billing/billingCalls.ts';
import { groupNote } from '../../../src/domain/billing/documentTexts.ts';
import { choiceOf } from '../../../src/domain/choices/choices.ts';
import { jobCategories } from '../../../src/domain/choices/jobCategories.ts';
import { agreementMissing, whyAgreement } from '../../../src/domain/driver/agreementHolds.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { fromCents, toCents } from '../../../src/domain/money/amount.ts';
import type { InvoiceType } from '../../../src/domain/invoice/series.ts';
import { Invalid } from '../../storage/refusals.ts';
import type { Scope } from '../../write/behaviour.ts';
import { answer } from '../handler.ts';
import { idsAsked } from '../idsAsked.ts';
import { billedContracts, type BilledContract } from './billedContracts.ts';
import { documentGroups, mostContracts, rebuilt, tooManyContracts } from './drafts.ts';
import { recipientOf } from './recipients.ts';
import { groupOf, isUnbillable, obstaclesOf, refusalsOf } from './refusedContracts.ts';

/** So many contracts are looked at together: the largest page of the list five times. */
const maxAtOnce = 5_000;

/** Says what would be made of contracts before anything is made. */
export const planOfDocuments = answer(documentPlan, {
  read: ({ type, contracts }) => ({
    type: typeRead(type),
    ids: idsAsked(contracts, { max: maxAtOnce, path: 'contracts', at: 'contracts' }),
  }),
  work: ({ database, openScope, actor, now }, { type, ids }) =>
    database.transaction((client) => plan(openScope({ client, actor, now }), { type, ids })),
});

function typeRead(type: unknown): InvoiceType {
  if (type === 'Rechnung' || type === 'Gutschrift') return type;
  throw new Invalid([{ propertyPath: 'type', message: 'Ein Beleg ist eine Rechnung oder eine Gutschrift.' }]);
}

async function plan(scope: Scope, { type, ids }: { type: InvoiceType; ids: readonly number[] }) {
  const billed = await billedContracts(scope, ids, { type });
  const refused = refusalsOf(type, billed);
  const unbillable = billed.filter((it) => isUnbillable(type, it));
  const groups = refused.length > 0 ? [] : documentGroups(type, billed);
  const open = billed.filter((it) => obstaclesOf(type, it).some(({ key }) => key === 'open'));
  return {
    documents: await Promise.all(
      groups.map(async (group) => ({
        ...(await recipientAs(scope, { type, group })),
        contracts: group.map((it) => iriOf('contracts', it.id)),
        net: netOf(type, group),
      })),
    ),
    refused: [...refused, ...(groups.some((it) => it.length > mostContracts) ? [tooManyContracts] : [])],
    unbillable: unbillable.map((it) => iriOf('contracts', it.id)),
    notes: [...groupNotes(billed), ...agreementNotes(type, billed)],
    open: open.map((it) => ({ contract: iriOf('contracts', it.id), auftragsnummer: it.contract.auftragsnummer ?? '' })),
  };
}

/** Once for each driver whose group has changed since the first of these rides. */
function groupNotes(billed: readonly BilledContract[]): readonly string[] {
  const moved = billed.filter(({ groupToday, paidDriver }) => paidDriver && paidDriver.gruppe !== groupToday);
  return [...Map.groupBy(moved, (it) => it.paidDriver?.id)].flatMap(([, [first]]) => {
    const { contract, groupToday, paidDriver } = first ?? {};
    if (!contract?.bringdatum || !paidDriver) return [];
    const on = {
      rideDate: contract.bringdatum,
      oldGroup: groupName(paidDriver.gruppe),
      newGroup: groupName(groupToday),
    };
    return [groupNote(driver.represent(paidDriver as never), on)];
  });
}

const groupName = (group: string | null | undefined) =>
  choiceOf(jobCategories, String(groupOf(group ?? null) ?? ''))?.label ?? '–';

/** Once for each driver without an agreement, where the company asks instead of refusing. */
function agreementNotes(type: InvoiceType, billed: readonly BilledContract[]): readonly string[] {
  if (type === 'Rechnung') return [];
  const without = billed.flatMap(({ hasAgreement, paidDriver }) => (hasAgreement ? [] : (paidDriver ?? [])));
  const names = new Set(without.map((it) => driver.represent(it as never)));
  return [...names].map((name) => `${agreementMissing(name)} ${whyAgreement}`);
}

/** The name of a recipient, and what tells him apart from others of that name, the plainest first. */
async function recipientAs(
  scope: Scope,
  { type, group: [first] }: { type: InvoiceType; group: readonly BilledContract[] },
): Promise<{ recipient: string; marks: readonly string[] }> {
  if (!first) return { recipient: '', marks: [] };
  const { billingAddress, contract, customer, paidDriver } = first;
  const isInvoice = type === 'Rechnung';
  const to = isInvoice
    ? { customer: contract.contractClientAddress, altAddress: billingAddress }
    : { driver: paidDriver ? iriOf('drivers', paidDriver.id) : null };
  const it = await recipientOf(to, scope);
  return {
    recipient: it.recipientCompany ?? [it.recipientFirstName, it.recipientLastName].filter(Boolean).join(' '),
    marks: [
      (isInvoice ? customer?.kundennr : paidDriver?.kuerzel) ?? '',
      it.recipientCity ?? '',
      it.recipientStreet ?? '',
      isInvoice ? '' : groupName(paidDriver?.gruppe),
    ].filter((mark) => mark !== ''),
  };
}

function netOf(type: InvoiceType, group: readonly BilledContract[]): string {
  const { invoiceEntries = [] } = rebuilt(type, group);
  return fromCents(invoiceEntries.reduce((sum, it) => sum + toCents(it.amount ?? '0.00'), 0));
}
