import { readAnyEntity, useEntity } from '../../api/records/entities.ts';
import { useList } from '../../api/records/queries.ts';
import { useEntities } from '../../api/records/useEntities.ts';
import { urlOf } from '../../commands/selection.ts';
import { tools } from '../../commands/tools.ts';
import { applicationsText } from '../../domain/application/applicationsText.ts';
import { bundle } from '../../domain/bundle/bundle.ts';
import { bundleContract } from '../../domain/bundle/bundleContract.ts';
import { contract } from '../../domain/contract/contract.ts';
import { formatDayShort } from '../../domain/time/formatDay.ts';
import { displayPlate } from '../../domain/vehicle/plate.ts';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { BundleChip } from '../../ui/display/NameChip.tsx';
import { GroupHeading } from '../kit/groups/GroupHeading.tsx';
import { useGroups } from '../kit/groups/listGroups.ts';

/** The contract or bundle that drivers want, and how many of them. */
export function TargetHeading({ group }: { group: string }) {
  const count = useGroups().rowsOf(group).length;
  return group.startsWith('/api/bundles/') ? (
    <BundleHeading group={group} count={count} />
  ) : (
    <ContractHeading group={group} count={count} />
  );
}

type HeadingProps = { readonly group: string; readonly count: number };

function ContractHeading({ group, count }: HeadingProps) {
  const wanted = useEntity(contract, group);
  const plate = wanted?.licensePlate ? ` | ${displayPlate(wanted.licensePlate)}` : '';
  const route = [wanted?.pickupLocation?.ort, wanted?.deliveryLocation?.ort].filter(Boolean).join(' – ');
  return (
    <GroupHeading group={group} more={<More iri={group} day={wanted?.datum} from={wanted?.pickupTimeFrom} />}>
      <span className="font-strong">
        Auftrag {wanted?.auftragsnummer}
        {plate}
      </span>
      <span className="truncate text-2">{route}</span>
      <span className="num text-3">({applicationsText(count)})</span>
    </GroupHeading>
  );
}

function BundleHeading({ group, count }: HeadingProps) {
  const name = useEntity(bundle, group)?.bundle ?? '';
  const { iris } = useList(bundleContract, { filter: { bundle: group }, order: 'sortOrder', itemsPerPage: 100 });
  const contracts = useEntities(bundleContract, iris).flatMap((it) => it.contract ?? []);
  const orders = useEntities(contract, contracts);
  const numbers = orders.map((it) => it.auftragsnummer).join(', ');
  const first = orders.toSorted((one, other) => (one.datum ?? '').localeCompare(other.datum ?? ''))[0];
  return (
    <GroupHeading group={group} more={<More iri={group} day={first?.datum} from={first?.pickupTimeFrom} />}>
      <BundleChip name={name} />
      <span className="font-strong">Fahrtpaket {name}</span>
      <span className="num truncate text-2">aus {numbers}</span>
      <span className="num text-3">({applicationsText(count)})</span>
    </GroupHeading>
  );
}

interface MoreProps {
  iri: string;
  day: string | null | undefined;
  from: string | null | undefined;
}

function More({ iri, day, from }: MoreProps) {
  return (
    <>
      <span className="flex-1" />
      {day && (
        <span className="num text-11 text-3">
          ab {formatDayShort(day)} {from}
        </span>
      )}
      {readAnyEntity(iri) && (
        <IconButton small icon="external-link" label="Öffnen" onClick={() => tools().open(urlOf(iri), 'beside')} />
      )}
    </>
  );
}
