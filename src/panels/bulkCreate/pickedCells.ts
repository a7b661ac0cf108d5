import { readEntity } from '../../api/records/entities.ts';
import { address } from '../../domain/address/address.ts';
import { columnAt, type CellPath } from '../../domain/bulkCreate/columns.ts';
import { withDriver, type Cells } from '../../domain/bulkCreate/entry.ts';
import type { ComboOption } from '../../ui/inputs/comboOption.ts';
import { stockAddressPatch, type Side } from '../contract/shared/stockAddress.ts';
import { textOf } from '../kit/textOf.ts';

/** The row after a hit was taken: the driver, or the firm with its whole address. */
export function pickedCells(cells: Cells, path: CellPath, { key, label }: ComboOption): Cells {
  if (path === 'driver') return withDriver(cells, { iri: key, name: label });
  const chosen = readEntity(address, key);
  if (!chosen) return cells;
  const side: Side = path.startsWith('pickup') ? 'pickup' : 'delivery';
  const place = Object.entries(stockAddressPatch(side, chosen, {})).filter(
    ([name]) => columnAt(name) !== undefined || name === `${side}Address`,
  );
  return {
    ...cells,
    ...Object.fromEntries(place.map(([name, value]) => [name, textOf(value) ?? ''])),
  };
}
