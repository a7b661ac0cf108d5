import { useEffect, useRef, useState } from 'react';
import { formatAmount } from '../../../../domain/money/amount.ts';
import type { Calculation } from '../../../../domain/price/contractPrice.ts';
import { Floating } from '../../../../ui/overlays/Floating.tsx';
import { IconButton } from '../../../../ui/display/IconButton.tsx';

/** Shows on demand what an amount is made of, each price type on its line. */
export function PriceLines({ label, worked }: { label: string; worked: Calculation }) {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const close = () => setAnchor(null);
  useEffect(() => {
    if (!anchor) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setAnchor(null);
    };
    anchor.addEventListener('keydown', leave);
    return () => anchor.removeEventListener('keydown', leave);
  }, [anchor]);
  return (
    <>
      <IconButton
        ref={button}
        icon="calculator"
        label={`${label} im Einzelnen`}
        pressed={anchor !== null}
        onClick={() => setAnchor(anchor ? null : button.current)}
      />
      {anchor && (
        <Floating
          anchor={anchor}
          align="end"
          role="dialog"
          label={`${label} im Einzelnen`}
          onLeave={close}
          className="rounded-3 bg-raised p-5 text-12 text-1 shadow-menu"
        >
          <div role="status">
            <Lines worked={worked} />
          </div>
        </Floating>
      )}
    </>
  );
}

function Lines({ worked: { lines, amount, hint } }: { worked: Calculation }) {
  if (hint !== null) return <p className="text-2">{hint}</p>;
  if (lines.length === 0) return <p className="text-2">Storniert: {formatAmount(amount)} EUR</p>;
  return (
    <table className="num">
      <tbody>
        {lines.map(({ name, price }) => (
          <tr key={name}>
            <th scope="row" className="pr-8 text-left font-text text-2">
              {name}
            </th>
            <td className="text-right">{formatAmount(price)}</td>
          </tr>
        ))}
        <tr className="border-t border-line font-medium">
          <th scope="row" className="pt-1 pr-8 text-left font-medium">
            Summe netto
          </th>
          <td className="pt-1 text-right">{formatAmount(amount)} EUR</td>
        </tr>
      </tbody>
    </table>
  );
}
