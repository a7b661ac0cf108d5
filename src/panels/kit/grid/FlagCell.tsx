import { Icon } from '../../../ui/display/Icon.tsx';
import type { CellProps } from './gridColumn.ts';

/** Yes with its tick, no in the quiet grey. */
export function FlagCell({ text }: CellProps) {
  if (text !== 'ja') return <span className="text-3">{text}</span>;
  return (
    <span className="flex items-center gap-2">
      <Icon name="check" size={12} className="text-2" />
      ja
    </span>
  );
}
