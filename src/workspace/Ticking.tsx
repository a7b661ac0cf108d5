/** A text that changes every second, in a box of its own size: in a row of flexible boxes the whole page would be laid out for it. */
export function Ticking({ width, children, className = '' }: { width: string; children: string; className?: string }) {
  return (
    <span className="block flex-none">
      <span className={`block h-8 leading-[16px] contain-strict ${width} ${className}`}>{children}</span>
    </span>
  );
}
