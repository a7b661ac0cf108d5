import { useEffect, useMemo } from 'react';
import { definitionOf } from '../../api/definitions.ts';
import { showAhead, type Entity } from '../../api/records/entities.ts';
import { useEntities } from '../../api/records/useEntities.ts';
import { iriOf } from '../../domain/define/resource.ts';
import { priced, type DraftPosition, type PricedPosition } from '../../domain/invoice/draft.ts';
import type { invoice } from '../../domain/invoice/invoice.ts';
import { invoiceEntry } from '../../domain/invoice/invoiceEntry.ts';
import { useTypedRows } from '../kit/cellEdit/typedCells.ts';

type Position = PricedPosition<DraftPosition>;
const none: readonly DraftPosition[] = [];

/**
 * The positions of a draft with what is being typed in their cells and in a row that is still being made, worked out by
 * the rules of the server; the row in question shows its net and gross at each key.
 */
export function useLivePositions(entity: Entity<typeof invoice>): readonly Position[] {
  const stored: readonly (DraftPosition & { readonly version?: number | undefined })[] = entity.invoiceEntries ?? none;
  const iris = useMemo(() => stored.map(({ id }) => iriOf(invoiceEntry.path, id ?? 0)), [stored]);
  const rows = useEntities(invoiceEntry, iris);
  const { cell, newRows, madeRows } = useTypedRows();
  const settled = useMemo(() => {
    // What was just stored in a cell is known of its row a moment before the document says it.
    const newer = new Map(rows.map((it) => [it.id, it]));
    return new Map(
      stored.map((it, at) => {
        const row = newer.get(it.id ?? 0);
        return [iris[at] ?? '', priced(row && row.version >= (it.version ?? 0) ? withRow(it, row) : it, it)] as const;
      }),
    );
  }, [stored, iris, rows]);
  const typed = useMemo(() => {
    // Its row already shows what is typed, so only the document knows what it was before.
    const before = cell ? stored[iris.indexOf(cell.iri)] : undefined;
    return cell && before ? { iri: cell.iri, position: priced({ ...before, ...cell.values }, before) } : undefined;
  }, [cell, stored, iris]);
  const made = useMemo(
    () =>
      newRows
        .filter(({ values }) => values['invoice'] === entity['@id'])
        .map(({ iri, values }) => ({
          iri,
          position: priced<DraftPosition>({ ...values, ...(cell?.iri === iri && cell.values) }),
        })),
    [newRows, cell, entity],
  );
  const madeIris = useMemo(
    () =>
      madeRows
        .filter((it) => it.owner === entity['@id'] && it.version === entity.version && !iris.includes(it.iri))
        .map((it) => it.iri),
    [madeRows, entity, iris],
  );
  const justMade = useEntities(invoiceEntry, madeIris);
  useShownFigures(typed ?? made[0]);
  return useMemo(
    () => [
      ...[...settled].map(([iri, it]) => (typed?.iri === iri ? typed.position : it)),
      // What was just made is in its list a moment before the document knows it.
      ...justMade.map((it) => priced<DraftPosition>(it)),
      ...made.map((it) => it.position),
    ],
    [settled, typed, justMade, made],
  );
}

function withRow(before: DraftPosition, row: DraftPosition): DraftPosition {
  const { amount, quantity, unit, unitPrice, tax, bruttoEqualsNetto } = row;
  return {
    ...before,
    ...(amount !== undefined && { amount }),
    ...(quantity !== undefined && { quantity }),
    ...(unit !== undefined && { unit }),
    ...(unitPrice !== undefined && { unitPrice }),
    ...(tax !== undefined && { tax }),
    ...(bruttoEqualsNetto !== undefined && { bruttoEqualsNetto }),
  };
}

/** Net and gross of the row that is being typed, in its own cells as well, until the server says them. */
function useShownFigures(typed: { readonly iri: string; readonly position: Position } | undefined): void {
  const iri = typed?.iri;
  const { amount, bruttoAmount } = typed?.position ?? {};
  useEffect(() => {
    if (iri === undefined || amount === undefined || bruttoAmount === undefined) return undefined;
    const shown = showAhead(definitionOf({ path: invoiceEntry.path }), iri, { amount, bruttoAmount });
    return shown.takeBack;
  }, [iri, amount, bruttoAmount]);
}
