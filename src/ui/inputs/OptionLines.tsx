import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Walkable } from './listWalk.ts';
import { optionClass } from './optionList.ts';

/** One line of a list to choose from. */
export interface OptionLine extends Walkable {
  key: string;
  chosen: boolean;
  face: ReactNode;
  quiet?: boolean | undefined;
}

export interface OptionLinesProps {
  id: string;
  label: string | undefined;
  lines: readonly OptionLine[];
  /** Place of the line that Enter takes. */
  active: number;
  several?: boolean | undefined;
  onActive: (at: number) => void;
  onTake: (line: OptionLine) => void;
  /** The list has the focus itself and is walked by these keys; else an input has it. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** The lines of an open list; whoever owns it keeps the keys and knows which line is active. */
export function OptionLines({
  id,
  label,
  lines,
  active,
  several = false,
  onActive,
  onTake,
  onKeyDown,
}: OptionLinesProps) {
  const list = useRef<HTMLDivElement>(null);
  const byPointer = useRef(false);
  const ownsFocus = onKeyDown !== undefined;
  useEffect(() => {
    if (ownsFocus) list.current?.focus({ preventScroll: true });
  }, [ownsFocus]);
  useEffect(() => {
    if (!byPointer.current) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
    byPointer.current = false;
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={several || undefined}
      aria-activedescendant={ownsFocus && active >= 0 ? `${id}-${active}` : undefined}
      onKeyDown={onKeyDown}
      className="outline-none focus-visible:outline-none"
    >
      {lines.map((line, at) => (
        <div
          key={line.key}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={line.chosen}
          aria-disabled={line.disabled || undefined}
          data-focus={at === active || undefined}
          data-disabled={line.disabled || undefined}
          onPointerMove={() => {
            if (line.disabled || at === active) return;
            byPointer.current = true;
            onActive(at);
          }}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            if (!line.disabled) onTake(line);
          }}
          className={`${optionClass} ${line.quiet ? 'text-3' : ''}`}
        >
          {line.face}
        </div>
      ))}
    </div>
  );
}
