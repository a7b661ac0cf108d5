import { Checkbox } from './Checkbox.tsx';

interface OptionBoxesProps {
  options: readonly { readonly key: string; readonly label: string; readonly note?: string | undefined }[];
  ticked: Readonly<Record<string, boolean>>;
  onChange: (ticked: Readonly<Record<string, boolean>>) => void;
}

/** The boxes that belong to a question, each with what it brings about behind it. */
export function OptionBoxes({ options, ticked, onChange }: OptionBoxesProps) {
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
