import { readEntity } from '../../api/records/entities.ts';
import { factsNow } from '../../commands/tools.ts';
import type { application } from '../../domain/application/application.ts';
import type { End } from '../../domain/application/wish.ts';
import { applicationStatuses } from '../../domain/application/choices/applicationStatuses.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { idInIri } from '../../domain/define/iri.ts';
import { driver } from '../../domain/driver/driver.ts';
import { detourText } from '../../domain/application/detour.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { agoText } from '../../domain/time/ago.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import type { CellProps, GridColumn } from '../kit/grid/gridColumn.ts';
import type { Room } from '../contract/shared/useRoom.ts';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import { applicationWidths, type ApplicationColumn } from './applicationWidths.ts';
import { detourOf, endOf, plannedAt, ridesOf, type Application } from './rides.ts';

type Column = GridColumn<typeof application>;
type Cell = CellProps<typeof application>;
const look = 'two-line-cell';
const watchRides = (it: Application) => it.contracts ?? [];

function agoNow({ createdAt }: Application): string {
  return createdAt ? agoText(createdAt, { now: factsNow().now, zone: companyZone }) : '';
}

function AppliedAt({ entity, text }: Cell) {
  return (
    <div className="two-lines num">
      <div>{text}</div>
      <div className="text-11 text-3">{agoNow(entity)}</div>
    </div>
  );
}

function Status({ entity }: Cell) {
  return (
    <div className="two-lines">
      <div>
        <ApplicationStatus status={entity.status} />
      </div>
    </div>
  );
}

function Applicant({ entity, text }: Cell) {
  const { gruppe, ort } = entity.applicant ?? {};
  return (
    <div className="two-lines">
      <div>
        <a
          href={`/contracts?${new URLSearchParams({ driver: idInIri(entity.driver ?? '') }).toString()}`}
          tabIndex={-1}
          className="truncate font-strong text-link hover:underline"
        >
          {text}
        </a>
      </div>
      <div className="text-11 text-2">
        <span className="truncate">{[gruppe, ort].filter(Boolean).join(' · ')}</span>
      </div>
    </div>
  );
}

function Detour({ entity, text }: Cell) {
  const { km, isTooFar } = detourOf(entity);
  return (
    <div className="two-lines num items-end">
      <div className={isTooFar ? 'font-medium text-danger' : ''}>
        {isTooFar && <Icon name="triangle-alert" size={12} label="Umweg über der erlaubten Grenze" tip />}
        {text}
      </div>
      <div className="text-11 text-3">{km !== null && 'Umweg'}</div>
    </div>
  );
}

function detourCell(it: Application): string {
  const { km } = detourOf(it);
  return km === null ? '' : `+${detourText(km)}`;
}

/** A dot for the pickup, a ring for the delivery. */
function Dot({ kind }: { kind: End }) {
  const look = kind === 'pickup' ? 'bg-(--accent-line)' : 'border-2 border-(--accent-line)';
  return <i aria-hidden className={`size-4 flex-none rounded-full ${look}`} />;
}

function end(kind: End): Pick<Column, 'text' | 'render' | 'watch' | 'look'> {
  return {
    look,
    watch: watchRides,
    text: (it) => {
      const { when, where, isWish } = endOf(it, kind);
      return [when, isWish ? '(Wunsch)' : '', where].filter(Boolean).join(' ');
    },
    render: ({ entity }) => {
      const { when, where, isWish } = endOf(entity, kind);
      const ride = kind === 'pickup' ? ridesOf(entity)[0] : ridesOf(entity).at(-1);
      return (
        <div className="two-lines num" data-tip={isWish && ride ? `Geplant ${plannedAt(ride, kind)}` : undefined}>
          <div>
            <Dot kind={kind} />
            <span className="truncate">{when}</span>
            {isWish && <span className="text-11 font-medium text-warn">Wunsch</span>}
          </div>
          <div className="pl-7 text-11 text-2">
            <span className="truncate">{where}</span>
          </div>
        </div>
      );
    },
  };
}

function standingText({ applicant }: Application): string {
  return applicant ? `${formatCount(applicant.accepted ?? 0)} / ${formatCount(applicant.declined ?? 0)}` : '';
}

function Standing({ text }: Cell) {
  return (
    <div
      className="two-lines num items-end"
      data-tip="So viele Bewerbungen dieses Fahrers wurden bisher angenommen / abgelehnt."
    >
      <div>{text}</div>
      <div className="text-11 text-3">an / ab</div>
    </div>
  );
}

function Applied({ entity, text }: Cell) {
  return (
    <div className="two-lines num">
      <div data-tip={text}>{agoNow(entity)}</div>
      <div>
        <ApplicationStatus status={entity.status} />
      </div>
    </div>
  );
}

/** Both ends in one line each: with window and town, or where there is little room with the day and when it begins. */
const stopsIn = (isBrief: boolean) =>
  function Stops({ entity }: Cell) {
    return (
      <div className="two-lines num">
        {(['pickup', 'delivery'] as const).map((kind) => {
          const { when, where, isWish } = endOf(entity, kind);
          return (
            <div key={kind} data-tip={end(kind).text(entity)}>
              <Dot kind={kind} />
              <span className={`flex-none ${isWish ? 'font-medium text-warn' : ''}`}>
                {isBrief ? when.replace(/–.*$/, '') : when}
              </span>
              {!isBrief && <span className="truncate text-11 text-2">{where}</span>}
            </div>
          );
        })}
      </div>
    );
  };

type Drawn = Omit<Column, 'id' | 'width' | 'flex' | 'minWidth'>;

const appliedAt: Drawn = {
  heading: 'Beworben am',
  sort: 'createdAt',
  look,
  text: (it) => formatInstant(it.createdAt, companyZone),
};
const bothEnds: Drawn = {
  heading: 'Abholung / Zustellung',
  look,
  watch: watchRides,
  text: (it) => `${end('pickup').text(it)} | ${end('delivery').text(it)}`,
};
const all: Readonly<Record<ApplicationColumn, Drawn>> = {
  createdAt: { ...appliedAt, render: AppliedAt },
  applied: { ...appliedAt, render: Applied },
  status: {
    heading: 'Status',
    sort: 'status',
    look,
    text: (it) => labelOf(applicationStatuses, it.status),
    render: Status,
  },
  driver: {
    heading: 'Fahrer',
    look,
    watch: (it) => [it.driver],
    text: (it) => {
      const known = readEntity(driver, it.driver);
      return [known?.kuerzel, known?.name].filter(Boolean).join(' ');
    },
    render: Applicant,
  },
  detour: { heading: 'Umweg', align: 'right', look, text: detourCell, render: Detour },
  pickup: { heading: 'Abholung', ...end('pickup') },
  delivery: { heading: 'Zustellung', ...end('delivery') },
  stops: { ...bothEnds, render: stopsIn(false) },
  days: { ...bothEnds, render: stopsIn(true) },
  standing: { heading: 'Bisher', align: 'right', look, text: standingText, render: Standing },
};

/** The columns that the room allows; `subscribe` calls back when what is told by the clock has to be told anew. */
export function applicationColumns(room: Room, subscribe: NonNullable<Column['subscribe']>): readonly Column[] {
  return applicationWidths(room).map(([id, width]) => ({
    ...all[id],
    id,
    ...(typeof width === 'number' ? { width, minWidth: 70 } : { flex: 1, minWidth: width.atLeast }),
    ...((id === 'createdAt' || id === 'applied') && { subscribe }),
  }));
}
