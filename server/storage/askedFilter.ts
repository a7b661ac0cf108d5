import { sql, type SQL } from 'drizzle-orm';
import type { Field } from '../../src/domain/define/field.ts';
import { idOf } from '../../src/domain/define/resource.ts';

/**
 * One filter as it was asked for: its name, the operator in brackets if any, and the values. For one through another
 * record also the ids that pass there, once they are looked up, or that each record is to be asked as it comes along;
 * otherwise PostgreSQL chooses. A search of those who only pick leaves out what they may not read; one for a plate that
 * a record has looks for it as a whole.
 */
export type Asked = {
  readonly name: string;
  readonly operator?: string;
  readonly values: readonly string[];
  readonly ids?: SQL;
  readonly isProbed?: boolean;
  readonly isPicked?: boolean;
  readonly isPlate?: boolean;
};

/** A filter that the list does not have, or a value it cannot use; becomes a 400 that names it. */
export class BadFilter extends Error {}

export function isTrue(asked: Asked): boolean {
  const value = asked.values[0];
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  throw new BadFilter(`Der Filter „${asked.name}“ erwartet true oder false.`);
}

export function referred(field: Field, value: string, named: string): number {
  return idOf(field.to ?? '', value) ?? whole(value, named);
}

export function whole(value: string, named: string): number {
  if (!/^\d{1,15}$/.test(value)) throw new BadFilter(`„${value}“ ist kein Wert des Filters „${named}“.`);
  return Number(value);
}

export function escaped(value: string): string {
  return value.replace(/[\\%_]/g, '\\$&');
}

export function anyOf(list: readonly SQL[]): SQL {
  return sql`(${sql.join([...list], sql` or `)})`;
}
