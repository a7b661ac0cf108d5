/**
 * A text that changes every second, in a box as wide as its widest: in a row of flexible boxes the whole page would be
 * laid out for it.
 */
export function SecondsText({
  widest,
  children,
  className = '',
}: {
  widest: string;
  children: string;
  className?: string;
}) {
  return (
    <span
      data-widest={widest}
      className={`relative block flex-none before:invisible before:content-[attr(data-widest)] ${className}`}
    >
      <span className="absolute inset-0 contain-strict">{children}</span>
    </span>
  );
}
