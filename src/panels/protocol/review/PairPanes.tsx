import type { Entity } from '../../../api/records/entities.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { deliveredStatus, pickedUpStatus } from '../../../domain/protocol/badge.ts';
import { acceptanceReservations } from '../../../domain/protocol/choices/acceptanceReservations.ts';
import type { protocol } from '../../../domain/protocol/protocol.ts';
import { formatDate, formatDayShort } from '../../../domain/time/formatDay.ts';
import { companyZone, timeIn, todayIn } from '../../../domain/time/zone.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { LanePane } from './LanePane.tsx';
import { absenceOf, isMissing, type PairSide, type PicturePair } from './picturePairs.ts';
import type { Sight } from './useSight.ts';

type Protocol = Entity<typeof protocol>;

interface PairPanesProps {
  protocol: Protocol;
  pair: PicturePair;
  sight: Sight;
  onDamage: () => void;
}

/** Pickup and delivery of one position at the same zoom and place, side by side or one over the other. */
export function PairPanes({ protocol: it, pair, sight, onDamage }: PairPanesProps) {
  const { label, pickup, delivery, marks } = pair;
  const known = marks.filter((mark) => !mark.isNew);
  const news = marks.filter((mark) => mark.isNew);
  const isOver = sight.layout === 'over' && pickup.file !== null && delivery.file !== null;
  const takenAt = (status: number) => ({ status, when: whenAndWhere(it, status) });
  const [before, after] = [takenAt(pickedUpStatus), takenAt(deliveredStatus)];
  return (
    <div className={`grid min-h-0 flex-1 gap-[1px] bg-line ${isOver ? 'grid-cols-1' : 'grid-cols-2'}`}>
      <LanePane
        side={isOver ? 'Abholung und Zustellung' : 'Abholung'}
        taken={isOver ? [before, after] : [before]}
        label={label}
        picture={pickup}
        marks={isOver ? marks : known}
        over={isOver ? delivery : undefined}
        sight={sight}
        caption={
          isOver ? (
            <News marks={news} onDamage={onDamage} />
          ) : (
            <Before protocol={it} picture={pickup} count={known.length} />
          )
        }
      />
      {!isOver && (
        <LanePane
          side="Zustellung"
          taken={[after]}
          label={label}
          picture={delivery}
          marks={marks}
          sight={sight}
          caption={
            delivery.file === null && news.length === 0 ? (
              <Absence side={delivery} />
            ) : (
              <News marks={news} onDamage={onDamage} />
            )
          }
        />
      )}
    </div>
  );
}

function Absence({ side }: { side: PairSide }) {
  return <span className={isMissing(side) ? 'text-danger' : 'text-2'}>{absenceOf(side)}</span>;
}

type BeforeProps = { protocol: Protocol; picture: PairSide; count: number };

function Before({ protocol: { acceptanceReservations: all }, picture, count }: BeforeProps) {
  const reserved = (all ?? []).map((it) => labelOf(acceptanceReservations, it)).join(', ');
  const damages = count === 0 ? 'kein Schaden' : count === 1 ? '1 Schaden' : `${String(count)} Schäden`;
  return (
    <>
      {picture.file === null && count === 0 ? (
        <Absence side={picture} />
      ) : (
        <span className="min-w-0 truncate text-2">{damages} aufgenommen</span>
      )}
      {reserved && <span className="ml-auto truncate text-3">{`Vorbehalt: ${reserved}`}</span>}
    </>
  );
}

function News({ marks, onDamage }: { marks: PicturePair['marks']; onDamage: () => void }) {
  return (
    <>
      {marks.length > 0 ? (
        <span className="flex min-w-0 items-center gap-2 font-medium text-danger">
          <Icon name="triangle-alert" size={12} />
          <span className="truncate">{`neu: ${marks.map((it) => it.text).join('; ')}`}</span>
        </span>
      ) : (
        <span className="min-w-0 truncate text-2">nichts Neues aufgenommen</span>
      )}
      <Button small hotkey="s" onClick={onDamage} className="ml-auto">
        Als Schaden erfassen
      </Button>
    </>
  );
}

/** "Sa 21.11.2026, 08:41 · Köln" */
function whenAndWhere({ statusArray, pickupLocation, deliveryLocation }: Protocol, status: number): string {
  const date = (statusArray ?? []).findLast((it) => it.status === status)?.date;
  const moment = date ? new Date(date) : null;
  const place = status === pickedUpStatus ? pickupLocation : deliveryLocation;
  const day = moment && todayIn(companyZone, moment);
  const when = moment && day && `${formatDayShort(day).slice(0, 2)} ${formatDate(day)}, ${timeIn(companyZone, moment)}`;
  return [when, place?.ort].filter(Boolean).join(' · ');
}
