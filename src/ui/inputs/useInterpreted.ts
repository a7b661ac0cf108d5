import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Understood } from './fieldProps.ts';
import { useTellProblem, type OnProblem } from './useTellProblem.ts';

/** What a field made of free input: a value with its words, or why it made nothing of it. */
export type Reading<T> = Understood<T> | { error: string };

export interface Interpretation<T> {
  value: T | null;
  format: (value: T) => string;
  read: (typed: string) => Reading<T>;
  onChange: (value: T | null) => void;
  onCommit?: ((value: T | null) => void) | undefined;
  onProblem?: OnProblem;
  /** Arrow keys: the value one step further. */
  step?: ((value: T | null, direction: 1 | -1) => T | null) | undefined;
}

/**
 * Free input like "+3": the form gets its value when the field is left, until then the field shows what it understands.
 */
export function useInterpreted<T>({ value, format, read, onChange, onCommit, onProblem, step }: Interpretation<T>) {
  const [typed, setTyped] = useState<string>();
  const [focused, setFocused] = useState(false);
  const saved = value === null ? '' : format(value);
  const [seen, setSeen] = useState(saved);
  if (seen !== saved) {
    setSeen(saved);
    setTyped(undefined);
  }
  const reading = typed === undefined || typed.trim() === '' ? undefined : read(typed);
  const problem = reading && 'error' in reading ? reading.error : undefined;
  const understood = reading && 'value' in reading ? reading : undefined;
  useTellProblem(problem, onProblem);

  const take = (next: T | null) => {
    setTyped(undefined);
    onChange(next);
    onCommit?.(next);
  };
  const commit = () => {
    // What was not understood changes nothing, but the form is to say so now that the field is left.
    if (typed === undefined || problem !== undefined) return onCommit?.(value);
    take(understood ? understood.value : null);
  };
  const discard = () => setTyped(undefined);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || ((event.ctrlKey || event.metaKey) && event.key === 's')) return commit();
    if (event.key === 'Escape' && typed !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      return discard();
    }
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || !step || event.altKey) return;
    event.preventDefault();
    take(step(understood?.value ?? value, direction));
  };

  return {
    shown: typed ?? saved,
    /** Shown while the field has the focus. */
    hint: focused ? reading : undefined,
    /** Left with something that was not understood. */
    problem: focused ? undefined : problem,
    take,
    input: {
      onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        setFocused(true);
        event.currentTarget.select();
      },
      onBlur: () => {
        setFocused(false);
        commit();
      },
      onKeyDown,
    },
  };
}
