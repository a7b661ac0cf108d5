import { useCallback, useId, useState, type KeyboardEvent } from 'react';
import { optionText, type ComboOption } from './comboOption.ts';
import { boxClass, inputClass, oneLine } from './fieldBox.ts';
import { useFieldFrame } from './fieldContext.ts';
import { FieldMark } from './FieldMark.tsx';
import type { FieldProps } from './fieldProps.ts';
import { Floating } from '../overlays/Floating.tsx';
import { Icon } from '../display/Icon.tsx';
import { optionClass, optionListClass } from './optionList.ts';
import { useOptions, type LoadOptions } from './useOptions.ts';

export interface SuggestFieldProps extends FieldProps<string> {
  /** Finds hits for what was typed; keep its identity stable. */
  load: LoadOptions;
  /** A hit was taken; what was typed is not changed by it. */
  onPick: (option: ComboOption) => void;
  maxLength?: number | undefined;
}

/**
 * Free text with hits below it: what is typed counts, unless somebody takes a hit by Enter or a click; the one that
 * Enter would take is marked.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { value, onChange, onCommit, load, onPick, placeholder, maxLength, autoFocus, className = '' } = props;
  const { box, control } = useFieldFrame(props);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [query, setQuery] = useState<string>();
  /** The hit somebody walked or pointed to; before that the first one of what was typed is meant. */
  const [walkedTo, setWalkedTo] = useState<number>();
  const listId = useId();
  const isOpen = query !== undefined;
  const { options } = useOptions(load, { query: query ?? '', open: isOpen });
  const hits = isOpen ? options.list : [];
  const isTyped = query !== undefined && query !== '' && options.state === 'ready';
  const active = Math.min(walkedTo ?? (isTyped ? 0 : -1), hits.length - 1);
  /** What Enter takes; Tab and Esc keep what was typed. */
  const current = hits[active];

  const close = useCallback(() => {
    setQuery(undefined);
    setWalkedTo(undefined);
  }, []);
  const take = (option: ComboOption) => {
    close();
    onPick(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (event.key === 'Enter') {
      if (!current) return onCommit?.(value);
      event.preventDefault();
      return take(current);
    }
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || box.isFixed) return;
    event.preventDefault();
    if (!isOpen) return setQuery('');
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setWalkedTo(Math.max(-1, Math.min(hits.length - 1, active + step)));
  };

  return (
    <span ref={setAnchor} className={`${boxClass(box)} ${oneLine} ${className}`}>
      <input
        {...control}
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={hits.length > 0 ? listId : undefined}
        aria-activedescendant={current ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        value={value}
        placeholder={placeholder}
        readOnly={box.isFixed}
        disabled={box.disabled}
        maxLength={maxLength}
        autoFocus={autoFocus}
        onChange={(event) => {
          onChange(event.target.value);
          setQuery(event.target.value);
          setWalkedTo(undefined);
        }}
        onBlur={() => {
          close();
          onCommit?.(value);
        }}
        onKeyDown={onKeyDown}
        className={inputClass}
      />
      <FieldMark invalid={box.invalid} readOnly={box.readOnly} />
      {!box.isFixed && (
        <button
          type="button"
          tabIndex={-1}
          aria-label="Liste öffnen"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => (isOpen ? close() : setQuery(''))}
          className="-mr-1 text-3 hover:text-1"
        >
          <Icon name="chevrons-up-down" />
        </button>
      )}
      {hits.length > 0 && anchor && (
        <Floating anchor={anchor} gap={3} onLeave={close}>
          <div
            id={listId}
            role="listbox"
            tabIndex={-1}
            aria-label={props.label ?? 'Vorschläge'}
            style={{ minWidth: anchor.offsetWidth }}
            className={optionListClass}
          >
            {hits.map((option, at) => (
              <div
                key={option.key}
                id={`${listId}-${at}`}
                role="option"
                aria-selected={at === active}
                aria-label={optionText(option)}
                data-focus={at === active || undefined}
                onPointerMove={() => setWalkedTo(at)}
                tabIndex={-1}
                onPointerDown={(event) => {
                  event.preventDefault();
                  take(option);
                }}
                className={optionClass}
              >
                <span className="min-w-0 flex-1 truncate">{option.label}</span>
                {option.hint && <span className="pl-6 text-11 text-3">{option.hint}</span>}
              </div>
            ))}
          </div>
        </Floating>
      )}
    </span>
  );
}
