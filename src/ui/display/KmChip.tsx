import { Icon } from './Icon.tsx';

/** Difference between driven and planned km; `tooMuch` is decided by the business rule, not here. */
export function KmChip({ km, tooMuch }: { km: number; tooMuch: boolean }) {
  const text = `${km > 0 ? '+' : km < 0 ? '−' : '±'}${Math.abs(km).toLocaleString('de-DE', { maximumFractionDigits: 0 })} km`;
  return (
    <span
      data-tip={tooMuch ? 'Kilometerabweichung zu groß' : 'Kilometerabweichung'}
      className={`num inline-flex items-center gap-1 text-11 whitespace-nowrap ${tooMuch ? 'font-medium text-danger' : 'text-3'}`}
    >
      {tooMuch && <Icon name="triangle-alert" size={12} label="Kilometerabweichung zu groß" />}
      {text}
    </span>
  );
}
