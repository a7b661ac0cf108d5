import { useState, type ReactNode } from 'react';
import type { AnyEntity } from '../../../api/records/entities.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { useToolbarWalk } from './useToolbarWalk.ts';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { CommandButton } from '../CommandButton.tsx';
import { commandMenu } from '../commandMenu.ts';
import { useWrapped } from '../useWrapped.ts';

interface SelectionToolbarProps {
  /** "3 ausgewählt". */
  said: string;
  /** Spoken name of the bar; the same unless told. */
  label?: string;
  /** What the ticked rows have in common. */
  note?: string;
  /** Keep the identity while nothing changed. */
  targets: readonly AnyEntity[];
  /** Commands with a button of their own; the rest stands behind three dots. */
  quick: readonly string[];
  /** What is mostly done with them, before the others. */
  lead?: ReactNode;
  /** Whose commands stand behind the three dots. */
  place: string;
  onClear: () => void;
  /** Further buttons. */
  more?: ReactNode;
}

/**
 * What can be done with the ticked rows, how many there are, and the way to tick none; lies over the toolbar, so that
 * no row moves, unless the keyboard is in there. Buttons without room stand in the menu alone.
 */
export function SelectionToolbar(props: SelectionToolbarProps) {
  const { said, label = said, note, targets, quick, place, onClear, lead, more } = props;
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [line, setLine] = useState<HTMLElement | null>(null);
  useToolbarWalk(bar);
  useWrapped(line, quick.length);
  return (
    <div
      ref={setBar}
      role="toolbar"
      aria-label={label}
      className="peer-focus-within:hidden @container absolute inset-x-0 top-0 z-(--z-sticky) flex h-17 items-center gap-3 overflow-hidden border-b border-line bg-selected pr-4 pl-5 whitespace-nowrap"
    >
      <span role="status" className="num pr-2 font-medium">
        {said}
      </span>
      {note && <span className="num truncate pr-2 text-11 text-2 @max-[1000px]:hidden">{note}</span>}
      {lead}
      <span ref={setLine} className="flex h-13 min-w-0 flex-1 flex-wrap items-center gap-3 overflow-hidden">
        {quick.map((id) => (
          <CommandButton key={id} id={id} targets={targets} />
        ))}
        {more}
      </span>
      <Menu label="Weitere Befehle für die Auswahl" entries={() => commandMenu(place, targets)} />
      <Button small look="quiet" icon="x" onClick={onClear}>
        Auswahl aufheben
      </Button>
    </div>
  );
}
