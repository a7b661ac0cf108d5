import { formatKm } from '../../domain/km/formatKm.ts';
import type { Point } from '../../domain/km/place.ts';
import { MapGround } from '../kit/map/MapGround.tsx';
import { pathOf, spotOf, type Spot, type View } from '../kit/map/projection.ts';
import { ringsOf, type DrawnLeg, type Ring } from './mapLegs.ts';

/** Where a contract of the bundle begins. */
export type Pickup = { readonly place: number; readonly name: string; readonly at: Point };

interface BundleMapProps {
  legs: readonly DrawnLeg[];
  pickups: readonly Pickup[];
  /** Where the last contract ends, unless that is where the first began. */
  end: { readonly name: string; readonly at: Point } | undefined;
  label: string;
}

const height = 236;
const looks = {
  loaded: { stroke: 'var(--accent-line)', width: 3, dash: undefined },
  back: { stroke: 'var(--accent-line)', width: 3, dash: '7 5' },
  empty: { stroke: 'var(--border-strong)', width: 2, dash: '2 5' },
} as const;
/** A way that is shorter in the picture has no room for its kilometres. */
const leastLength = 56;

/** The way of a bundle: rings with the numbers of the list, kilometres at the line, the way back dashed. */
export function BundleMap({ legs, pickups, end, label }: BundleMapProps) {
  return (
    <MapGround shows={legs.flatMap(({ line }) => line)} height={height} label={label}>
      {(view) => (
        <>
          {legs.map((leg, at) => (
            <path
              key={`way ${String(at)}`}
              data-way={leg.kind}
              d={pathOf(leg.line, view)}
              fill="none"
              stroke={looks[leg.kind].stroke}
              strokeWidth={looks[leg.kind].width}
              strokeDasharray={looks[leg.kind].dash}
              strokeLinejoin="round"
            />
          ))}
          {legs.map((leg, at) => (
            <Kilometres key={`km ${String(at)}`} leg={leg} view={view} />
          ))}
          {end && <EndRing spot={spotOf(end.at, view)} name={end.name} view={view} />}
          {ringsOf(pickups.map((it) => ({ ...it, ...spotOf(it.at, view) }))).map((it) => (
            <NumberedRing key={it.places[0]} ring={it} view={view} />
          ))}
        </>
      )}
    </MapGround>
  );
}

function Kilometres({ leg, view }: { leg: DrawnLeg; view: View }) {
  const [from, to] = [leg.line[0], leg.line.at(-1)];
  if (!from || !to) return null;
  const [one, other] = [spotOf(from, view), spotOf(to, view)];
  if (Math.hypot(one.x - other.x, one.y - other.y) < leastLength) return null;
  const middle = leg.line.length > 2 ? leg.line[Math.floor(leg.line.length / 2)] : undefined;
  const spot = middle ? spotOf(middle, view) : { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  return (
    <text
      x={spot.x + 8}
      y={spot.y - 6}
      fill="var(--text-2)"
      stroke="var(--bg-app)"
      strokeWidth={4}
      style={{ paintOrder: 'stroke', font: '520 11px/1 var(--font)' }}
    >
      {formatKm(leg.km)}
    </text>
  );
}

const ringSize = 20;

function NumberedRing({ ring: { x, y, places, name }, view }: { ring: Ring; view: View }) {
  const text = places.join(', ');
  const width = ringSize + Math.max(0, text.length - 2) * 6;
  return (
    <g>
      <rect
        x={x - width / 2}
        y={y - ringSize / 2}
        width={width}
        height={ringSize}
        rx={ringSize / 2}
        fill="var(--bg-panel)"
        stroke="var(--accent-line)"
        strokeWidth={2.5}
      />
      <text
        x={x}
        y={y + 4}
        textAnchor="middle"
        fill="var(--text-1)"
        style={{ font: '620 11px/1 var(--font)' }}
        data-ring={text}
      >
        {text}
      </text>
      <TownName spot={{ x, y }} name={name} view={view} away={width / 2 + 5} />
    </g>
  );
}

function EndRing({ spot, name, view }: { spot: Spot; name: string; view: View }) {
  return (
    <g>
      <circle cx={spot.x} cy={spot.y} r={5} fill="var(--bg-panel)" stroke="var(--accent-line)" strokeWidth={2.5} />
      <TownName spot={spot} name={name} view={view} away={10} />
    </g>
  );
}

function TownName({ spot: { x, y }, name, view, away }: { spot: Spot; name: string; view: View; away: number }) {
  const isRight = x > view.width * 0.72;
  return (
    <text
      x={isRight ? x - away : x + away}
      y={y + 4}
      textAnchor={isRight ? 'end' : 'start'}
      fill="var(--text-1)"
      stroke="var(--bg-app)"
      strokeWidth={4}
      style={{ paintOrder: 'stroke', font: '600 13px/1 var(--font)' }}
    >
      {name}
    </text>
  );
}
