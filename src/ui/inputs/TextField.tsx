import type { FocusEvent, ReactNode } from 'react';
import { boxClass, inputClass, oneLargeLine, oneLine } from './fieldBox.ts';
import { useFieldFrame } from './fieldContext.ts';
import type { FieldProps } from './fieldProps.ts';
import { FieldMark } from './FieldMark.tsx';
import { Icon } from '../display/Icon.tsx';
import type { IconName } from '../display/iconName.ts';
import { TypedInput, useTypedText } from './typedText.tsx';

export interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | undefined;
  icon?: IconName | undefined;
  /** Unit, counter or a small button at the right edge. */
  unit?: ReactNode | undefined;
  /** Figures in columns (num) or plates and VINs (ident). */
  figures?: 'num' | 'ident' | undefined;
  maxLength?: number | undefined;
  autoComplete?: string | undefined;
  /** 34 px high, for the login. */
  large?: boolean | undefined;
  /** What stands there is a proposal: typing replaces it. */
  isProposal?: boolean | undefined;
  /** The list that this text searches and whose lines the arrow keys walk. */
  walks?: { readonly list: string; readonly active: string | undefined } | undefined;
}

/** The same function at every drawing, or the native element would be drawn anew at every letter. */
const selectAll = (event: FocusEvent<HTMLInputElement>) => event.target.select();

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    type = 'text',
    icon,
    unit,
    figures,
    maxLength,
    autoComplete = 'off',
    large = false,
    isProposal = false,
    walks,
    placeholder,
    autoFocus,
    className = '',
  } = props;
  const { box, control } = useFieldFrame(props);
  const { ref, defaultValue, onChange, commit, onEnter } = useTypedText<HTMLInputElement>(props);
  return (
    <span className={`${boxClass(box)} ${large ? oneLargeLine : oneLine} ${className}`}>
      {icon && <Icon name={icon} size={12} className="text-3" />}
      <TypedInput
        ref={ref}
        {...control}
        {...(walks && {
          role: 'combobox',
          'aria-expanded': true,
          'aria-autocomplete': 'list',
          'aria-controls': walks.list,
          'aria-activedescendant': walks.active,
        })}
        type={type}
        defaultValue={defaultValue}
        placeholder={placeholder}
        readOnly={box.readOnly}
        disabled={box.disabled}
        maxLength={maxLength}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        onFocus={isProposal ? selectAll : undefined}
        onChange={onChange}
        onBlur={commit}
        onKeyDown={onEnter}
        className={`${inputClass} ${figures ?? ''}`}
      />
      {unit && <span className="text-11 text-3">{unit}</span>}
      <FieldMark invalid={box.invalid} readOnly={box.readOnly} />
    </span>
  );
}
