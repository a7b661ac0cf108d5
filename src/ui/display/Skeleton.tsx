import { memo } from 'react';

/** A grey bar where text will stand; width in px or as a share like "60%". */
export function Skeleton({ width, height = 9 }: { width: number | string; height?: number }) {
  return <i aria-hidden style={{ width, height }} className="skeleton block rounded-1" />;
}

const widths = ['62%', '78%', '54%', '70%', '48%'] as const;

/** Rows that are on their way, in the height of those to come, so that nothing jumps. */
export const SkeletonRows = memo(function SkeletonRows({
  rows = 12,
  columns = 4,
  tall = false,
}: {
  rows?: number;
  columns?: number;
  tall?: boolean;
}) {
  return (
    <div role="status" aria-label="Daten werden geladen" className="waiting">
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          className={`grid items-center border-b border-line-subtle px-4 ${tall ? 'h-20' : 'h-13'}`}
        >
          {Array.from({ length: columns }, (__, column) => (
            <span key={column} className="flex flex-col gap-[5px] pr-8">
              <Skeleton width={widths[(row + column) % widths.length] ?? '60%'} />
              {tall && <Skeleton width={widths[(row + column + 2) % widths.length] ?? '40%'} height={7} />}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
});
