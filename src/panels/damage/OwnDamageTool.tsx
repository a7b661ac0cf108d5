import { messageOf } from '../../api/apiErrors.ts';
import { useDamages } from '../../api/calls/damages.ts';
import { damageTraits } from '../../domain/damage/damageFigures.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { EmptyState } from '../../ui/display/EmptyState.tsx';
import { ErrorState } from '../../ui/display/ErrorState.tsx';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import { usePanel } from '../panelContext.ts';
import { useToday } from '../kit/useToday.ts';
import { DamageCounts } from './DamageCounts.tsx';
import { DamageDrawing } from './DamageDrawing.tsx';
import { DamageFilters } from './DamageFilters.tsx';
import { DamagePictures } from './DamagePictures.tsx';
import { damageUrl, readDamageView, type DamageView } from './damageView.ts';

const headings = { carType: 'Bauform', location: 'Bereich', component: 'Bauteil', damage: 'Art' } as const;

/** Where vehicles get damaged: on the drawing, by part and kind, and the latest with their pictures. */
export function OwnDamageTool({ query }: { readonly query: URLSearchParams }) {
  const today = useToday();
  const { replaceUrl } = usePanel();
  const view = readDamageView(query, today);
  const change = (part: Partial<DamageView>) => replaceUrl(damageUrl({ ...view, ...part }, today));
  const { data, error, isFetching, refetch } = useDamages(view);
  return (
    <div className="@container flex h-full min-h-0 flex-col">
      <DamageFilters view={view} today={today} onChange={change} />
      <div className="min-h-0 flex-1 overflow-y-auto" role="region" aria-label="Schäden">
        {error ? (
          <ErrorState title="Die Schäden konnten nicht geladen werden" onRetry={() => void refetch()} busy={isFetching}>
            {messageOf(error)}
          </ErrorState>
        ) : !data ? (
          <SkeletonRows rows={12} columns={4} />
        ) : (
          <div className="px-6 pb-8">
            <p aria-live="polite" className="py-4 text-2">
              <b className="num text-14 font-strong text-1">{formatCount(data.count)}</b>{' '}
              {data.count === 1 ? 'Schaden' : 'Schäden'}, davon{' '}
              <b className="num font-medium text-1">{formatCount(data.fresh)}</b> seit der Abholung
            </p>
            <div className="grid gap-x-10 gap-y-6 @min-[900px]:grid-cols-2">
              <DamageDrawing
                carType={view.carType}
                counts={data.by.location}
                chosen={view.location}
                onChoose={(location) => change({ location, component: null })}
              />
              {damageTraits.map((trait) => (
                <DamageCounts
                  key={trait}
                  title={headings[trait]}
                  counts={data.by[trait]}
                  chosen={view[trait]}
                  onChoose={(key) => change({ [trait]: key })}
                />
              ))}
            </div>
            {data.count === 0 ? (
              <EmptyState title="Keine Schäden erfasst">
                In dieser Zeit und mit diesen Filtern gibt es keine.
              </EmptyState>
            ) : (
              <DamagePictures damages={data.latest} count={data.count} />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
