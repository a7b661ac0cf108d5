import { lazy, Suspense, useState, type ReactNode } from 'react';
import { givenPaths, leafPaths, patchOf } from '../../kit/form/formValues.ts';
import type { RecordForm } from '../../kit/form/useRecordForm.ts';

const TemplateDialog = lazy(() => import('./TemplateDialog.tsx'));

/** "Als Vorlage speichern" for the order in this form: how to open the question, the question itself, and which template the order is about. */
export function useTemplateDialog({ resource, form }: RecordForm) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [values, setValues] = useState<Readonly<Record<string, unknown>> | null>(null);
  const open = () => {
    const all = form.getValues();
    setValues(patchOf(all, givenPaths(leafPaths(resource, Object.keys(resource.fields)), all)));
  };
  const dialog: ReactNode = values && (
    <Suspense>
      <TemplateDialog values={values} started={chosen} onSaved={setChosen} onClose={() => setValues(null)} />
    </Suspense>
  );
  return { chosen, setChosen, open, dialog };
}
