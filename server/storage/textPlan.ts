import { meta, type AnyRow, type Field, type Fields } from '../../src/domain/define/field.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { hasPictures } from '../../src/domain/define/picturesInText.ts';
import { isKept } from '../../src/domain/define/derivedField.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { jsonOf, momentJson } from './jsonColumns.ts';
import { textStatement, type Made, type TextPart } from './textStatement.ts';

/** How records of one resource are made into texts, for one choice of fields and one set of roles. */
export type TextPlan = {
  readonly path: string;
  /** Innermost first, the records asked for last. */
  readonly parts: readonly TextPart[];
  /** The statement for an array of ids, and the same for the rows that another statement brings. */
  readonly ofIds: string;
  readonly among: (rows: string) => string;
};
type PickOf = (target: Resource) => readonly string[];
type Draft = Omit<TextPart, 'references'> & { readonly referring: readonly Referring[] };
type Referring = { readonly name: string; readonly column: string; readonly isList: boolean; readonly to: Resource };

/** References are embedded down to this level; those of the last level stay addresses. */
const levels = 2;

/**
 * Says how PostgreSQL makes the texts of these fields; undefined where something in them comes from elsewhere (files,
 * what is gathered, what points at the record), which the program puts together itself.
 */
export function planTexts(resource: Resource, fields: readonly string[], pickOf: PickOf): TextPlan | undefined {
  const parts: TextPart[] = [];
  const places = new Map<string, number>();
  const place = (target: Resource, level: number): number | undefined => {
    const draft = draftOf(target, pickOf(target), { isLast: level === levels });
    if (!draft) return undefined;
    // What refers to nothing further is the same at each level, and read once.
    const key = `${target.path} ${String(draft.referring.length === 0 ? 0 : level)}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    const made = finished(draft, level);
    if (!made) return undefined;
    places.set(key, parts.push(made) - 1);
    return parts.length - 1;
  };
  const finished = ({ referring, ...draft }: Draft, level: number): TextPart | undefined => {
    const references = referring.map(({ to, ...it }) => ({ ...it, part: place(to, level + 1) }));
    const whole = references.flatMap(({ part, ...it }) => (part === undefined ? [] : [{ ...it, part }]));
    return whole.length === referring.length ? { ...draft, references: whole } : undefined;
  };
  const draft = draftOf(resource, fields, { isAsked: true });
  const asked = draft && finished(draft, 0);
  if (!asked) return undefined;
  parts.push(asked);
  const { path } = resource;
  const among = (rows: string) => textStatement(parts, rows);
  return {
    path,
    parts,
    among,
    ofIds: among(`select * from "${path}" where id = any((select $1::bigint[])::bigint[])`),
  };
}

function draftOf(
  resource: Resource,
  fields: readonly string[],
  { isAsked = false, isLast = false }: { readonly isAsked?: boolean; readonly isLast?: boolean },
): Draft | undefined {
  const made: Made[] = isAsked ? ['id', 'version'].map(plainly) : [];
  const kept = new Map<string, string>(isAsked ? [['version', 't."version"']] : []);
  const derived: { name: string; derive: (row: AnyRow) => unknown }[] = [];
  const referring: Referring[] = [];
  for (const name of fields) {
    const field = resource.fields[name] ?? (meta as Fields)[name];
    if (!field) return undefined;
    if (field.derive) {
      for (const from of field.from ?? []) {
        const json = keptJson(resource, from);
        if (json === undefined) return undefined;
        kept.set(from, json);
      }
      derived.push({ name, derive: field.derive });
      continue;
    }
    const column = field.aliasOf ?? name;
    const json = keptJson(resource, column);
    if (json === undefined) return undefined;
    const isAddress = isLast || (!isAsked && field.pickedAsAddress === true);
    const to: Resource | undefined = isReference(field) && !isAddress ? resourceByPath(field.to ?? '') : undefined;
    if (to) {
      kept.set(name, json);
      referring.push({ name, column, isList: field.kind === 'references', to });
    } else made.push({ name, json });
  }
  if (isAsked) for (const name of ['createdAt', 'updatedAt']) made.push({ name, json: momentJson('t', name) });
  if (made.length === 0) made.push(plainly('id'));
  return { resource, made, kept: [...kept].map(([name, json]) => ({ name, json })), derived, referring };
}

function isReference({ kind, addressOnly = false }: Field): boolean {
  return (kind === 'reference' || kind === 'references') && !addressOnly;
}

function plainly(name: string): Made {
  return { name, json: `t."${name}"` };
}

/** The JSON of what is stored under a name; undefined where it is not stored or not PostgreSQL's to make. */
function keptJson({ fields }: Resource, name: string): string | undefined {
  if (name === 'id') return 't.id';
  if (name === 'createdAt' || name === 'updatedAt') return momentJson('t', name);
  const field = fields[name];
  return field && isKept(field) && !hasPictures(field) && !holdsMade(field) ? jsonOf('t', name, field) : undefined;
}

/** Whether something in it is made by the program: what is known of a file, or what is worked out of other parts. */
export function holdsMade({ fields = {} }: Field): boolean {
  return Object.values(fields).some(
    (it) =>
      it.kind === 'file' ||
      it.isNamed === true ||
      hasPictures(it) ||
      it.addressOf !== undefined ||
      it.derive !== undefined ||
      holdsMade(it),
  );
}
