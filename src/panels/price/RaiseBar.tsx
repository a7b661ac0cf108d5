import { useState } from 'react';
import { raised, withPrice, type Rounding } from '../../domain/price/priceMatrix.ts';
import type { PriceRow } from '../../domain/price/priceSets.ts';
import { Button } from '../../ui/display/Button.tsx';
import { readDecimal } from '../../ui/inputs/decimalText.ts';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import type { usePriceCells } from './usePriceCells.ts';

const roundingNames: readonly { readonly key: Rounding; readonly label: string }[] = [
  { key: 'cent', label: 'Cent' },
  { key: 'euro', label: 'volle Euro' },
  { key: 'fiveEuro', label: '5 Euro' },
];
/** So much more or less at once is a slip of the hand. */
const most = 1000;

interface RaiseBarProps {
  rows: readonly PriceRow[];
  cells: ReturnType<typeof usePriceCells>;
  isLocked: boolean;
  onChange: (rows: readonly PriceRow[]) => void;
}

/** Raises the marked prices, or all of them, by some percent; until the save that is a preview in the table. */
export function RaiseBar({ rows, cells, isLocked, onChange }: RaiseBarProps) {
  const [typed, setTyped] = useState('');
  const [rounding, setRounding] = useState<Rounding>('cent');
  if (isLocked || rows.length === 0) return null;
  const isRange = cells.marked.length > 1;
  const meant = rows.filter(
    ({ type, distance, price }) =>
      price !== null && (!isRange || cells.marked.some((it) => it.type === type && it.distance === distance)),
  );
  const percent = readDecimal(typed, { decimals: 2, min: -most, max: most });
  const counted = meant.length === 1 ? '1 Preis' : `${meant.length.toLocaleString('de-DE')} Preise`;
  const raise = () => {
    if (!percent) return;
    onChange(
      meant.reduce<readonly PriceRow[]>(
        (all, { type, distance, price }) =>
          type === null || distance === null || price === null
            ? all
            : withPrice(all, { type, distance }, raised(price, percent, rounding)),
        rows,
      ),
    );
    setTyped('');
  };
  return (
    <div className={`-mx-5 flex min-h-17 flex-wrap items-center gap-4 px-5 py-2 ${isRange ? 'bg-selected' : ''}`}>
      <span className="font-medium text-1">{isRange ? `${counted} markiert` : `Alle ${counted}`}</span>
      <span className="text-2">anheben um</span>
      <span className="flex w-[84px]">
        <TextField label="Anheben um Prozent" figures="num" unit="%" value={typed} onChange={setTyped} />
      </span>
      <span className="flex w-[112px]">
        <SelectField
          label="Runden auf"
          empty={null}
          options={roundingNames}
          value={rounding}
          onChange={(next) => setRounding(next ?? 'cent')}
        />
      </span>
      <Button small icon="percent" onClick={raise} {...(!percent && { reason: 'Zuerst die Prozente eintragen' })}>
        Vorschau
      </Button>
      <span className="flex-1" />
      {isRange ? (
        <Button small look="quiet" icon="x" onClick={cells.markNone}>
          Markierung aufheben
        </Button>
      ) : (
        <span className="text-11 text-3">Bereich Umschalt ↓ · nach unten füllen Strg D · Einfügen Strg V</span>
      )}
    </div>
  );
}
