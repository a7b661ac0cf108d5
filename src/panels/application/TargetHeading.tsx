import { createContext, useContext } from 'react';
import { readAnyEntity, useEntity } from '../../api/records/entities.ts';
import { useEntities } from '../../api/records/useEntities.ts';
import { numberOf, type ContractEntity } from '../../commands/contract/contractFacts.ts';
import { urlOf } from '../../commands/selection.ts';
import { tools } from '../../commands/tools.ts';
import { application } from '../../domain/application/application.ts';
import { applicationsText } from '../../domain/application/applicationsText.ts';
import { bundle } from '../../domain/bundle/bundle.ts';
import { applicationStatuses } from '../../domain/application/choices/applicationStatuses.ts';
import { contract } from '../../domain/contract/contract.ts';
import { formatKm } from '../../domain/km/formatKm.ts';
import { formatEuro } from '../../domain/money/amount.ts';
import { formatDayShort } from '../../domain/time/formatDay.ts';
import { displayPlate } from '../../domain/vehicle/plate.ts';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { BundleChip } from '../../ui/display/NameChip.tsx';
import { GroupHeading } from '../kit/groups/GroupHeading.tsx';
import { useGroups } from '../kit/groups/listGroups.ts';
import { ridesOf, type Application } from './rides.ts';
import { townText } from '../../domain/km/townText.ts';

/** The statuses that the list shows; all of them where it is filtered by none. */
export const ShownStatusesContext = createContext<readonly string[]>([]);

const none: readonly string[] = [];

/** The contract or bundle that drivers want, how many of them, how far it is and what it pays. */
export function TargetHeading({ group }: { group: string }) {
  const rows = useGroups().rowsOf(group);
  const first = useEntity(application, rows[0]);
  const count = countText(first, { rows: rows.length, statuses: useContext(ShownStatusesContext) });
  useEntities(contract, first?.contracts ?? none);
  const rides = first ? ridesOf(first) : [];
  return group.startsWith('/api/bundles/') ? (
    <BundleHeading group={group} of={first} rides={rides} count={count} />
  ) : (
    <ContractHeading group={group} of={first} rides={rides} count={count} />
  );
}

/** How many the server counted; "1 von 3 Bewerbungen" where further filters hide some of them. */
function countText(
  first: Application | undefined,
  { rows, statuses }: { rows: number; statuses: readonly string[] },
): string {
  const shown = applicationStatuses.items.filter((it) => statuses.length === 0 || statuses.includes(it.key));
  const counted = shown.reduce((sum, it) => sum + (first?.target?.[it.key] ?? 0), 0);
  return rows < counted ? `${String(rows)} von ${applicationsText(counted)}` : applicationsText(rows);
}

type HeadingProps = {
  readonly group: string;
  readonly of: Application | undefined;
  readonly rides: readonly ContractEntity[];
  readonly count: string;
};

function ContractHeading({ group, of, rides: [ride], count }: HeadingProps) {
  const plate = ride?.licensePlate ? ` | ${displayPlate(ride.licensePlate)}` : '';
  const route = [townText(ride?.pickupLocation), townText(ride?.deliveryLocation)].filter(Boolean).join(' – ');
  return (
    <GroupHeading group={group} more={<More iri={group} of={of} from="" />}>
      <span className="truncate font-strong @min-[360px]:flex-none">
        Auftrag {ride?.auftragsnummer}
        {plate}
      </span>
      <span className="truncate text-2">{route}</span>
      <span className="num text-3">({count})</span>
    </GroupHeading>
  );
}

function BundleHeading({ group, of, rides, count }: HeadingProps) {
  const name = useEntity(bundle, group)?.bundle ?? '';
  const towns = rides.flatMap((it) => [it.pickupLocation?.ort, it.deliveryLocation?.ort]).filter(Boolean);
  const route = towns.filter((it, at) => it !== towns[at - 1]).join(' – ');
  return (
    <GroupHeading group={group} more={<More iri={group} of={of} from="ab " />}>
      <BundleChip name={name} />
      <span className="truncate font-strong @min-[360px]:flex-none">Fahrtpaket {name}</span>
      <span className="num truncate text-2">
        aus {rides.map(numberOf).join(', ')}
        {route && ` · ${route}`}
      </span>
      <span className="num text-3">({count})</span>
    </GroupHeading>
  );
}

function More({ iri, of, from }: { iri: string; of: Application | undefined; from: string }) {
  const { target, targetCredit, firstPickupDate: day, firstPickupTime: time } = of ?? {};
  const facts = [
    target && formatKm(target.km),
    targetCredit && `${formatEuro(targetCredit)} Gutschrift`,
    day && `${from}${formatDayShort(day)} ${time ?? ''}`.trim(),
  ];
  return (
    <>
      <span className="flex-1" />
      <span className="num text-11 text-2 @max-[700px]:hidden">{facts.filter(Boolean).join(' · ')}</span>
      {readAnyEntity(iri) && (
        <IconButton small icon="external-link" label="Öffnen" onClick={() => tools().open(urlOf(iri), 'beside')} />
      )}
    </>
  );
}
