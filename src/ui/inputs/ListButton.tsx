import { useId, useState, type AriaAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { Floating } from '../overlays/Floating.tsx';
import { isSaving } from './isSaving.ts';
import { firstLine, lettered, walked } from './listWalk.ts';
import { optionListClass } from './optionList.ts';
import { OptionLines, type OptionLine } from './OptionLines.tsx';

export interface ListButtonProps extends AriaAttributes {
  id?: string | undefined;
  /** What button and list are called. */
  label: string;
  listLabel: string | undefined;
  lines: readonly OptionLine[];
  /** What the open list hangs below: the button itself; null while it is closed. */
  anchor: HTMLElement | null;
  onOpen: (anchor: HTMLElement | null) => void;
  onTake: (line: OptionLine) => void;
  /** The list stays open while lines are ticked. */
  several?: boolean | undefined;
  /** Said in place of lines, as long as there are none. */
  note?: string | undefined;
  disabled: boolean;
  autoFocus?: boolean | undefined;
  tip?: string | undefined;
  children: ReactNode;
  className: string;
}

/** A button that opens a list to choose from; at rest it is a plain button, because a form holds dozens of them. */
export function ListButton({
  label,
  listLabel,
  lines,
  anchor,
  onOpen,
  onTake,
  several = false,
  note,
  tip,
  children,
  ...rest
}: ListButtonProps) {
  const [opening, setOpening] = useState(nothing);
  const open = (event: KeyboardEvent<HTMLElement>) => {
    const isLetter = isTyped(event) && event.key !== ' ';
    if (anchor || (!isLetter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setOpening(isLetter ? { text: event.key, at: event.timeStamp } : nothing);
    onOpen(event.currentTarget);
  };
  /** Whoever clicked elsewhere keeps the focus there; it must only not be lost with the list. */
  const leave = () => {
    onOpen(null);
    setOpening(nothing);
    if (document.activeElement === document.body || document.activeElement?.role === 'listbox') anchor?.focus();
  };
  const close = () => {
    leave();
    anchor?.focus();
  };
  return (
    <>
      <button
        {...rest}
        type="button"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        data-tip={tip}
        onClick={({ currentTarget }) => (anchor ? leave() : onOpen(currentTarget))}
        onKeyDown={open}
      >
        {children}
      </button>
      {anchor && (
        <OpenList
          anchor={anchor}
          label={listLabel}
          lines={lines}
          opening={opening}
          several={several}
          note={note}
          onClose={close}
          onLeave={leave}
          onTake={(line) => {
            onTake(line);
            if (!several) close();
          }}
        />
      )}
    </>
  );
}

interface OpenListProps extends Pick<ListButtonProps, 'lines' | 'onTake' | 'several' | 'note'> {
  anchor: HTMLElement;
  label: string | undefined;
  /** What was typed to open it. */
  opening: Typed;
  onClose: () => void;
  onLeave: () => void;
}

/** Letters that look for a line, and when the last of them was typed. */
interface Typed {
  text: string;
  at: number;
}

const nothing: Typed = { text: '', at: 0 };
const pause = 700;

/**
 * The list itself: arrows, Home, End and first letters walk, Enter and Space take, Escape and Tab leave. Whoever saves
 * from it means the line that he walked to.
 */
function OpenList({ anchor, label, lines, opening, several, note, onTake, onClose, onLeave }: OpenListProps) {
  const id = useId();
  const [typed, setTyped] = useState(opening);
  const [walkedTo, setActive] = useState<number>();
  /** Also lines that come only after the letters are found by them. */
  const begin = typed.text === '' ? -1 : lettered(lines, { at: -1, letters: typed.text });
  const active = walkedTo ?? (begin >= 0 ? begin : firstLine(lines));

  const find = (event: KeyboardEvent) => {
    const text = (event.timeStamp - typed.at > pause ? '' : typed.text) + event.key;
    const found = lettered(lines, { at: active, letters: text });
    setTyped({ text, at: event.timeStamp });
    if (found >= 0) setActive(found);
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose();
    if (isSaving(event)) {
      const meant = walkedTo === undefined && begin < 0 ? undefined : lines[active];
      onClose();
      if (meant && !meant.disabled && !several) onTake(meant);
      return;
    }
    const isSearched = typed.text !== '' && event.timeStamp - typed.at < pause;
    const next = walked(lines, { at: active, key: event.key });
    const takes = event.key === 'Enter' || (event.key === ' ' && !isSearched);
    if (next === undefined && !takes && event.key !== 'Escape' && !isTyped(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onClose();
    if (next !== undefined) return setActive(next);
    if (!takes) return find(event);
    const line = lines[active];
    if (line && !line.disabled) onTake(line);
  };

  return (
    <Floating anchor={anchor} onLeave={onLeave}>
      <div style={{ minWidth: anchor.offsetWidth }} className={optionListClass}>
        <OptionLines
          id={id}
          label={label}
          lines={lines}
          active={active}
          several={several}
          onActive={setActive}
          onTake={onTake}
          onKeyDown={walk}
        />
        {lines.length === 0 && note !== undefined && (
          <p role="status" className="flex h-13 items-center px-4 text-3">
            {note}
          </p>
        )}
      </div>
    </Floating>
  );
}

function isTyped({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !altKey && !metaKey;
}
