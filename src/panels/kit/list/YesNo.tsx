import { Radio } from '../../../ui/inputs/Radio.tsx';
import { valuesOf, withValues, type EditorProps } from './editorValues.ts';

/** Yes or no, in the spelling of the field. */
export function YesNo({ yes = 'true', no = 'false', ...editor }: EditorProps & { yes?: string; no?: string }) {
  const [value] = valuesOf(editor);
  const shown = value === undefined ? null : value === yes || value === '1' || value === 'true' ? yes : no;
  return (
    <Radio
      label="Wert"
      value={shown}
      onChange={(next) => editor.onChange(withValues(editor, next === null ? [] : [next]))}
      options={[
        { value: yes, label: 'ja' },
        { value: no, label: 'nein' },
      ]}
    />
  );
}
