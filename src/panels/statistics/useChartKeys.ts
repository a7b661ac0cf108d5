import { useId, type KeyboardEvent } from 'react';

type Keys = {
  readonly keys: readonly string[];
  readonly current: string | null;
  readonly onCurrent: (key: string | null) => void;
  readonly onOpen: (key: string) => void;
};

/** A chart is one stop of the Tab key: arrows lead from bar to bar, Enter opens the list behind one. */
export function useChartKeys({ keys, current, onCurrent, onOpen }: Keys) {
  const id = useId();
  const at = current === null ? -1 : keys.indexOf(current);
  const idOf = (key: string) => `${id}-${String(keys.indexOf(key))}`;
  const goTo = (next: number) => onCurrent(keys[Math.min(Math.max(next, 0), keys.length - 1)] ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, () => void>> = {
      ArrowRight: () => goTo(at + 1),
      ArrowDown: () => goTo(at + 1),
      ArrowLeft: () => goTo(at < 0 ? keys.length - 1 : at - 1),
      ArrowUp: () => goTo(at < 0 ? keys.length - 1 : at - 1),
      Home: () => goTo(0),
      End: () => goTo(keys.length - 1),
      Enter: () => current !== null && onOpen(current),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  return {
    idOf,
    frame: {
      role: 'listbox',
      tabIndex: 0,
      'aria-activedescendant': current === null || at < 0 ? undefined : idOf(current),
      onKeyDown,
      onMouseLeave: () => onCurrent(null),
    },
    barOf: (key: string) => ({
      role: 'option',
      id: idOf(key),
      'aria-selected': key === current,
      onMouseEnter: () => onCurrent(key),
      onClick: () => onOpen(key),
    }),
  };
}
