import type { AnyRow } from '../../src/domain/define/row.ts';
import type { TextPart } from './textStatement.ts';

/** What was put together of each part of a plan so far, by address. */
export type EmbeddedTexts = readonly Map<string, string>[];

/**
 * One record as JSON: what PostgreSQL has made of it, what is worked out of its own fields, and what it refers to as
 * far as that is there, else its address.
 */
export function textOf(
  { resource, derived, references }: TextPart,
  { id, body, kept }: { readonly id: number; readonly body: string; readonly kept: AnyRow },
  embedded: EmbeddedTexts,
): string {
  let text = `{"@id":"/api/${resource.path}/${String(id)}","@type":"${resource.type}",${body.slice(1, -1)}`;
  for (const { name, derive } of derived) text += `,"${name}":${JSON.stringify(derive(kept) ?? null)}`;
  for (const { name, part } of references) text += `,"${name}":${referredText(kept[name], embedded[part])}`;
  return `${text}}`;
}

function referredText(value: unknown, there: ReadonlyMap<string, string> | undefined): string {
  if (typeof value === 'string') return there?.get(value) ?? JSON.stringify(value);
  return Array.isArray(value) ? `[${value.map((it) => referredText(it, there)).join(',')}]` : 'null';
}
