import {
  memo,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import type { FieldProps } from './fieldProps.ts';

/** The native elements, drawn anew only when something else than their text changes. */
export const TypedInput = memo((props: ComponentProps<'input'>) => <input {...props} />);
export const TypedTextArea = memo((props: ComponentProps<'textarea'>) => <textarea {...props} />);

/**
 * Binds a native text to its field, which keeps the say over it; a text that React holds has its name, type and value
 * written anew at every letter.
 */
export function useTypedText<E extends HTMLInputElement | HTMLTextAreaElement>(
  field: Pick<FieldProps<string>, 'value' | 'onChange' | 'onCommit'>,
) {
  const ref = useRef<E>(null);
  const latest = useRef(field);
  const [defaultValue] = useState(field.value);
  const [handlers] = useState(() => {
    const show = () => {
      const { value } = latest.current;
      if (ref.current && ref.current.value !== value) ref.current.value = value;
    };
    const commit = () => latest.current.onCommit?.(latest.current.value);
    const onChange = ({ currentTarget }: SyntheticEvent<E>) => {
      latest.current.onChange(currentTarget.value);
      // A field may keep less than was typed, or nothing of it; React has drawn what it kept by then.
      queueMicrotask(show);
    };
    return { show, onChange, commit, onEnter: ({ key }: KeyboardEvent) => key === 'Enter' && commit() };
  });
  useLayoutEffect(() => {
    latest.current = field;
    handlers.show();
  });
  return { ref, defaultValue, ...handlers };
}
