/** A licence plate, with the zero that cannot be taken for an O. */
export function Plate({ children }: { children: string }) {
  return (
    <span className="ident inline-flex h-8 flex-none rounded-1 border border-plate-bd bg-plate px-2 text-[11px] leading-[14px] font-strong tracking-[.02em] whitespace-nowrap text-1">
      {children}
    </span>
  );
}
