import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { AnyRow } from '../../src/domain/define/row.ts';
import { textOf, type EmbeddedTexts } from './recordText.ts';
import { name, rowsOfPrepared, statementOf, whereOf, type Queryable } from './sql.ts';
import type { TextPlan } from './textPlan.ts';

/** A record as it travels, JSON already, and its version. */
export type RecordText = { readonly id: number; readonly version: number; readonly text: string };
type TextRow = { readonly part: number; readonly id: number; readonly body: string; readonly rest: string | null };

/**
 * Some records as they travel, in no particular order, with everything they refer to: one statement, whatever they
 * refer to, and its plan is kept by PostgreSQL. The program adds only what it works out itself.
 */
export async function readTexts(
  to: Queryable,
  plan: TextPlan,
  { ids, scope = [] }: { readonly ids: readonly number[]; readonly scope?: readonly SQL[] },
): Promise<RecordText[]> {
  if (ids.length === 0) return [];
  // Hidden in a select, the ids tell the planner nothing: a plan for these would be no better than the one it keeps.
  const found = sql`id = any((select ${sql.param([...ids])}::bigint[])::bigint[])`;
  const { text, values } =
    scope.length === 0
      ? { text: plan.ofIds, values: [ids] }
      : statementOf(sql`select * from ${name(plan.path)} ${whereOf([found, ...scope])}`);
  const statement = scope.length === 0 ? text : plan.among(text);
  const rows = await rowsOfPrepared<TextRow>(to, statement, values as unknown[]);
  const embedded: EmbeddedTexts = plan.parts.map(() => new Map());
  const texts: RecordText[] = [];
  // The parts come innermost first, so whatever a record refers to is there when its turn comes.
  for (const { part: at, id, body, rest } of rows) {
    const part = plan.parts[at];
    if (!part) continue;
    const kept = rest === null ? {} : (JSON.parse(rest) as AnyRow);
    const text = textOf(part, { id, body, kept }, embedded);
    if (at === plan.parts.length - 1) texts.push({ id, version: Number(kept.version), text });
    else embedded[at]?.set(`/api/${part.resource.path}/${String(id)}`, text);
  }
  return texts;
}
