import { Checkbox } from './Checkbox.tsx';

interface OptionBoxesProps<Key extends string> {
  options: readonly { readonly key: Key; readonly label: string; readonly note?: string | undefined }[];
  ticked: { readonly [Name in Key]?: boolean };
  onChange: (ticked: { readonly [Name in Key]?: boolean }) => void;
}

/** The boxes that belong to a question, each with what it brings about behind it. */
export function OptionBoxes<Key extends string>({ options, ticked, onChange }: OptionBoxesProps<Key>) {
  if (options.length === 0) return null;
  return (
    <div className="mt-5 flex flex-col gap-4">
      {options.map(({ key, label, note }) => (
        <Checkbox key={key} value={ticked[key] ?? false} onChange={(value) => onChange({ ...ticked, [key]: value })}>
          {label}
          {note !== undefined && <span className="pl-3 text-2">{note}</span>}
        </Checkbox>
      ))}
    </div>
  );
}
