import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTileUrl } from '../../api/calls/directions.ts';
import type { Point } from '../../domain/km/place.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { MapGround } from '../kit/map/MapGround.tsx';
import { pointAt, spotOf, type View } from '../kit/map/projection.ts';

const height = 260;
/** Without tiles there is only the outline of the country, so all of it is shown. */
const wholeCountry: readonly Point[] = [
  { lat: 47.3, lng: 5.9 },
  { lat: 55, lng: 15 },
];
const middle: Point = { lat: 51.16, lng: 10.45 };
/** Pixels by key; with Shift so many times as far. */
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const farther = 10;

interface PinMapProps {
  point: Point | null;
  onMove: (point: Point) => void;
  readOnly: boolean;
}

/** A map with one pin, put to its place by a click, by dragging it or by the arrows. */
export function PinMap({ point, onMove, readOnly }: PinMapProps) {
  const hasTiles = useTileUrl() !== null;
  /** The picture stays while the pin is moved over it. */
  const [centre, setCentre] = useState(point);
  const [isHeld, setHeld] = useState(false);
  const around = isHeld ? centre : point;
  const shows = hasTiles && around ? [around] : around ? [...wholeCountry, around] : wholeCountry;
  const moveTo = (event: PointerEvent<HTMLElement>, view: View) => {
    const box = event.currentTarget.getBoundingClientRect();
    onMove(rounded(pointAt({ x: event.clientX - box.left, y: event.clientY - box.top }, view)));
  };
  const onKeyDown = (event: KeyboardEvent, view: View) => {
    const step = steps[event.key];
    if (!step || readOnly) return;
    event.preventDefault();
    const spot = spotOf(point ?? middle, view);
    const width = event.shiftKey ? farther : 1;
    onMove(rounded(pointAt({ x: spot.x + step[0] * width, y: spot.y + step[1] * width }, view)));
  };
  return (
    <MapGround
      shows={shows}
      height={height}
      label={point ? 'Karte mit der Lage der Adresse' : 'Karte ohne Lage der Adresse'}
      renderOver={(view) => (
        <div
          className={`absolute inset-x-0 top-0 touch-none ${readOnly ? '' : 'cursor-crosshair'}`}
          style={{ height }}
          onPointerDown={(event) => {
            if (readOnly) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            setCentre(point);
            setHeld(true);
            moveTo(event, view);
          }}
          onPointerMove={(event) => isHeld && moveTo(event, view)}
          onPointerUp={() => setHeld(false)}
          onPointerCancel={() => setHeld(false)}
        >
          {point && (
            <Pin spot={spotOf(point, view)} readOnly={readOnly} onKeyDown={(event) => onKeyDown(event, view)} />
          )}
        </div>
      )}
    >
      {() => null}
    </MapGround>
  );
}

type PinProps = {
  readonly spot: { readonly x: number; readonly y: number };
  readonly readOnly: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

function Pin({ spot: { x, y }, readOnly, onKeyDown }: PinProps) {
  return (
    <button
      type="button"
      disabled={readOnly}
      aria-label="Stecknadel, mit den Pfeiltasten zu verschieben"
      onKeyDown={onKeyDown}
      style={{ left: x, top: y }}
      className="absolute flex size-12 items-end justify-center -translate-x-1/2 -translate-y-full cursor-grab text-danger-solid"
    >
      <Icon name="map-pin" size={16} />
    </button>
  );
}

/** As fine as the field shows it: about a tenth of a metre. */
function rounded({ lat, lng }: Point): Point {
  return { lat: Math.round(lat * 1e6) / 1e6, lng: Math.round(lng * 1e6) / 1e6 };
}
