import type { AnyRow } from '../../src/domain/define/field.ts';
import type { Resource } from '../../src/domain/define/resource.ts';

/** One kind of record within the statement: the records asked for, or what is embedded in them at one level. */
export type TextPart = {
  readonly resource: Resource;
  /** What PostgreSQL makes the JSON of. */
  readonly made: readonly Made[];
  /** What the program needs of it: what derived fields stand on, and what it refers to, as addresses. */
  readonly kept: readonly Made[];
  readonly derived: readonly { readonly name: string; readonly derive: (row: AnyRow) => unknown }[];
  /** The fields in whose place the records of another part stand. */
  readonly references: readonly {
    readonly name: string;
    readonly column: string;
    readonly isList: boolean;
    readonly part: number;
  }[];
};
export type Made = { readonly name: string; readonly json: string };
/**
 * The one statement that brings all records of a plan: each part finds its own by the ids in those that refer to it,
 * and answers them as JSON.
 */
export function textStatement(parts: readonly TextPart[], asked: string): string {
  const outermostFirst = parts.map((part, at) => ({ part, at })).toReversed();
  // Who refers to a part comes before it.
  const sources = outermostFirst.map(({ part, at }) => {
    const rows =
      at === parts.length - 1
        ? asked
        : `select * from "${part.resource.path}" where id in (${idsReferredTo(outermostFirst, at)})`;
    return `p${String(at)} as materialized (${rowsOfPart(part, rows)})`;
  });
  const all = parts.map((_, at) => `select ${String(at)} as part, id, body, rest from p${String(at)}`);
  return `with ${sources.join(',\n')}\n${all.join(' union all ')}`;
}

function rowsOfPart({ made, kept, references }: TextPart, rows: string): string {
  const columns = references.map((it, index) => `, t."${it.column}" as r${String(index)}`).join('');
  return `select t.id, ${json(made)} as body, ${kept.length === 0 ? 'null' : json(kept)} as rest${columns} from (${rows}) t`;
}

function json(made: readonly Made[]): string {
  return `(select row_to_json(it) from (select ${made.map(({ name, json: value }) => `${value} as "${name}"`).join(', ')}) it)::text`;
}

function idsReferredTo(parts: readonly { readonly part: TextPart; readonly at: number }[], target: number): string {
  return parts
    .flatMap(({ part, at }) =>
      part.references.flatMap(({ part: to, isList }, index) =>
        to === target
          ? [`select ${isList ? `unnest(r${String(index)})` : `r${String(index)}`} from p${String(at)}`]
          : [],
      ),
    )
    .join(' union ');
}
