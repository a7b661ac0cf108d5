import { useId, type FocusEventHandler, type ReactNode } from 'react';
import { ChangedTip, type Changed } from './ChangedTip.tsx';
import { FieldContext } from './fieldContext.ts';

export interface FieldLayoutProps {
  label: string;
  /** One control, or several that belong together such as postcode and town. */
  children: ReactNode;
  /** Several controls: each brings its own label, error and dirty mark. */
  group?: boolean | undefined;
  required?: boolean | undefined;
  error?: string | undefined;
  hint?: ReactNode | undefined;
  /** The field differs from what is saved: what it was, and the way back. */
  changed?: Changed | undefined;
  presence?: readonly string[] | undefined;
  /** Label above instead of left; in address blocks the left label is narrower. */
  layout?: keyof typeof layouts | undefined;
  /** Path of the field in its form, so that it can be found there. */
  field?: string | undefined;
  onBlur?: FocusEventHandler | undefined;
  className?: string | undefined;
}

/** In a panel that is hardly broader than a figure with its unit, every label stands above. */
const layouts = {
  left: 'grid-cols-[var(--w-label)_minmax(0,1fr)] @max-[330px]:grid-cols-1',
  narrow: 'grid-cols-[72px_minmax(0,1fr)] @max-[330px]:grid-cols-1',
  above: 'grid-cols-[minmax(0,1fr)]',
} as const;

/** Label, control and what there is to say about it; only the error adds a line. */
export function Field(props: FieldLayoutProps) {
  const {
    label,
    children,
    group = false,
    required,
    error,
    hint,
    changed,
    presence,
    layout = 'left',
    field,
    onBlur,
    className = '',
  } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const said = `${id}-said`;
  const describedBy = error || hint || changed ? said : undefined;
  const frame = group
    ? { grouped: true, ...(describedBy && { describedBy }), presence }
    : {
        controlId: id,
        ...(describedBy && { describedBy }),
        label,
        error,
        dirty: changed !== undefined,
        required,
        presence,
      };
  const Label = group ? 'span' : 'label';
  const second = layout === 'above' ? '' : 'col-start-2 @max-[330px]:col-start-1';
  return (
    <div
      data-field={field}
      onBlur={onBlur}
      role={group ? 'group' : undefined}
      aria-labelledby={group ? labelId : undefined}
      className={`grid min-w-0 content-start items-start gap-x-4 ${layout === 'above' ? 'gap-y-1' : ''} ${layouts[layout]} ${className}`}
    >
      <Label
        id={labelId}
        {...(group ? {} : { htmlFor: id })}
        className={`truncate text-11 text-2 ${layout === 'above' ? '' : 'leading-[26px] @max-[330px]:leading-[18px]'}`}
      >
        {label}
        {required && (
          <span aria-hidden className="text-3">
            {' '}
            *
          </span>
        )}
      </Label>
      <ChangedTip changed={changed}>
        <FieldContext value={frame}>{children}</FieldContext>
      </ChangedTip>
      {(error || hint) && (
        <p
          data-error={error ? '' : undefined}
          className={`flex items-center gap-2 text-11 leading-[15px] ${second} ${error ? 'text-danger' : 'text-3'}`}
        >
          {error ?? hint}
        </p>
      )}
      {describedBy && (
        <span id={said} className="sr-only">
          {error ?? hint} {changed && `geändert, vorher: ${changed.before || 'leer'}`}
        </span>
      )}
    </div>
  );
}
