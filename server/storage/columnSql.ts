import { sql, type SQL } from 'drizzle-orm';
import type { Field } from '../../src/domain/define/field.ts';
import { fieldAt, type Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { BadFilter } from './askedFilter.ts';
import { name } from './sql.ts';

export function fieldOf(resource: Resource, path: string): Field {
  const field = fieldAt(resource, path);
  if (!field) throw new BadFilter(`Das Feld „${path}“ gibt es nicht.`);
  return field;
}

/** The SQL of a field, of a part of an embedded one, or of a field of the record referred to (`contract.datum`). */
export function columnSql(resource: Resource, path: string): SQL {
  const [head = '', ...rest] = path.split('.');
  const target =
    resource.fields[head]?.kind === 'reference' && rest.length > 0
      ? resourceByPath(resource.fields[head].to ?? '')
      : undefined;
  if (target)
    return sql`(select ${columnSql(target, rest.join('.'))} from ${name(target.path)} where ${name(target.path)}.id = ${name(resource.path)}.${name(head)})`;
  const column = name(resource.fields[head]?.aliasOf ?? head);
  const last = rest.at(-1);
  return last === undefined ? column : sql`${column}->>${sql.raw(`'${last.replaceAll("'", '')}'`)}`;
}
