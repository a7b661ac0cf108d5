/** What every field understands; the form keeps the value, the field only shows and asks. */
export interface FieldProps<T> {
  value: T;
  onChange: (value: T) => void;
  /** The person is done with the field: it lost focus or Enter was pressed. */
  onCommit?: ((value: T) => void) | undefined;
  /** Accessible name; inside a `Field` with one control it may be left out. */
  label?: string | undefined;
  error?: string | undefined;
  dirty?: boolean | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
  className?: string | undefined;
}

/** What free input like "+3" or "9-11" was understood as, shown before the field is left. */
export interface Understood<T> {
  value: T;
  /** "Di 24.11.2026" */
  text: string;
  /** "3 Tage nach Abholung" */
  note?: string | undefined;
}
