import type { ReactNode } from 'react';
import type { Owner } from '../../../api/calls/billing.ts';
import { readEntity, useEntity } from '../../../api/records/entities.ts';
import { useItem } from '../../../api/records/queries.ts';
import { suggestionText } from '../../../domain/billing/documentTexts.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { customer } from '../../../domain/customer/customer.ts';
import { billingRhythms } from '../../../domain/customer/choices/billingRhythms.ts';
import { driver } from '../../../domain/driver/driver.ts';
import { formatAmount } from '../../../domain/money/amount.ts';
import { formatCount } from '../../../domain/number/formatCount.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { Button } from '../../../ui/display/Button.tsx';
import { useTicked, type GridSelection } from '../../kit/grid/gridSelection.ts';
import { GroupHeading } from '../../kit/groups/GroupHeading.tsx';
import type { AccountingListOf } from './accountingLists.ts';
import { useOverview } from './overview.ts';
import { Verdicts } from './Verdicts.tsx';

const nothing: readonly string[] = [];

/** Whom a document would be for: how much of his can be billed, what it comes to and what is due now. */
export function OwnerHeading({ group }: { group: string }) {
  const { of, owners, isSlim, selection, suggest, taken } = useOverview();
  const owner = owners.get(group);
  return (
    <GroupHeading
      group={group}
      more={
        owner && (
          <>
            <span className="flex-1" />
            {!isSlim && (
              <span className="num pr-4 text-11 text-2">
                <Verdicts counts={owner} />
              </span>
            )}
            {owner.suggested > 0 && (
              <Taken iris={taken.get(group) ?? nothing} selection={selection}>
                <Suggestion owner={owner} onTake={() => suggest(owner)} />
              </Taken>
            )}
            <span data-tip={totalTip(owner)} className="num pl-5 font-strong">
              {formatAmount(owner.ready > 0 ? owner.total : null)}
            </span>
          </>
        )
      }
    >
      {of.type === 'Rechnung' ? <CustomerName iri={group} /> : <DriverName iri={group} />}
      {owner && of.type === 'Rechnung' && !isSlim && (
        <span className="text-11 text-2">{labelOf(billingRhythms, owner.rhythm)}</span>
      )}
    </GroupHeading>
  );
}

/** What the figure of a heading counts. */
const totalTip = ({ ready }: Owner) =>
  `${ready === 1 ? 'Der abrechenbare Auftrag' : `Die ${formatCount(ready)} abrechenbaren Aufträge`}, netto wie auf dem Beleg`;

/** A suggestion that was taken says so for as long as all of it is ticked. */
function Taken({
  children,
  iris,
  selection,
}: {
  children: ReactNode;
  iris: readonly string[];
  selection: GridSelection;
}) {
  const ticked = useTicked(selection);
  const all = iris.length > 0 ? new Set(ticked) : undefined;
  if (!all || !iris.every((it) => all.has(it))) return children;
  return (
    <span className="num flex items-center gap-2 px-3 text-11 font-medium">
      <Icon name="check" size={12} />
      {`${formatCount(iris.length)} angekreuzt`}
    </span>
  );
}

function Suggestion({ owner, onTake }: { owner: Owner; onTake: () => void }) {
  const { rhythm, suggested, suggestedTotal } = owner;
  return (
    <span data-tip={suggestionText(labelOf(billingRhythms, rhythm), suggested, suggestedTotal)} className="contents">
      <Button small icon="list-checks" onClick={onTake}>
        {`Vorschlag: ${formatCount(suggested)} ankreuzen`}
      </Button>
    </span>
  );
}

function CustomerName({ iri }: { iri: string }) {
  const it = useEntity(customer, iri);
  return (
    <>
      <span className="font-strong">{it?.kuerzel ?? 'Ohne Auftraggeber'}</span>
      <span className="min-w-0 truncate">{it?.firma}</span>
    </>
  );
}

/** Who drives for nobody himself has no row of his own where only his subcontractors rode. */
function DriverName({ iri }: { iri: string }) {
  const known = useEntity(driver, iri);
  const { item: fetched } = useItem(driver, known || iri === '' ? null : iri);
  const it = known ?? fetched;
  return (
    <>
      <span className="font-strong">{iri === '' ? 'Ohne Fahrer' : it?.kuerzel}</span>
      <span className="min-w-0 truncate">{it && [it.vorname, it.nachname].filter(Boolean).join(' ')}</span>
    </>
  );
}

/** What the heading of a group says on paper. */
export function ownerName(group: string, owner: AccountingListOf['owner']): string {
  return owner === 'contractClientAddress'
    ? (readEntity(customer, group)?.kuerzel ?? 'Ohne Auftraggeber')
    : (readEntity(driver, group)?.kuerzel ?? 'Ohne Fahrer');
}
