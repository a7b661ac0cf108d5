import { useMemo } from 'react';
import type { Entity } from '../../api/records/entities.ts';
import { useList } from '../../api/records/queries.ts';
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
        itemsPerPage: 1,
      }) as const,
    [entity, today],
  );
  const [next] = useEntities(driverAbsence, useList(driverAbsence, asked).iris);
  const [from, until] = [next?.from ?? null, next?.until ?? null];
  const rides = useList(
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
      properties: ['auftragsnummer'],
    },
    { enabled: from !== null },
  );
  const numbers = useEntities(contract, rides.iris).map((it) => it.auftragsnummer);
  if (from === null || until === null) return null;
  const clash =
    rides.total > 0
      ? `${rides.total === 1 ? 'In diese Zeit fällt 1 eingeteilte Fahrt' : `In diese Zeit fallen ${String(rides.total)} eingeteilte Fahrten`}: ${numbers.join(', ')}${rides.total > numbers.length ? ' …' : ''}.`
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
