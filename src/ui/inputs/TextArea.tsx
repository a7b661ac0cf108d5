import { boxClass } from './fieldBox.ts';
import { useFieldFrame } from './fieldContext.ts';
import type { FieldProps } from './fieldProps.ts';
import { TypedTextArea, useTypedText } from './typedText.tsx';

export interface TextAreaProps extends FieldProps<string> {
  rows?: number | undefined;
  maxLength?: number | undefined;
}

/** Several lines; it grows with its text instead of scrolling, and Ctrl+Enter stays free for saving. */
export function TextArea(props: TextAreaProps) {
  const { rows = 2, maxLength, placeholder, autoFocus, className = '' } = props;
  const { box, control } = useFieldFrame(props);
  const { ref, defaultValue, onChange, commit } = useTypedText<HTMLTextAreaElement>(props);
  return (
    <span className={`${boxClass(box)} items-stretch text-12 ${className}`}>
      <TypedTextArea
        ref={ref}
        {...control}
        defaultValue={defaultValue}
        rows={rows}
        placeholder={placeholder}
        readOnly={box.readOnly}
        disabled={box.disabled}
        maxLength={maxLength}
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        onChange={onChange}
        onBlur={commit}
        className="field-sizing-content min-h-21 max-h-120 w-full resize-y bg-transparent px-3.5 py-2 text-inherit outline-none focus-visible:outline-none disabled:text-off"
      />
    </span>
  );
}
