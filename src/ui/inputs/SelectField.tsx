import { requiredText } from '../../domain/define/requiredText.ts';
import { useState } from 'react';
import { boxClass, oneLine } from './fieldBox.ts';
import { useFieldFrame } from './fieldContext.ts';
import type { FieldProps } from './fieldProps.ts';
import { Icon } from '../display/Icon.tsx';
import { ListButton } from './ListButton.tsx';
import type { OptionLine } from './OptionLines.tsx';

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
  const {
    value,
    onChange,
    onCommit,
    options,
    empty = 'Bitte wählen...',
    placeholder,
    autoFocus,
    className = '',
  } = props;
  const { box, control } = useFieldFrame(props);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = options.find((option) => option.key === value);
  const shown = chosen?.label ?? placeholder ?? (box.isFixed ? '' : (empty ?? ''));
  const { 'aria-label': label, 'aria-required': required, ...frame } = control;
  const take = ({ key }: OptionLine) => {
    const next = options.find((option) => option.key === key)?.key ?? null;
    onChange(next);
    onCommit?.(next);
  };
  return (
    <ListButton
      {...frame}
      label={[[label, required && requiredText].filter(Boolean).join(', '), shown].filter(Boolean).join(': ')}
      listLabel={label}
      lines={anchor ? linesOf({ options, empty, value }) : []}
      anchor={anchor}
      onOpen={setAnchor}
      onTake={take}
      disabled={box.isFixed}
      autoFocus={autoFocus}
      className={`${boxClass(box)} focus-inside ${oneLine} text-left ${className}`}
    >
      <span className={`min-w-0 flex-1 truncate ${chosen ? '' : 'text-3'}`}>{shown}</span>
      {!box.readOnly && <Icon name="chevron-down" size={12} className="text-3" />}
    </ListButton>
  );
}

function linesOf({
  options,
  empty,
  value,
}: {
  options: readonly SelectOption[];
  empty: string | null;
  value: string | null;
}): readonly OptionLine[] {
  const none =
    empty === null
      ? []
      : [
          {
            key: '',
            text: empty,
            chosen: false,
            quiet: true,
            face: (
              <>
                <span className="w-7" />
                {empty}
              </>
            ),
          },
        ];
  const lines = options.map(({ key, label, hint, disabled }) => ({
    key,
    text: label,
    chosen: key === value,
    disabled,
    face: <Line label={label} hint={hint} isOn={key === value} />,
  }));
  return [...none, ...lines];
}

function Line({ label, hint, isOn }: { label: string; hint: string | undefined; isOn: boolean }) {
  return (
    <>
      {isOn ? <Icon name="check" className="text-2" /> : <span className="w-7" />}
      {label}
      {hint && <span className="ml-auto pl-6 text-11 text-3">{hint}</span>}
    </>
  );
}
