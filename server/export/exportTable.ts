import type { Role } from '../../src/domain/access/roles.ts';
import { pickedFields } from '../../src/domain/access/visible.ts';
import type { Field } from '../../src/domain/define/field.ts';
import { fieldText, valueAt, type Refer } from '../../src/domain/define/fieldText.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { exportCell, exportFormat, exportWidth } from '../../src/domain/export/exportCell.ts';
import type { ExportColumn } from '../../src/domain/export/exportColumns.ts';
import { readPicked } from '../storage/readRecords.ts';
import { readReferred } from '../storage/readReferred.ts';
import type { Queryable } from '../storage/sql.ts';
import type { TextTable } from './csvFile.ts';
import type { Sheet } from './spreadsheet.ts';

export type Table = {
  readonly resource: Resource;
  readonly columns: readonly ExportColumn[];
  readonly ids: readonly number[];
  readonly roles: readonly Role[];
};

const perRead = 500;

/**
 * Records as a sheet, in the order of their ids; read piece by piece while the file is written, and what was deleted
 * meanwhile is missing.
 */
export function exportTable(to: Queryable, table: Table): Sheet {
  return {
    name: table.resource.title.many,
    columns: table.columns.map(({ heading, field }) => ({
      heading,
      width: exportWidth(field, heading),
      format: exportFormat(field),
    })),
    rows: rowsOfTable(to, table, exportCell),
  };
}

/** The same as text, each field in the words of the lists. */
export function exportTexts(to: Queryable, table: Table): TextTable {
  return { headings: table.columns.map((it) => it.heading), rows: rowsOfTable(to, table, fieldText) };
}

async function* rowsOfTable<T>(
  to: Queryable,
  { resource, columns, ids, roles }: Table,
  cellOf: (field: Field, value: unknown, refer: Refer) => T,
): AsyncGenerator<T[]> {
  const fields = [...new Set(columns.map(({ path }) => path.split('.')[0] ?? path))];
  for (let from = 0; from < ids.length; from += perRead) {
    const part = ids.slice(from, from + perRead);
    const found = new Map(
      (await readPicked(to, resource, part, [...fields, 'id', 'createdAt', 'updatedAt'])).map((it) => [it.id, it]),
    );
    const records = part.flatMap((id) => {
      const record = found.get(id);
      return record ? [record] : [];
    });
    const refer = await namesIn(to, { records, columns, roles });
    for (const record of records) yield columns.map(({ path, field }) => cellOf(field, valueAt(record, path), refer));
  }
}

/** How the records are called that these refer to, as far as these roles may read it. */
async function namesIn(
  to: Queryable,
  {
    records,
    columns,
    roles,
  }: { records: readonly Record<string, unknown>[]; columns: readonly ExportColumn[]; roles: readonly Role[] },
): Promise<Refer> {
  const referred = columns.map(({ path, field }) => ({ to: field.to, values: records.map((it) => valueAt(it, path)) }));
  const found = await readReferred(to, referred, (target) => pickedFields(target, roles));
  const names = new Map(
    found.flatMap(({ target, records: named }) =>
      [...named].map(([iri, it]) => [iri, target.represent(it as never)] as const),
    ),
  );
  return (iri) => names.get(iri) ?? '';
}
