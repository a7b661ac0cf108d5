import { useId, useState, type KeyboardEvent } from 'react';
import { optionText, type ComboOption } from './comboOption.ts';
import { boxClass, inputClass, oneLine } from './fieldBox.ts';
import { useFieldFrame } from './fieldContext.ts';
import { FieldMark } from './FieldMark.tsx';
import type { FieldProps } from './fieldProps.ts';
import { Floating } from '../overlays/Floating.tsx';
import { createKey, HitLines, hitLines } from './HitLines.tsx';
import { Icon } from '../display/Icon.tsx';
import { isSaving } from './isSaving.ts';
import { firstLine, walked } from './listWalk.ts';
import { optionListClass } from './optionList.ts';
import type { OptionLine } from './OptionLines.tsx';
import { useOptions, type LoadOptions } from './useOptions.ts';

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

/** One record found by typing; at rest it is a plain input, because a form holds dozens of them. */
export function ComboField(props: ComboFieldProps) {
  const {
    value,
    onChange,
    onCommit,
    load,
    selected,
    onPick,
    empty = 'Bitte wählen...',
    placeholder,
    autoFocus,
    className = '',
  } = props;
  const { box, control } = useFieldFrame(props);
  const listId = useId();
  const [query, setQuery] = useState<string>();
  /** What the open list hangs below. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const [isFocused, setFocused] = useState(false);
  const [picked, setPicked] = useState<ComboOption | null>(null);
  const [activeKey, setActiveKey] = useState<string>();
  /** Enter or Tab came before the hits did: the first of them is taken as soon as they are there. */
  const [isAwaited, setAwaited] = useState(false);
  const { options, retry } = useOptions(load, {
    query: query ?? '',
    open: isOpen || isAwaited,
    onAnswer: (list) => isAwaited && settle(list),
  });
  const present =
    value === null
      ? null
      : ([selected, picked, ...options.list].find((option) => option?.key === value) ?? { key: value, label: value });
  const lines = isOpen ? hitLines({ options, empty: query === undefined || query === '' ? empty : null, value }) : [];
  const walkedTo = lines.findIndex((line) => line.key === activeKey);
  const isTyped = query !== undefined && query !== '';
  /** Where the present value is not among the lines, none is meant until somebody types or walks. */
  const isElsewhere = value !== null && !isTyped && !lines.some((line) => line.chosen);
  const active = walkedTo >= 0 ? walkedTo : isElsewhere ? -1 : firstLine(lines);

  const show = (control: HTMLElement) => {
    setActiveKey(undefined);
    setAnchor(control.parentElement);
  };
  const close = () => {
    setAnchor(null);
    setQuery(undefined);
    setAwaited(false);
  };
  const pick = (option: ComboOption | null) => {
    setPicked(option);
    onChange(option?.key ?? null);
    onPick?.(option);
    onCommit?.(option?.key ?? null);
  };
  const take = ({ key }: OptionLine) => {
    close();
    if (key === createKey) options.nothingYet?.create?.run();
    else if (key !== (value ?? '')) pick(options.list.find((option) => option.key === key) ?? null);
  };
  const settle = (list: readonly ComboOption[]) => {
    const first = list.find((option) => !option.disabled);
    if (!first && isFocused) return setAwaited(false);
    close();
    if (first && first.key !== value) pick(first);
  };
  const type = (input: HTMLInputElement, text: string) => {
    setAwaited(false);
    setQuery(text);
    show(input);
    if (text === '') pick(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (box.isFixed) return;
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      return show(event.currentTarget);
    }
    const line = options.state === 'ready' ? lines[active] : undefined;
    if (options.state === 'loading' && isTyped && (event.key === 'Tab' || event.key === 'Enter')) {
      if (event.key === 'Enter') event.preventDefault();
      return setAwaited(true);
    }
    if (event.key === 'Tab' || isSaving(event))
      return line && !line.disabled && line.key !== createKey && (isTyped || activeKey !== undefined)
        ? take(line)
        : close();
    const next =
      event.key === 'Home' || event.key === 'End' ? undefined : walked(lines, { at: active, key: event.key });
    if (next === undefined && event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return close();
    if (next !== undefined) return setActiveKey(lines[next]?.key);
    if (line && !line.disabled) take(line);
  };

  return (
    <span className={`${boxClass(box)} ${oneLine} ${className}`}>
      {!isFocused && present && <Face option={present} />}
      <input
        {...control}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        value={query ?? (present ? optionText(present) : '')}
        placeholder={placeholder ?? (box.isFixed ? undefined : (empty ?? undefined))}
        disabled={box.isFixed}
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        onFocus={(event) => {
          setFocused(true);
          event.currentTarget.select();
        }}
        onBlur={() => {
          setFocused(false);
          if (isAwaited) setAnchor(null);
          else close();
        }}
        onClick={({ currentTarget }) => {
          if (!isOpen) show(currentTarget);
        }}
        onChange={(event) => type(event.currentTarget, event.target.value)}
        onKeyDown={onKeyDown}
        className={`${inputClass} ${!isFocused && present ? 'text-transparent' : ''}`}
      />
      {present && isFocused && !box.isFixed && empty !== null && (
        <button
          type="button"
          tabIndex={-1}
          aria-label="Leeren"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => pick(null)}
          className="text-3 hover:text-1"
        >
          <Icon name="x" size={12} />
        </button>
      )}
      <FieldMark invalid={box.invalid} readOnly={box.readOnly} />
      {!box.readOnly && (
        <button
          type="button"
          tabIndex={-1}
          disabled={box.isFixed}
          aria-label="Liste öffnen"
          onPointerDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => {
            if (isOpen) return close();
            currentTarget.parentElement?.querySelector('input')?.focus();
            show(currentTarget);
          }}
          className="-mr-1 text-3"
        >
          <Icon name="chevrons-up-down" size={12} />
        </button>
      )}
      {anchor && (
        <Floating anchor={anchor} onLeave={close}>
          <div style={{ minWidth: anchor.offsetWidth }} className={optionListClass}>
            <HitLines
              id={listId}
              label={control['aria-label']}
              lines={lines}
              options={options}
              active={active}
              onActive={(at) => setActiveKey(lines[at]?.key)}
              onTake={take}
              onRetry={retry}
            />
          </div>
        </Floating>
      )}
    </span>
  );
}

/** The value at rest, with its code in medium weight. */
function Face({ option }: { option: ComboOption }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 right-13 left-3.5 flex items-center gap-2 overflow-hidden"
    >
      {option.code && <span className="font-medium">{option.code}</span>}
      <span className="truncate">{option.label}</span>
    </span>
  );
}
