import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { boxClass, oneLine } from './fieldBox.ts';
import { useFieldFrame } from './fieldContext.ts';
import type { FieldProps } from './fieldProps.ts';
import { Icon } from './Icon.tsx';
import { optionClass, optionListClass } from './optionList.ts';

export interface SelectOption<K extends string = string> {
  key: K;
  label: string;
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps<K extends string = string> extends FieldProps<K | null> {
  options: readonly SelectOption<K>[];
  /** The line for "none"; `null` when one must be chosen. */
  empty?: string | null | undefined;
}

/** One of a fixed list. */
export function SelectField<K extends string>(props: SelectFieldProps<K>) {
  const { value, onChange, onCommit, options, empty = 'Bitte wählen...', placeholder, autoFocus, className = '' } = props;
  const { box, control } = useFieldFrame(props);
  const chosen = options.find((option) => option.key === value);
  const shown = chosen?.label ?? placeholder ?? empty ?? '';
  const locked = box.disabled || box.readOnly;
  const { 'aria-label': label, 'aria-required': required, ...frame } = control;
  return (
    <Listbox
      value={value}
      onChange={(key: K | null) => {
        onChange(key);
        onCommit?.(key);
      }}
      disabled={locked}
    >
      <ListboxButton
        {...frame}
        aria-label={[[label, required && 'Pflichtfeld'].filter(Boolean).join(', '), shown].filter(Boolean).join(': ')}
        autoFocus={autoFocus ?? false}
        className={`${boxClass(box)} focus-inside ${oneLine} text-left ${className}`}
      >
        <span className={`min-w-0 flex-1 truncate ${chosen ? '' : 'text-3'}`}>{shown}</span>
        {!box.readOnly && <Icon name="chevron-down" size={12} className="text-3" />}
      </ListboxButton>
      <ListboxOptions anchor="bottom start" modal={false} className={optionListClass}>
        {empty !== null && (
          <ListboxOption value={null} className={`${optionClass} text-3`}>
            <span className="w-7" />
            {empty}
          </ListboxOption>
        )}
        {options.map((option) => (
          <ListboxOption key={option.key} value={option.key} disabled={option.disabled ?? false} className={optionClass}>
            {option.key === value ? <Icon name="check" className="text-2" /> : <span className="w-7" />}
            {option.label}
            {option.hint && <span className="ml-auto pl-6 text-11 text-3">{option.hint}</span>}
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
}
