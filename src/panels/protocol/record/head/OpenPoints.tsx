import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Entity } from '../../../../api/records/entities.ts';
import { openPoints, type OpenPoint } from '../../../../domain/protocol/openPoints.ts';
import type { protocol } from '../../../../domain/protocol/protocol.ts';
import { requestFor, wantedOf } from '../../../../domain/protocol/requested.ts';
import { companyZone, formatInstant } from '../../../../domain/time/zone.ts';
import { Icon } from '../../../../ui/display/Icon.tsx';
import { CommandButton } from '../../../kit/CommandButton.tsx';
import { leadToFieldOnceDrawn } from '../../../kit/form/leadToField.ts';
import { useStandardPictures } from '../../images/useStandardPictures.ts';
import type { Ride } from '../rideContext.ts';

type Protocol = Entity<typeof protocol>;

interface OpenPointsProps {
  protocol: Protocol;
  contract: Ride;
  root: RefObject<HTMLElement | null>;
}

/** What is missing, on top of every tab: folded to one line, each point a jump to its field. */
export function OpenPoints({ protocol, contract, root }: OpenPointsProps) {
  const [isOpen, setOpen] = useState(false);
  const stopLeading = useRef<() => void>(undefined);
  useEffect(() => () => stopLeading.current?.(), []);
  const lead = (path: string) => {
    stopLeading.current?.();
    stopLeading.current = leadToFieldOnceDrawn(root, path);
  };
  const { pictures } = useStandardPictures();
  const points = openPoints(protocol, { contract, pictures });
  if (points.length === 0) return null;
  const [first] = points;
  return (
    <section aria-label="Was fehlt" className="flex-none border-b border-warn-bd bg-warn-bg text-12">
      <div className="flex h-14 items-center gap-3 pr-3">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="focus-inside flex h-full min-w-0 flex-1 items-center gap-4 px-5 text-left"
        >
          <Icon name="triangle-alert" className="text-warn-solid" />
          <span className="flex-none font-medium">Was fehlt</span>
          <span className="num flex-none text-2">{points.length} offen</span>
          {!isOpen && <span className="min-w-0 flex-1 truncate text-2">{first?.text}</span>}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={12} className="ml-auto flex-none text-2" />
        </button>
        {wantedOf(points).length > 0 && (
          <CommandButton id="protocol.requestMissing" targets={[protocol]} label="Fehlendes anfordern" />
        )}
      </div>
      {isOpen && (
        <ul className="grid max-h-[180px] grid-cols-1 gap-x-6 overflow-y-auto px-3 pb-3 @min-[560px]:grid-cols-2 @min-[980px]:grid-cols-3">
          {points.map((it) => (
            <li key={`${it.path} ${it.wanted ?? it.text}`} className="min-w-0">
              <button
                type="button"
                onClick={() => lead(it.path)}
                className="flex h-12 w-full items-center gap-3 rounded-2 px-2 text-left hover:bg-press"
              >
                <Icon name="arrow-up-right" size={12} className="flex-none text-2" />
                <span className="truncate">{it.text}</span>
                <Requested protocol={protocol} point={it} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** When the driver was asked for it last, and by whom. */
function Requested({ protocol: { requestedFromDriver }, point }: { protocol: Protocol; point: OpenPoint }) {
  const request = requestFor(requestedFromDriver, point);
  if (!request?.requestedAt) return null;
  const when = formatInstant(request.requestedAt, companyZone);
  return (
    <span className="num ml-auto min-w-0 flex-none truncate text-11 text-2">
      {`angefordert ${when}, ${request.requestedBy ?? ''}`}
    </span>
  );
}
