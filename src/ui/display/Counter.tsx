/** A red counter: so many wait for somebody. Zero is silence. */
export function Counter({ count, meaning }: { count: number; meaning?: string | undefined }) {
  if (count <= 0) return null;
  return (
    <span
      data-tip={meaning}
      className="num h-8 min-w-9 flex-none rounded-full bg-counter px-2.5 text-center text-10 leading-[16px] font-strong text-on-counter"
    >
      {count > 999 ? '999+' : count}
      {meaning && <span className="sr-only"> {meaning}</span>}
    </span>
  );
}
