import { formatKm } from '../../domain/km/formatKm.ts';
import type { Point } from '../../domain/km/place.ts';
import { MapGround } from '../kit/map/MapGround.tsx';
import { pathOf, spotOf, type Spot, type View } from '../kit/map/projection.ts';
import { alongside, besides, placeLabels } from './mapLabels.ts';
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
      {(view) => {
        const rings = ringsOf(pickups.map((it) => ({ ...it, ...spotOf(it.at, view) })));
        const last = end && spotOf(end.at, view);
        return (
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
            {last && (
              <circle
                cx={last.x}
                cy={last.y}
                r={endSize / 2}
                fill="var(--bg-panel)"
                stroke="var(--accent-line)"
                strokeWidth={2.5}
              />
            )}
            {rings.map((it) => (
              <NumberedRing key={it.places[0]} ring={it} />
            ))}
            <Labels legs={legs} rings={rings} end={last && { ...last, name: end.name }} view={view} />
          </>
        );
      }}
    </MapGround>
  );
}

const ringSize = 20;
const endSize = 10;
const textOf = ({ places }: Ring) => places.join(', ');
const widthOfRing = (ring: Ring) => ringSize + Math.max(0, textOf(ring).length - 2) * 6;

function NumberedRing({ ring }: { ring: Ring }) {
  const { x, y } = ring;
  const width = widthOfRing(ring);
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
        data-ring={textOf(ring)}
      >
        {textOf(ring)}
      </text>
    </g>
  );
}

type LabelsProps = {
  legs: readonly DrawnLeg[];
  rings: readonly Ring[];
  end: (Spot & { readonly name: string }) | undefined;
  view: View;
};

/** Towns and kilometres, none on another; a town is always said, kilometres only where there is room. */
function Labels({ legs, rings, end, view }: LabelsProps) {
  const named = [
    ...rings.map((it) => ({ ...it, width: widthOfRing(it), height: ringSize })),
    ...(end ? [{ ...end, width: endSize, height: endSize }] : []),
  ];
  const towns = named.map((it) =>
    besides(it, { text: it.name, size: 13, away: it.width / 2 + 5, isLeftFirst: it.x > view.width * 0.72 }),
  );
  const ways = legs.flatMap(({ line, km }) => {
    const spots = line.map((it) => spotOf(it, view));
    return lengthOf(spots) < leastLength ? [] : [alongside(spots, { text: formatKm(km), size: 11 })];
  });
  const places = placeLabels([...towns, ...ways], {
    taken: named.map((it) => ({ ...it, x: it.x - it.width / 2, y: it.y - it.height / 2 })),
    width: view.width,
  });
  return (
    <>
      {ways.map(({ text }, at) => {
        const spot = places[towns.length + at];
        return spot && <Said key={`km ${String(at)}`} spot={spot} text={text} font="520 11px/1 var(--font)" quiet />;
      })}
      {towns.map(({ text, spots: [first] }, at) => {
        const spot = places[at] ?? first;
        return spot && <Said key={`town ${String(at)}`} spot={spot} text={text} font="600 13px/1 var(--font)" />;
      })}
    </>
  );
}

function Said({ spot, text, font, quiet = false }: { spot: Spot; text: string; font: string; quiet?: boolean }) {
  return (
    <text
      x={spot.x}
      y={spot.y}
      fill={quiet ? 'var(--text-2)' : 'var(--text-1)'}
      stroke="var(--bg-app)"
      strokeWidth={4}
      style={{ paintOrder: 'stroke', font }}
    >
      {text}
    </text>
  );
}

function lengthOf(spots: readonly Spot[]): number {
  const [from, to] = [spots[0], spots.at(-1)];
  return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : 0;
}
