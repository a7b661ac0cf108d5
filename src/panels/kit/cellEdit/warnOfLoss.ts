import { tools } from '../../../commands/tools.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import { fieldText } from '../../../domain/define/fieldText.ts';
import type { FormValues } from '../form/formValues.ts';
import type { Fault } from '../form/validate.ts';
import type { GridColumn } from '../grid/gridColumn.ts';
import { nameOf } from '../represent.ts';
import type { CellField } from './cellField.ts';
import { shownField } from './cellValues.ts';

type Cell = { readonly resource: Resource; readonly column: GridColumn; readonly fields: readonly CellField[] };

/** Says that an input was not stored, why and what it was: its editor cannot be opened again to give it back. */
export function warnOfLoss({ resource, column, fields }: Cell, values: FormValues, against: readonly Fault[]): void {
  const input = fields
    .map((it) => fieldText(shownField(resource, it), values[it.path], nameOf))
    .filter((it) => it !== '')
    .join(' · ');
  tools().notify.warning(`${column.heading} nicht geändert`, {
    detail: [...against.map((it) => it.message), `Ihre Eingabe: ${input || 'leer'}`].join(' '),
  });
}
