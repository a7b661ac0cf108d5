import { messageOf } from '../../api/apiErrors.ts';
import { useDriverStatistics } from '../../api/calls/drivers.ts';
import type { ValueOfMonths } from './monthBars.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { Block } from '../../ui/display/Block.tsx';
import { ErrorState } from '../../ui/display/ErrorState.tsx';
import { monthName } from './monthBars.ts';
import type { TabProps } from './driverTab.ts';

const counts = [
  ['applicationsCount', 'offen'],
  ['acceptedApplicationsCount', 'angenommen'],
  ['declinedApplicationsCount', 'abgelehnt'],
  ['revokedApplicationsCount', 'zurückgezogen'],
  ['deletedApplicationsCount', 'gelöscht'],
] as const;

/** What a driver drove in the last twelve months, what he applied for, and his rides around today. */
export function StatisticsTab({ entity }: TabProps) {
  const { months, error, refetch } = useDriverStatistics(entity['@id']);
  if (error)
    return (
      <ErrorState title="Fehler beim Laden der Daten" onRetry={refetch}>
        {messageOf(error)}
      </ErrorState>
    );
  return (
    <div className="grid gap-x-12 p-8 pt-0 @min-[960px]:grid-cols-2">
      <div>
        {months ? (
          <>
            <Bars title="Fahrten je Monat" unit="Fahrten" months={months} of="rides" />
            <Bars title="Kilometer je Monat" unit="km" months={months} of="km" />
          </>
        ) : (
          <p role="status" className="pt-8 text-2">
            Daten werden geladen
          </p>
        )}
      </div>
      <div>
        <Block title="Bewerbungen">
          <dl className="flex flex-wrap gap-x-10 gap-y-3">
            {counts.map(([name, label]) => (
              <div key={name} className="flex items-baseline gap-3">
                <dd className="num text-14 font-strong text-1">{formatCount(entity[name] ?? 0)}</dd>
                <dt className="text-2">{label}</dt>
              </div>
            ))}
          </dl>
        </Block>
        <Rides title="Nächste Fahrten" rides={entity.nextContracts} />
        <Rides title="Letzte Fahrten" rides={entity.lastContracts} />
      </div>
    </div>
  );
}

/** Bars with their figures; who cannot see them reads the same as a table. */
function Bars({ title, unit, months, of }: { title: string; unit: string; months: ValueOfMonths; of: 'rides' | 'km' }) {
  const max = Math.max(1, ...months.map((it) => it[of]));
  return (
    <Block title={title}>
      <table className="w-full border-separate border-spacing-y-[1px] text-11">
        <caption className="sr-only">
          {title}, {unit}
        </caption>
        <tbody>
          {months.map((it) => (
            <tr key={it.month}>
              <th scope="row" className="w-[72px] pr-4 text-left font-text text-2">
                {monthName(it.month)}
              </th>
              <td className="p-0" aria-label={`${formatCount(it[of])} ${unit}`}>
                <div aria-hidden className="flex items-center gap-4">
                  <i
                    className="block h-6 rounded-1 bg-accent"
                    style={{ width: `calc(${String((it[of] / max) * 100)}% * 0.8)`, minWidth: it[of] > 0 ? 2 : 0 }}
                  />
                  <span className="num text-1">{formatCount(it[of])}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

function Rides({ title, rides }: { title: string; rides: TabProps['entity']['lastContracts'] }) {
  return (
    <Block title={title}>
      {rides?.length ? (
        <ul className="flex flex-col gap-2">
          {rides.map((it) => (
            <li key={it.iri} className="flex gap-6">
              <a href={(it.iri ?? '').replace('/api', '')} className="num text-link hover:underline">
                {it.auftragsnummer}
              </a>
              <span className="num text-2">{formatDate(it.datum)}</span>
              <span className="min-w-0 truncate text-1">{[it.from, it.to].filter(Boolean).join(' – ')}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-2">Keine</p>
      )}
    </Block>
  );
}
