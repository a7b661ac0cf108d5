import { useEffect, useEffectEvent } from 'react';

/** Marks a table with rows that can be added, for `useInsertKey`. */
export const insertMark = 'data-inserts';

/**
 * Einfg adds a row wherever in the record or panel the keyboard is, as the key beside the button says; where several
 * tables are shown it is the one with the keyboard. Inside the table its own keys come first.
 */
export function useInsertKey(table: HTMLElement | null, add: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, shiftKey, defaultPrevented, target, currentTarget } = event;
    if (key !== 'Insert' || ctrlKey || altKey || metaKey || shiftKey || defaultPrevented || !table) return;
    if (!(currentTarget instanceof Element) || (target instanceof Node && table.contains(target))) return;
    const shown = [...currentTarget.querySelectorAll(`[${insertMark}]`)].filter((it) => it.checkVisibility());
    if (shown.length !== 1 || shown[0] !== table) return;
    event.preventDefault();
    add();
  });
  useEffect(() => {
    const around = table?.closest<HTMLElement>('[data-record], [data-panel-url]');
    const listen = (event: KeyboardEvent) => press(event);
    around?.addEventListener('keydown', listen);
    return () => around?.removeEventListener('keydown', listen);
  }, [table]);
}
