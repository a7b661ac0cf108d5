import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useEffect, useState } from 'react';
import { optionText, type ComboOption } from './comboOption.ts';
import { boxClass, inputClass, oneLine } from './fieldBox.ts';
import { useFieldFrame } from './fieldContext.ts';
import { FieldMark } from './FieldMark.tsx';
import type { FieldProps } from './fieldProps.ts';
import { Icon } from './Icon.tsx';
import { optionClass, optionListClass } from './optionList.ts';
import { useOptions, type LoadOptions, type Options } from './useOptions.ts';

export interface ComboFieldProps extends FieldProps<string | null> {
  /** Finds hits for what was typed; keep its identity stable. */
  load: LoadOptions;
  /** How the present value reads, as long as it was not picked here. */
  selected?: ComboOption | null | undefined;
  /** The whole hit, for forms that take more from it than its key. */
  onPick?: ((option: ComboOption | null) => void) | undefined;
  /** The line for "none"; `null` when one must be chosen. */
  empty?: string | null | undefined;
}

/** One record found by typing. */
export function ComboField(props: ComboFieldProps) {
  const { value, onChange, onCommit, load, selected, onPick, empty = 'Bitte wählen...', placeholder, autoFocus, className = '' } = props;
  const { box, control } = useFieldFrame(props);
  const [query, setQuery] = useState('');
  const [focused, setFocused] = useState(false);
  const [picked, setPicked] = useState<ComboOption | null>(null);
  const [open, setOpen] = useState(false);
  const { options, retry } = useOptions(load, { query, open });
  const locked = box.disabled || box.readOnly;
  const present = value === null ? null : ([selected, picked, ...options.list].find((option) => option?.key === value) ?? { key: value, label: value });

  const pick = (option: ComboOption | null) => {
    setPicked(option);
    onChange(option?.key ?? null);
    onPick?.(option);
    onCommit?.(option?.key ?? null);
  };

  return (
    <Combobox
      value={present}
      by="key"
      onChange={pick}
      onClose={() => {
        setOpen(false);
        setQuery('');
      }}
      disabled={locked}
    >
      {({ open: isOpen }) => (
        <span className={`${boxClass(box)} ${oneLine} ${className}`}>
          <Opened open={isOpen} onOpen={setOpen} />
          {!focused && present && <Face option={present} />}
          <ComboboxInput
            {...control}
            autoComplete="off"
            displayValue={(option: ComboOption | null) => (option ? optionText(option) : '')}
            placeholder={placeholder ?? empty ?? undefined}
            autoFocus={autoFocus ?? false}
            onFocus={(event) => {
              setFocused(true);
              event.currentTarget.select();
            }}
            onBlur={() => setFocused(false)}
            onChange={(event) => setQuery(event.target.value)}
            className={`${inputClass} ${!focused && present ? 'text-transparent' : ''}`}
          />
          {present && focused && !locked && empty !== null && (
            <button type="button" tabIndex={-1} aria-label="Leeren" onPointerDown={(event) => event.preventDefault()} onClick={() => pick(null)} className="text-3 hover:text-1">
              <Icon name="x" size={12} />
            </button>
          )}
          <FieldMark invalid={box.invalid} readOnly={box.readOnly} />
          {!box.readOnly && (
            <ComboboxButton aria-label="Liste öffnen" className="-mr-1 text-3">
              <Icon name="chevrons-up-down" size={12} />
            </ComboboxButton>
          )}
          <ComboboxOptions anchor={{ to: 'bottom start', gap: 7, offset: -8 }} modal={false} className={`${optionListClass} min-w-[calc(var(--input-width)+var(--button-width)+24px)]`}>
            <Hits options={options} empty={query === '' ? empty : null} onRetry={retry} />
          </ComboboxOptions>
        </span>
      )}
    </Combobox>
  );
}

/** Tells the search that the list is open, because headlessui only tells its children. */
function Opened({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  useEffect(() => onOpen(open), [open, onOpen]);
  return null;
}

/** The value at rest, with its code in medium weight. */
function Face({ option }: { option: ComboOption }) {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-y-0 right-13 left-3.5 flex items-center gap-2 overflow-hidden">
      {option.code && <span className="font-medium">{option.code}</span>}
      <span className="truncate">{option.label}</span>
    </span>
  );
}

function Hits({ options, empty, onRetry }: { options: Options; empty: string | null; onRetry: () => void }) {
  const line = 'flex h-13 items-center px-4 text-3';
  if (options.state === 'failed') {
    return (
      <button type="button" onPointerDown={(event) => event.preventDefault()} onClick={onRetry} className={`${line} w-full gap-3 text-danger`}>
        <Icon name="circle-alert" />
        Fehler beim Abruf, erneut versuchen
      </button>
    );
  }
  return (
    <>
      {empty !== null && <ComboboxOption value={null} className={`${optionClass} text-3`}>{empty}</ComboboxOption>}
      {options.list.map((option) => (
        <ComboboxOption key={option.key} value={option} disabled={option.disabled ?? false} className={optionClass}>
          {option.code && <span className="font-medium">{option.code}</span>}
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
          {option.hint && <span className="pl-6 text-11 text-3">{option.hint}</span>}
        </ComboboxOption>
      ))}
      {options.state === 'loading' && options.list.length === 0 && <div className={line}>Suche läuft ...</div>}
      {options.state === 'ready' && options.list.length === 0 && <div className={line}>Keine Treffer</div>}
    </>
  );
}
