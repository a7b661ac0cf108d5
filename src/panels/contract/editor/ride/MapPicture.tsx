import { useLayoutEffect, useRef, useState } from 'react';
import { useTileUrl } from '../../../../api/calls/directions.ts';
import type { Direction } from '../../../../domain/km/directionCalls.ts';
import { germany } from './germany.ts';
import { pathOf, spotOf, viewOf, type Spot, type View } from './projection.ts';
import { useTiles } from './useTiles.ts';

const height = 260;
/** Until the room is measured. */
const usualWidth = 420;
const outline = germany.map((ring) =>
  Array.from({ length: ring.length / 2 }, (_, at) => ({ lng: ring[at * 2] ?? 0, lat: ring[at * 2 + 1] ?? 0 })),
);

interface MapPictureProps {
  direction: Direction;
  /** Names of the points, in their order. */
  names: readonly string[];
  label: string;
}

/** A map without a map library: the outline of the country, configured tiles over it, the way, and its stops. */
export function MapPicture({ direction: { points, line, source }, names, label }: MapPictureProps) {
  const tileUrl = useTileUrl();
  const { ref, width } = useWidth();
  const view = viewOf(line ?? points, { width, height });
  const { tiles, isIncomplete, arrive, leaveOut } = useTiles(view, tileUrl);
  return (
    <div ref={ref}>
      <svg width={width} height={height} role="img" aria-label={label} className="block rounded-2 bg-sunken">
        <Outline view={view} />
        {tiles.map(({ url, x, y }) => (
          <image
            key={url}
            href={url}
            x={x}
            y={y}
            width={256}
            height={256}
            onLoad={() => arrive(url)}
            onError={() => leaveOut(url)}
          />
        ))}
        <path
          d={pathOf(line ?? points, view)}
          fill="none"
          stroke="var(--accent-line)"
          strokeWidth={3}
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeDasharray={source === 'estimate' ? '2 7' : undefined}
        />
        {points.map((point, at) => (
          <Stop
            key={`${String(at)} ${names[at] ?? ''}`}
            spot={spotOf(point, view)}
            name={names[at] ?? ''}
            part={at === 0 ? 'start' : at === points.length - 1 ? 'end' : 'over'}
            isRight={spotOf(point, view).x > width * 0.75}
          />
        ))}
      </svg>
      {tileUrl !== null && (
        <span className="text-11 text-3">
          Kartenbild: {new URL(tileUrl).host}
          {isIncomplete && ', zurzeit nicht vollständig erreichbar'}
        </span>
      )}
    </div>
  );
}

/** The width there is, so that names and tiles are drawn in their own size. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(usualWidth);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => setWidth(Math.max(usualWidth / 2, element.clientWidth)));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return { ref, width };
}

function Outline({ view }: { view: View }) {
  return (
    <path
      d={outline.map((ring) => `${pathOf(ring, view)}Z`).join('')}
      fill="var(--bg-app)"
      stroke="var(--border-strong)"
      strokeWidth={1}
      strokeLinejoin="round"
    />
  );
}

/** Filled dot for the pickup, ring for the delivery, as everywhere in the console; small ring for a stop on the way. */
function Stop({
  spot: { x, y },
  name,
  part,
  isRight,
}: {
  spot: Spot;
  name: string;
  part: 'start' | 'over' | 'end';
  isRight: boolean;
}) {
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={part === 'over' ? 4 : 6}
        fill={part === 'start' ? 'var(--accent-line)' : 'var(--bg-app)'}
        stroke="var(--accent-line)"
        strokeWidth={3}
      />
      <text
        x={isRight ? x - 12 : x + 12}
        y={y + 4}
        textAnchor={isRight ? 'end' : 'start'}
        fill="var(--text-1)"
        stroke="var(--bg-app)"
        strokeWidth={4}
        style={{ paintOrder: 'stroke', font: '600 12px/1 var(--font)' }}
      >
        {name}
      </text>
    </g>
  );
}
