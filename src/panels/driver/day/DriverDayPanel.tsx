import './driverDay.css';
import { messageOf } from '../../../api/apiErrors.ts';
import { useDriverDay } from '../../../api/calls/driverDay.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { EmptyState } from '../../../ui/display/EmptyState.tsx';
import { ErrorState } from '../../../ui/display/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { ContextMenu } from '../../../ui/overlays/ContextMenu.tsx';
import { commandMenu } from '../../kit/commandMenu.ts';
import { useToday } from '../../kit/useToday.ts';
import type { PanelProps } from '../../definePanel.ts';
import { usePanel } from '../../panelContext.ts';
import { assignTrips } from './assignTrips.ts';
import { DayTable } from './DayTable.tsx';
import { DayToolbar } from './DayToolbar.tsx';
import { dayViewUrl, readDayView, type DayView } from './dayView.ts';
import { Timeline } from './Timeline.tsx';
import { useTripChoice } from './useTripChoice.ts';

/** What every driver does on a day or in a week, and what nobody drives yet. */
export default function DriverDayPanel({ query }: PanelProps) {
  const { url, replaceUrl } = usePanel();
  const today = useToday();
  const view = readDayView(query, today);
  const change = (part: Partial<DayView>) => replaceUrl(dayViewUrl({ ...view, ...part }, today));
  const { day, error, isFetching, refetch } = useDriverDay(view.from, view.days);
  const choice = useTripChoice(url);
  const { openMenu, closeMenu } = choice;
  const hasNothing = day?.trips.length === 0 && day.absences.length === 0 && day.drivers.length === 0;

  return (
    <div className="driver-day-panel flex h-full min-h-0 flex-col">
      <DayToolbar view={view} day={day} today={today} onChange={change} />
      {choice.ticked.size > 0 && (
        <div role="status" className="flex flex-none items-center gap-4 border-b border-line bg-selected px-8 py-1">
          <b className="num">{choice.ticked.size} ausgewählt</b>
          <Button small onClick={() => void assignTrips([...choice.ticked], undefined)}>
            Fahrer wechseln …
          </Button>
          <Button small look="quiet" onClick={choice.clear}>
            Auswahl aufheben
          </Button>
        </div>
      )}
      {day?.isCutOff && (
        <p className="flex-none px-8 py-2 text-11 text-warn">Es sind mehr Fahrten, als auf einmal gezeigt werden.</p>
      )}
      {day?.trips.length === 0 && !hasNothing && (
        <p className="flex-none border-b border-line-subtle px-8 py-3 text-2">An diesem Tag ist niemand eingeteilt.</p>
      )}
      <div className="min-h-0 flex-1">
        {error && !day ? (
          <ErrorState title="Der Fahrertag konnte nicht geladen werden" onRetry={refetch} busy={isFetching}>
            {messageOf(error)}
          </ErrorState>
        ) : !day ? (
          <SkeletonRows rows={14} columns={5} tall />
        ) : hasNothing ? (
          <EmptyState title="An diesem Tag ist niemand eingeteilt." />
        ) : view.isTable ? (
          <DayTable day={day} region={view.region} choice={choice} />
        ) : (
          <Timeline day={day} region={view.region} zoom={view.zoom} choice={choice} />
        )}
      </div>
      {openMenu && (
        <ContextMenu
          label="Aufträge"
          at={openMenu.at}
          entries={commandMenu('contracts.row', openMenu.targets)}
          onClose={closeMenu}
        />
      )}
    </div>
  );
}
