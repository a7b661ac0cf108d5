import { useState } from 'react';
import { ComboField } from '../../../ui/inputs/ComboField.tsx';
import { Chip } from '../../../ui/display/Chip.tsx';
import { referenceOptions } from '../referenceOptions.ts';
import { useNames } from '../useNames.ts';
import { valuesOf, withValues, type EditorProps } from './editorValues.ts';

/** Records found by typing, of which any may fit. */
export function PickRecords({ path, ...editor }: EditorProps & { path: string }) {
  const chosen = valuesOf(editor).map((it) => (it.startsWith('/api/') ? it : `/api/${path}/${it}`));
  const refer = useNames(chosen);
  const [round, setRound] = useState(0);
  const add = (iri: string | null) => {
    if (iri !== null && !chosen.includes(iri)) editor.onChange(withValues(editor, [...chosen, iri]));
    setRound(round + 1);
  };
  return (
    <>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {chosen.map((iri) => (
            <Chip
              key={iri}
              onRemove={() =>
                editor.onChange(
                  withValues(
                    editor,
                    chosen.filter((it) => it !== iri),
                  ),
                )
              }
            >
              {refer(iri)}
            </Chip>
          ))}
        </div>
      )}
      <ComboField
        key={round}
        label="Hinzufügen"
        value={null}
        onChange={add}
        load={referenceOptions(path)}
        empty={null}
        placeholder="Suchen …"
        autoFocus={round > 0}
      />
    </>
  );
}
