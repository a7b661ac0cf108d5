import type { Direction } from '../../../../domain/km/directionCalls.ts';
import { MapGround } from '../../../kit/map/MapGround.tsx';
import { pathOf, spotOf, type Spot } from '../../../kit/map/projection.ts';

const height = 260;

interface MapPictureProps {
  direction: Direction;
  /** Names of the points, in their order. */
  names: readonly string[];
  label: string;
}

/** The way of one contract on the map, with its stops. */
export function MapPicture({ direction: { points, line, source }, names, label }: MapPictureProps) {
  return (
    <MapGround shows={line ?? points} height={height} label={label}>
      {(view) => (
        <>
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
              isRight={spotOf(point, view).x > view.width * 0.75}
            />
          ))}
        </>
      )}
    </MapGround>
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
