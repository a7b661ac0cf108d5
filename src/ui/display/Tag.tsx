import { Icon } from './Icon.tsx';
import type { IconName } from './iconName.ts';
import { colourStyle, type SemanticColour } from './semanticColours.ts';

export interface TagProps {
  colour: SemanticColour;
  children: string;
  /** The word behind the letters, in the tooltip and for screen readers: VH is "Vorholung". */
  meaning?: string | undefined;
  icon?: IconName | undefined;
}

/** A mark on a contract; its loudness (solid, soft, outline) comes with the colour of its meaning. */
export function Tag({ colour, children, meaning, icon }: TagProps) {
  const spoken = meaning && ({ role: 'img', 'aria-label': `${children} ${meaning}` } as const);
  return (
    <span
      {...spoken}
      data-tip={meaning}
      style={colourStyle(colour)}
      className="inline-flex h-8 flex-none items-center gap-[3px] rounded-1 border px-2 text-[10px] leading-[14px] font-strong tracking-[.015em] whitespace-nowrap"
    >
      {icon && <Icon name={icon} size={10} />}
      {children}
    </span>
  );
}
