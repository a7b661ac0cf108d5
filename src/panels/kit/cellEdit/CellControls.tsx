import type { Resource } from '../../../domain/define/resource.ts';
import { Field } from '../../../ui/inputs/Field.tsx';
import { FieldContext } from '../../../ui/inputs/fieldContext.ts';
import { FieldControl } from '../fields/controls.tsx';
import type { CellField } from './cellField.ts';
import { shownField } from './cellValues.ts';
import type { CellEntry } from './useCellInput.ts';

type Props = { readonly resource: Resource; readonly fields: readonly CellField[]; readonly entry: CellEntry };

/** One control alone, which its column names already, or several with their labels. */
export function CellControls({ resource, fields, entry: { shown, faults, set, setProblem } }: Props) {
  return fields.map((it) => {
    const { path } = it;
    const field = shownField(resource, it);
    const { label, kind } = field;
    const error = faults.find((fault) => fault.path === path)?.message;
    const control = (
      <FieldControl
        field={field}
        name={path}
        value={shown[path]}
        onChange={(value) => set(path, value)}
        readOnly={false}
        onProblem={(problem) => setProblem(path, problem)}
      />
    );
    if (fields.length > 1) {
      return (
        <div key={path} data-field={path} className={kind === 'longText' ? 'col-span-2' : 'min-w-0'}>
          <Field label={label} layout="above" {...(error !== undefined && { error })}>
            {control}
          </Field>
        </div>
      );
    }
    return (
      <div key={path} data-field={path} className={kind === 'longText' ? 'w-[360px]' : ''}>
        <FieldContext value={{ label, error }}>{control}</FieldContext>
        {error !== undefined && (
          <p role="alert" className="px-4 py-2 text-11 leading-[15px] text-danger">
            {error}
          </p>
        )}
      </div>
    );
  });
}
