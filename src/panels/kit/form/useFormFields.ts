import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { store } from '../../../api/records/entities.ts';
import { sessionAtom } from '../../../api/session/session.ts';
import type { Role } from '../../../domain/access/roles.ts';
import { mayChange, readableFields } from '../../../domain/access/visible.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import { offers } from '../../../domain/define/noun.ts';
import { leafPaths } from './formValues.ts';

export type FormFields = {
  /** Fields that stand in the form, to read or to change. */
  readonly names: readonly string[];
  /** Those among them that cannot be changed here. */
  readonly fixed: readonly string[];
  /** Paths that are compared, merged and sent. */
  readonly paths: readonly string[];
  canSee(path: string): boolean;
  canChange(path: string): boolean;
};

const noRoles: readonly Role[] = [];
const headOf = (path: string) => path.split('.', 1)[0] ?? path;

/** What the signed-in person may see and change of a record. */
export function useFormFields({
  resource,
  isNew,
  asked,
}: {
  resource: Resource;
  isNew: boolean;
  asked: readonly string[] | undefined;
}): FormFields {
  const roles = useAtomValue(sessionAtom, { store })?.roles ?? noRoles;
  return useMemo(() => {
    const readable = new Set(readableFields(resource, roles));
    const names = (asked ?? Object.keys(resource.fields)).filter((name) =>
      isShown(resource, { name, readable, roles, isAsked: asked !== undefined }),
    );
    const editable = new Set(names.filter((name) => isEditable(resource, { name, roles, isNew })));
    const shown = new Set(names);
    return {
      names,
      fixed: names.filter((name) => !editable.has(name)),
      paths: leafPaths(resource, [...editable]),
      canSee: (path) => shown.has(headOf(path)),
      canChange: (path) => editable.has(headOf(path)),
    };
  }, [resource, isNew, asked, roles]);
}

function isShown(
  resource: Resource,
  {
    name,
    readable,
    roles,
    isAsked,
  }: { name: string; readable: ReadonlySet<string>; roles: readonly Role[]; isAsked: boolean },
): boolean {
  const field = resource.fields[name];
  // What belongs to one save alone stands only in a form that wants it by name.
  if (!field || (field.option && !isAsked) || field.aliasOf !== undefined) return false;
  if (field.hiddenWhenFixed && !mayChange(resource, field, roles)) return false;
  return readable.has(name) || field.kind === 'secret' || field.option === true;
}

function isEditable(
  resource: Resource,
  { name, roles, isNew }: { name: string; roles: readonly Role[]; isNew: boolean },
): boolean {
  const field = resource.fields[name];
  if (!field || field.derive !== undefined || field.by !== undefined || field.isGathered) return false;
  if (!offers(resource, isNew ? 'create' : 'update') || (field.createOnly && !isNew)) return false;
  return mayChange(resource, field, roles);
}
