import { useState } from 'react';
import { chainFactors, usualWeights, type ChainWeights } from '../../domain/chain/chain.ts';
import { factorNames } from '../../domain/chain/chainWords.ts';
import { Button } from '../../ui/display/Button.tsx';
import { NumberField } from '../../ui/inputs/NumberField.tsx';

interface FactorLegendProps {
  weights: ChainWeights;
  onChange: (weights: ChainWeights) => void;
}

/** What the bars mean and how much each of them counts; the weights are the person's own. */
export function FactorLegend({ weights, onChange }: FactorLegendProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = chainFactors.filter((it) => weights[it] > 0 || isOpen);
  const sum = chainFactors.reduce((all, it) => all + weights[it], 0);
  return (
    <div className="flex min-h-16 flex-none flex-wrap items-center gap-x-7 gap-y-2 border-b border-line px-6 py-2 text-12">
      {shown.map((it) => (
        <span key={it} className="inline-flex items-center gap-3">
          <i aria-hidden className="size-5 rounded-1" style={{ background: `var(--factor-${it})` }} />
          {factorNames[it]}{' '}
          {isOpen ? (
            <span className="w-[64px]">
              <NumberField
                label={`Gewicht ${factorNames[it]}`}
                value={weights[it]}
                min={0}
                max={100}
                onChange={() => undefined}
                onCommit={(value) => {
                  const next = { ...weights, [it]: value ?? 0 };
                  if (chainFactors.some((factor) => next[factor] > 0)) onChange(next);
                }}
              />
            </span>
          ) : (
            <span className="num">{weights[it]}</span>
          )}
        </span>
      ))}
      <Button small look="quiet" icon="wrench" expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Gewichte ändern
      </Button>
      {isOpen && (
        <Button small look="quiet" onClick={() => onChange(usualWeights)}>
          Übliche Gewichte
        </Button>
      )}
      <span className="flex-1" />
      <span className="num text-11 text-3">Summe von {sum}, je Punkt die Zahl dahinter</span>
    </div>
  );
}
