import { useEffect, useMemo } from 'react';
import type { Entity } from '../../api/records/entities.ts';
import { useList, type ListView } from '../../api/records/queries.ts';
import { useEntities } from '../../api/records/useEntities.ts';
import { tools } from '../../commands/tools.ts';
import { reachOf } from '../../domain/access/visible.ts';
import { contract } from '../../domain/contract/contract.ts';
import { absenceText } from '../../domain/driver/absence.ts';
import type { driver } from '../../domain/driver/driver.ts';
import { driverAbsence } from '../../domain/driver/driverAbsence.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { useToday } from '../kit/useToday.ts';

const maxNamed = 12;
/** The server answers no shorter page. */
const fewest = 5;

/** Beside the name of a driver: when he is away next, and which rides he has in that time all the same. */
export function AbsenceNote({ entity }: { entity: Entity<typeof driver> }) {
  return reachOf(driverAbsence, tools().roles()) === 'none' ? null : <NextAbsence entity={entity} />;
}

function NextAbsence({ entity }: { entity: Entity<typeof driver> }) {
  const today = useToday();
  const asked = useMemo(
    () =>
      ({
        filter: { driver: entity['@id'], 'until[after]': today },
        order: 'from',
        itemsPerPage: fewest,
      }) as const,
    [entity, today],
  );
  const [next] = useEntities(driverAbsence, useFollowed(useList(driverAbsence, asked)).iris);
  const [from, until] = [next?.from ?? null, next?.until ?? null];
  const rides = useFollowed(
    useList(
      contract,
      {
        filter: {
          driver: entity['@id'],
          'datum[after]': from ?? today,
          'datum[before]': until ?? today,
          flags: ['FV'],
        },
        order: 'datum',
        itemsPerPage: maxNamed,
        properties: ['auftragsnummer', 'driver'],
      },
      { enabled: from !== null },
    ),
  );
  // A ride that somebody else has got stays in its list until that is fetched anew.
  const own = useEntities(contract, rides.iris).filter((it) => it.driver === entity['@id']);
  const count = Math.max(own.length, rides.total - rides.iris.length + own.length);
  if (from === null || until === null) return null;
  const clash =
    count > 0
      ? clashText(
          count,
          own.map((it) => it.auftragsnummer ?? ''),
        )
      : undefined;
  const away = absenceText(entity.name ?? '', { from, until });
  const tip = [away, clash].filter(Boolean).join('\n');
  return (
    <span data-tip={tip} className="flex min-w-0 items-center gap-3">
      <Icon name="calendar-x" className={clash ? 'text-danger' : 'text-3'} />
      <span className={`truncate text-11 ${clash ? 'text-danger' : 'text-2'}`}>{clash ?? away}</span>
    </span>
  );
}

function clashText(count: number, numbers: readonly string[]): string {
  const fallen = count === 1 ? 'fällt 1 eingeteilte Fahrt' : `fallen ${String(count)} eingeteilte Fahrten`;
  return `In diese Zeit ${fallen}: ${numbers.join(', ')}${count > numbers.length ? ' …' : ''}.`;
}

/** A list that nobody points at takes in at once what has come. */
function useFollowed(list: ListView): ListView {
  const { pendingNew, showNew } = list;
  useEffect(() => {
    if (pendingNew > 0) showNew();
  });
  return list;
}
