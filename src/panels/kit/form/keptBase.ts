import type { FormValues } from './formValues.ts';

type Kept = { readonly values: FormValues; readonly base: FormValues };

/**
 * What stood in each kept field when it was changed, and not what others have saved there since: otherwise a draft that
 * comes back would overwrite them without a question. A field that is no longer changed is forgotten, and begins anew
 * when it is changed again.
 */
export function keptBase(input: Kept, before: FormValues, found: Kept | null): FormValues {
  const known = (path: string) =>
    path in before ? before[path] : found && path in found.base ? found.base[path] : input.base[path];
  return Object.fromEntries(Object.keys(input.values).map((path) => [path, known(path)]));
}
