import { useState } from 'react';
import { call } from '../../api/call.ts';
import { tellFailure } from '../../commands/tellFailure.ts';
import { formatAmount, formatEuro } from '../../domain/money/amount.ts';
import { priceEffect } from '../../domain/price/priceEffectCalls.ts';
import { differenceOf, typesIn } from '../../domain/price/priceMatrix.ts';
import type { PriceRow } from '../../domain/price/priceSets.ts';
import { Button } from '../../ui/display/Button.tsx';
import { useOneAtATime } from '../kit/useOneAtATime.ts';

interface PricePreviewProps {
  iri: string | null;
  saved: readonly PriceRow[];
  rows: readonly PriceRow[];
}
type Effect = { readonly of: readonly PriceRow[]; readonly text: string };

/** What is about to change: how many prices, the mean of the first type, and what it makes of open contracts. */
export function PricePreview({ iri, saved, rows }: PricePreviewProps) {
  const [effect, setEffect] = useState<Effect | null>(null);
  const { isRunning, alone } = useOneAtATime();
  const { count, before, after } = differenceOf(saved, rows, typesIn(rows)[0]);
  if (count === 0) return null;
  const look = () =>
    void alone(async () => {
      if (iri === null) return;
      try {
        const priceSets = rows.map(({ type, distance, price }) => ({ type, distance, price }));
        const { open, differing, before: was, after: is } = await call(priceEffect, { id: iri, priceSets });
        const worth = differing === 0 ? '' : `, Auftragswert ${formatEuro(was)} → ${formatEuro(is)}`;
        setEffect({ of: rows, text: `${String(differing)} von ${String(open)} offenen Aufträgen rechnen neu${worth}` });
      } catch (error) {
        tellFailure('Die offenen Aufträge konnten nicht geprüft werden', error);
      }
    });
  return (
    <div
      role="status"
      className="-mx-5 flex min-h-17 flex-wrap items-center gap-6 border-t border-line bg-sunken px-5 py-2"
    >
      <span className="font-medium text-1">Vorschau</span>
      <span className="text-1">{count === 1 ? '1 Preis ändert sich' : `${String(count)} Preise ändern sich`}</span>
      {before !== null && after !== null && before !== after && (
        <span className="num text-2">
          im Mittel {formatAmount(before)} → <span className="font-medium text-1">{formatAmount(after)}</span>
        </span>
      )}
      {effect?.of === rows && <span className="num text-2">{effect.text}, abgerechnete bleiben</span>}
      {iri !== null && (
        <Button small look="quiet" icon="calculator" busy={isRunning} onClick={look}>
          Offene Aufträge prüfen
        </Button>
      )}
    </div>
  );
}
