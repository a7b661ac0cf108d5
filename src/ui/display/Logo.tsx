/** The route as an L: dot, line, ring. */
export function Logo({ size = 20, label }: { size?: number; label?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      className="flex-none text-1"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d="M5 6.4V11a4 4 0 0 0 4 4h3.2" stroke="currentColor" strokeWidth="2" />
      <circle cx="5" cy="4" r="2.6" className="fill-mark" />
      <circle cx="15" cy="15" r="2.3" className="stroke-mark" strokeWidth="2" />
    </svg>
  );
}
