import { protocolStates } from '../../../../domain/protocol/choices/protocolStates.ts';
import type { Field, Fields } from '../../../../domain/define/field.ts';
import { fieldText, type Refer } from '../../../../domain/define/fieldText.ts';
import { companyZone, formatInstant } from '../../../../domain/time/zone.ts';

/** What one field said then and says today; of a list only the entries that are not the same. */
export type SnapshotLine = {
  readonly name: string;
  readonly label: string;
  readonly kept: readonly string[];
  readonly today: readonly string[];
  /** How many entries of a list are the same. */
  readonly alike: number;
};
type Values = Readonly<Record<string, unknown>>;
type Names = {
  readonly refer: Refer;
  /** What a standard picture shows, by its `imageId`. */
  readonly picture: (imageId: string) => string;
};
/** An entry, or the one value of a field: two are the same when their keys are. */
type Said = { readonly key: string; readonly text: string };

/** How many fields a restore point says something about, and where it is otherwise than the protocol today. */
export function snapshotLines(
  fields: Fields,
  { content, now }: { readonly content: Values; readonly now: Values },
  names: Names,
): { readonly held: number; readonly lines: readonly SnapshotLine[] } {
  const told = Object.entries(fields)
    .filter(([name]) => name in content)
    .map(([name, field]) => {
      const [kept, today] = [content, now].map((it) => saidBy(name, field, { value: it[name], names }));
      return { name, label: field.label, kept: kept ?? [], today: today ?? [] };
    });
  const lines = told.map(({ kept, today, ...it }) => {
    const [before, after] = [without(kept, today), without(today, kept)];
    return { ...it, kept: textsOf(before, after), today: textsOf(after, before), alike: kept.length - before.length };
  });
  return {
    held: told.filter((it) => it.kept.length > 0).length,
    lines: lines.filter((it) => it.kept.length + it.today.length > 0),
  };
}

function saidBy(name: string, field: Field, { value, names }: { value: unknown; names: Names }): readonly Said[] {
  if (field.kind === 'list')
    return (Array.isArray(value) ? value : []).map((entry) =>
      entrySaid(name, field, { entry: entry as Values, names }),
    );
  const text = fieldText(restored(field), value, names.refer);
  return text === '' ? [] : [{ key: text, text }];
}

function entrySaid(name: string, field: Field, { entry, names }: { entry: Values; names: Names }): Said {
  const text = fieldText(restored(field), [entry], names.refer);
  if (name === 'images') return { key: text, text: names.picture(String(entry.imageId)) };
  if (name !== 'statusArray') return { key: text, text };
  const state = protocolStates.items.find((it) => it.status === entry.status)?.label ?? String(entry.status);
  return { key: text, text: `${state}, ${formatInstant(String(entry.date), companyZone)}` };
}

const known = new WeakMap<Field, Field>();

/** A field without what no restore point brings back: addresses of files, which run out, and what the app reported. */
function restored(field: Field): Field {
  if (!field.fields) return field;
  const parts = Object.entries(field.fields).filter(([name, it]) => it.addressOf === undefined && name !== 'appEvents');
  const made = known.get(field) ?? {
    ...field,
    fields: Object.fromEntries(parts.map(([name, it]) => [name, restored(it)])),
  };
  known.set(field, made);
  return made;
}

function without(all: readonly Said[], others: readonly Said[]): readonly Said[] {
  const left = others.map((it) => it.key);
  return all.filter(({ key }) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Where both sides would read alike, for example another picture in the same place, all is said. */
function textsOf(own: readonly Said[], others: readonly Said[]): readonly string[] {
  const alsoThere = new Set(others.map((it) => it.text));
  return own.map(({ key, text }) => (alsoThere.has(text) ? key : text));
}
