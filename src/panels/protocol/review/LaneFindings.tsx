import type { Entity } from '../../../api/records/entities.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { components } from '../../../domain/protocol/choices/components.ts';
import { damageKinds } from '../../../domain/protocol/choices/damageKinds.ts';
import { damageNumbers } from '../../../domain/protocol/damageNumbers.ts';
import { finePoints } from '../../../domain/protocol/finePoints.ts';
import { isFoundLater } from '../../../domain/protocol/foundLater.ts';
import type { OpenPoint } from '../../../domain/protocol/openPoints.ts';
import type { protocol } from '../../../domain/protocol/protocol.ts';
import { requestFor } from '../../../domain/protocol/requested.ts';
import { companyZone, formatInstant } from '../../../domain/time/zone.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { Kbd } from '../../../ui/display/Kbd.tsx';
import { damageCounts } from '../record/tabs/damageCounts.ts';
import type { Ride } from '../record/rideContext.ts';
import { LaneLegend } from './LaneLegend.tsx';

type Protocol = Entity<typeof protocol>;

interface LaneFindingsProps {
  protocol: Protocol;
  ride: Ride;
  open: readonly OpenPoint[];
  onPoint: (point: OpenPoint) => void;
}

/** What is missing, each with its digit; what is fine; the damages; and below what the keys do. */
export function LaneFindings({ protocol: it, ride, open, onPoint }: LaneFindingsProps) {
  const fine = finePoints(it, { contract: ride, open });
  return (
    <aside
      aria-label="Was fehlt"
      className={`lane-findings flex w-[284px] flex-none flex-col border-l border-line max-[1300px]:w-[268px] @max-[760px]:order-first @max-[760px]:max-h-[200px] @max-[760px]:overflow-y-auto @max-[760px]:w-full @max-[760px]:border-l-0 ${open.length === 0 ? '@max-[760px]:hidden' : ''}`}
    >
      <h3 className="flex h-17 flex-none items-center border-b border-line px-5 font-strong">
        Was fehlt
        <span className="num ml-auto text-11 font-text text-2">
          {`${String(open.length)} offen, ${String(fine.length)} in Ordnung`}
        </span>
      </h3>
      <div className="min-h-0 flex-auto overflow-y-auto @max-[760px]:flex-none">
        <ul aria-label="Offene Punkte">
          {open.map((point, at) => (
            <li key={`${point.path} ${point.text}`} className="border-b border-line-subtle">
              <Finding protocol={it} point={point} digit={at + 1} onClick={() => onPoint(point)} />
            </li>
          ))}
        </ul>
        <details open className="@max-[760px]:hidden group border-b border-line">
          <summary className="focus-inside flex h-17 cursor-default items-center px-5 font-strong">
            In Ordnung
            <Icon name="chevron-down" size={12} className="ml-auto text-3 group-open:rotate-180" />
          </summary>
          <ul className="flex flex-col gap-[3px] px-5 pb-3">
            {fine.map((text) => (
              <li key={text} className="flex min-w-0 items-center gap-3">
                <Icon name="check" size={12} className="flex-none text-ok" />
                <span className="truncate">{text}</span>
              </li>
            ))}
          </ul>
        </details>
        <Damages protocol={it} />
      </div>
      <LaneLegend />
    </aside>
  );
}

type FindingProps = { protocol: Protocol; point: OpenPoint; digit: number; onClick: () => void };

function Finding({ protocol: it, point, digit, onClick }: FindingProps) {
  const request = requestFor(it.requestedFromDriver, point);
  const isHeavy = point.wanted !== undefined || point.part !== undefined;
  return (
    <button
      type="button"
      onClick={onClick}
      className={`focus-inside flex w-full items-start gap-3 border-l-3 px-4 py-[7px] text-left hover:bg-hover ${isHeavy ? 'border-danger-solid' : 'border-warn-solid'}`}
    >
      <Icon
        name={isHeavy ? 'octagon-x' : 'triangle-alert'}
        className={`mt-[1px] flex-none ${isHeavy ? 'text-danger-solid' : 'text-warn-solid'}`}
      />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{point.text}</span>
        {request?.requestedAt && (
          <span className="num block text-11 text-2">
            {`angefordert ${formatInstant(request.requestedAt, companyZone)}, ${request.requestedBy ?? ''}`}
          </span>
        )}
      </span>
      {digit < 10 && <Kbd keys={String(digit)} />}
    </button>
  );
}

function Damages({ protocol: { damages } }: { protocol: Protocol }) {
  const all = damages ?? [];
  const numbers = damageNumbers(all);
  return (
    <section aria-label="Schäden" className="@max-[760px]:hidden">
      <h4 className="flex h-17 items-center gap-4 px-5 font-strong">
        Schäden <span className="truncate text-11 font-text text-3">{damageCounts(all)}</span>
      </h4>
      <ul className="flex flex-col gap-2 px-5 pb-4">
        {all.map((it, at) => (
          <li key={numbers[at]} className="flex min-w-0 items-center gap-3">
            <b className="num grid h-8 min-w-8 flex-none place-items-center rounded-1 bg-[var(--text-1)] text-10 font-strong text-[var(--bg-panel)]">
              {numbers[at]}
            </b>
            <span className="min-w-0 truncate">
              <b className="font-medium">{labelOf(damageKinds, it.damage)}</b> {labelOf(components, it.component)}
            </span>
            {isFoundLater(it) && <span className="ml-auto flex-none text-11 font-medium text-danger">neu seit U2</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
