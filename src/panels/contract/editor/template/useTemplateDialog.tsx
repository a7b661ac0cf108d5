import { useState, type ReactNode } from 'react';
import { givenPaths, leafPaths, patchOf } from '../../../kit/form/formValues.ts';
import type { RecordForm } from '../../../kit/form/recordForm.ts';
import { late } from '../../../kit/late.tsx';

const TemplateDialog = late({
  load: async () => (await import('./TemplateDialog.tsx')).default,
  giveUp: ({ onClose }) => onClose(),
});

/**
 * "Als Vorlage speichern" for the contract in this form: how to open the question, the question itself, and which
 * template the contract is about.
 */
export function useTemplateDialog({ resource, form }: RecordForm) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [values, setValues] = useState<Readonly<Record<string, unknown>> | null>(null);
  const open = () => {
    const all = form.getValues();
    setValues(patchOf(all, givenPaths(leafPaths(resource, Object.keys(resource.fields)), all)));
  };
  const dialog: ReactNode = values && (
    <TemplateDialog values={values} started={chosen} onSaved={setChosen} onClose={() => setValues(null)} />
  );
  return { chosen, setChosen, open, dialog };
}
