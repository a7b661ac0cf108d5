import type { DayTrip } from '../../../domain/driver/driverDayCall.ts';
import { Kbd } from '../../../ui/display/Kbd.tsx';
import { Tag } from '../../../ui/display/Tag.tsx';
import { ridesText } from '../../contract/dispatch/days.ts';

/** What the lane without driver is, and how a ride leaves it. */
export function FreeHead({ trips }: { trips: readonly DayTrip[] }) {
  const count = trips.filter((it) => it.driver === null).length;
  return (
    <div role="presentation" className="free-head">
      <span className="line">
        <Tag colour="tag-ff">FF</Tag>
        <b>Ohne Fahrer</b>
      </span>
      <span className="num">{ridesText(count)}</span>
      <span className="line">
        auf einen Fahrer ziehen oder <Kbd keys="F" />
      </span>
    </div>
  );
}
