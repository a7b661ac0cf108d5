type CounterProps = {
  readonly count: number;
  /** Above it the number itself says nothing more. */
  readonly limit?: number;
  /** What is counted, for those who hear it; without it the counter is only for the eye. */
  readonly meaning?: string | undefined;
  readonly className?: string;
};

/** A red counter: so many wait for somebody. Zero is silence. */
export function Counter({ count, limit = 999, meaning, className = inLine }: CounterProps) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden={meaning === undefined || undefined}
      className={`num rounded-full bg-counter text-center font-strong text-on-counter ${className}`}
    >
      {count > limit ? `${String(limit)}+` : count}
      {meaning && <span className="sr-only"> {meaning}</span>}
    </span>
  );
}

const inLine = 'h-8 min-w-9 px-[5px] text-10 leading-[16px]';
