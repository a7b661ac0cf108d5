import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export interface ChipProps {
  /** Reads as a sentence: "PLZ beginnt mit" and then the value. */
  name?: string | undefined;
  children: ReactNode;
  /** The value may be changed by clicking on the chip. */
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** A filter that is on; Entf or the cross takes it off. */
export function Chip({ name, children, onEdit, onRemove }: ChipProps) {
  const removeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove?.();
  };
  const text = (
    <>
      {name && <span className="flex-none text-2">{name}</span>}{' '}
      <span className="truncate font-medium">{children}</span>
    </>
  );
  return (
    <span className="inline-flex h-12 max-w-full flex-none items-center rounded-2 bg-selected text-11 whitespace-nowrap text-1">
      {onEdit ? (
        <button
          type="button"
          onClick={onEdit}
          onKeyDown={removeByKey}
          className="flex h-full min-w-0 items-center gap-2 rounded-2 pl-4 hover:bg-selected-hover"
        >
          {text}
        </button>
      ) : (
        <span className="flex min-w-0 items-center gap-2 pl-4">{text}</span>
      )}
      {onRemove ? (
        <button
          type="button"
          onClick={onRemove}
          onKeyDown={removeByKey}
          aria-label={name ? `Filter „${name}“ entfernen` : 'Filter entfernen'}
          data-tip="Filter entfernen"
          className="grid h-full w-12 flex-none place-items-center rounded-2 text-2 hover:bg-selected-hover hover:text-1"
        >
          <Icon name="x" size={12} />
        </button>
      ) : (
        <span className="w-4" />
      )}
    </span>
  );
}
