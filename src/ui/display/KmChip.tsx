import { Icon } from './Icon.tsx';

/** Difference between driven and planned km; the business rule says whether it is too much. */
export function KmChip({ text, isTooMuch }: { text: string; isTooMuch: boolean }) {
  return (
    <span
      data-tip={isTooMuch ? 'Kilometerabweichung über der Grenze' : 'Kilometerabweichung'}
      className={`num inline-flex items-center gap-1 text-11 whitespace-nowrap ${isTooMuch ? 'font-medium text-danger' : 'text-3'}`}
    >
      {isTooMuch && <Icon name="triangle-alert" size={12} label="Kilometerabweichung über der Grenze" />}
      {text}
    </span>
  );
}
