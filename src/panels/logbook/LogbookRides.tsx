import { messageOf } from '../../api/apiErrors.ts';
import { useLogbookRides, type LogbookAsked } from '../../api/calls/logbook.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { firstOfMonth } from '../../domain/time/months.ts';
import { EmptyState } from '../../ui/display/EmptyState.tsx';
import { ErrorState } from '../../ui/display/ErrorState.tsx';
import { Pager } from '../../ui/display/Pager.tsx';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import { useChangeAsked } from '../kit/report/useChangeAsked.ts';
import { useToday } from '../kit/useToday.ts';
import { LogbookFilters } from './LogbookFilters.tsx';
import { RidesTable } from './RidesTable.tsx';

const perPage = 100;

/** The rides of a time by driver and plate; what is asked for stands in the address of the panel. */
export function LogbookRides({ query }: { query: URLSearchParams }) {
  const today = useToday();
  const change = useChangeAsked<keyof LogbookAsked>(query);
  const [driver, plate] = [query.get('driver'), query.get('plate')];
  const page = Math.max(1, Number(query.get('page')) || 1);
  const asked: LogbookAsked = {
    from: query.get('from') ?? firstOfMonth(today),
    until: query.get('until') ?? today,
    ...(driver && { driver }),
    ...(plate && { plate }),
  };
  const { data, error, isPlaceholderData, refetch } = useLogbookRides(asked, page);
  return (
    <>
      <LogbookFilters asked={asked} today={today} onChange={change}>
        {data && (
          <p role="status" className="num ml-auto pb-2 text-2">
            {data.total === 1 ? '1 Fahrt' : `${formatCount(data.total)} Fahrten`}, {formatCount(data.km)} km
          </p>
        )}
      </LogbookFilters>
      <div className="min-h-0 flex-1 overflow-auto" aria-busy={isPlaceholderData}>
        {error ? (
          <ErrorState title="Fehler beim Laden der Daten" onRetry={() => void refetch()}>
            {messageOf(error)}
          </ErrorState>
        ) : !data ? (
          <SkeletonRows />
        ) : data.rides.length === 0 ? (
          <EmptyState title="Keine Fahrten">In dieser Zeit ist niemand so gefahren.</EmptyState>
        ) : (
          <RidesTable rides={data.rides} />
        )}
      </div>
      <Pager
        of="Fahrten"
        page={page}
        perPage={perPage}
        total={data?.total ?? 0}
        onPage={(it) => change({ page: it > 1 ? String(it) : null })}
      />
    </>
  );
}
