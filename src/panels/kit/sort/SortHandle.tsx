const dots = [6, 12, 18].flatMap((y) => [
  { x: 9, y },
  { x: 15, y },
]);

/** What an entry is dragged by; the keyboard moves the entry itself, so the handle is for the pointer alone. */
export function SortHandle() {
  return (
    <span
      aria-hidden
      data-sort-handle
      data-tip="Ziehen, oder Alt ↑ und Alt ↓"
      className="inline-grid size-12 cursor-grab touch-none place-items-center text-3 hover:text-1"
    >
      <svg width={14} height={14} viewBox="0 0 24 24" fill="currentColor">
        {dots.map(({ x, y }) => (
          <circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r={1.75} />
        ))}
      </svg>
    </span>
  );
}
