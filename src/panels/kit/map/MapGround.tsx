import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTileUrl } from '../../../api/calls/directions.ts';
import type { Point } from '../../../domain/km/place.ts';
import { CountryOutline } from './CountryOutline.tsx';
import { viewOf, type View } from './projection.ts';
import { useTiles } from './useTiles.ts';

/** Until the room is measured. */
const usualWidth = 420;

interface MapGroundProps {
  /** What has to be in the picture. */
  shows: readonly Point[];
  height: number;
  label: string;
  /** What is drawn on it. */
  children: (view: View) => ReactNode;
  /** What lies over it and can be taken hold of. */
  renderOver?: (view: View) => ReactNode;
}

/** A map without a map library: the outline of the country, configured tiles over it, and what is drawn on them. */
export function MapGround({ shows, height, label, children, renderOver }: MapGroundProps) {
  const tileUrl = useTileUrl();
  const { ref, width } = useWidth();
  const view = viewOf(shows, { width, height });
  const { tiles, isIncomplete, arrive, leaveOut } = useTiles(view, tileUrl);
  return (
    <div ref={ref} className="relative">
      <svg width={width} height={height} role="img" aria-label={label} className="block rounded-2 bg-sunken">
        <CountryOutline view={view} />
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
        {children(view)}
      </svg>
      {renderOver?.(view)}
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
