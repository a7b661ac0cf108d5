import type { Field } from '../../src/domain/define/field.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import type { Definition, RowOf } from '../../src/domain/define/row.ts';
import type { Noun } from '../../src/domain/define/noun.ts';
import { resourceOf } from '../../src/domain/resources.ts';
import { storedFields } from '../storage/tables.ts';
import { emptyOf } from '../storage/columns.ts';
import type { Row } from './row.ts';

type Filled = { readonly name: string; readonly field: Field; readonly empty: unknown };
const filled = new Map<string, readonly Filled[]>();

function filledOf(noun: Noun): readonly Filled[] {
  const known =
    filled.get(noun.path) ??
    storedFields(resourceOf(noun)).map(([name, field]) => ({ name, field, empty: emptyOf(field) ?? null }));
  filled.set(noun.path, known);
  return known;
}

/** A row of the demo as the program's own rules read records: references by address, nothing left out. */
export function recordOf<R extends Noun & Definition>(noun: R, row: Row): RowOf<R> {
  const record: Record<string, unknown> = { version: 1, ...row };
  for (const { empty, field, name } of filledOf(noun)) {
    const value = row[name] ?? empty;
    const address = (id: unknown) => (typeof id === 'number' ? iriOf(field.to ?? '', id) : id);
    if (field.kind === 'reference') record[name] = address(value);
    else if (field.kind === 'references') record[name] = (value as readonly unknown[]).map(address);
    else record[name] = value;
  }
  return record as RowOf<R>;
}
