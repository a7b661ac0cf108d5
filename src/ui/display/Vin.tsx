/** A vehicle identification number; `short` keeps the last six places, the whole number stays in the tooltip. */
export function Vin({
  children,
  short = false,
  className = '',
}: {
  children: string;
  short?: boolean | undefined;
  className?: string | undefined;
}) {
  const cut = short && children.length > 6;
  return (
    <span data-tip={cut ? children : undefined} className={`ident whitespace-nowrap ${className}`}>
      {cut ? `…${children.slice(-6)}` : children}
    </span>
  );
}
