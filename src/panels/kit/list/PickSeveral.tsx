import type { ChoiceItem } from '../../../domain/define/field.ts';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { valuesOf, withValues, type EditorProps } from './editorValues.ts';

/** Boxes to tick, one per choice. */
export function PickSeveral({ items, ...editor }: EditorProps & { items: readonly ChoiceItem[] }) {
  const chosen = valuesOf(editor);
  const toggle = (key: string, on: boolean) =>
    editor.onChange(withValues(editor, on ? [...chosen, key] : chosen.filter((it) => it !== key)));
  return (
    <div className="flex max-h-[320px] flex-col gap-3 overflow-y-auto">
      {items.map((item) => (
        <Checkbox key={item.key} value={chosen.includes(item.key)} onChange={(on) => toggle(item.key, on)}>
          <span className="max-w-[380px] truncate">{item.label}</span>
        </Checkbox>
      ))}
    </div>
  );
}
