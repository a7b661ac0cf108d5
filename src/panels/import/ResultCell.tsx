import type { Entity } from '../../api/records/entities.ts';
import { urlOf } from '../../commands/selection.ts';
import type { importContract } from '../../domain/import/importContract.ts';
import { otherDifferences } from '../../domain/import/shownRow.ts';
import type { CellProps } from '../kit/grid/gridColumn.ts';

type Row = Entity<typeof importContract>;

const done = {
  CREATE: 'angelegt',
  DOUBLE: 'angelegt',
  EDIT: 'geändert',
  CANCEL: 'Auftrag storniert',
  UNCHANGED: 'nichts zu ändern',
  FAULTY: '',
} as const;

/** What became of the row in plain words. */
export const resultText = (it: Row): string =>
  [it.contractNumber, it.isImported ? done[it.effect ?? 'UNCHANGED'] : (it.message ?? '')].filter(Boolean).join(' ');

/** The first sentence about a row without its line, which stands in the row already. */
function firstMessage({ message }: Row): string {
  return (message ?? '').split('\n', 1)[0]?.replace(/^Zeile \d+: /u, '') ?? '';
}

/** What became of the row, or why nothing. */
export const ResultCell = ({ entity }: CellProps<typeof importContract>) => {
  const isFaulty = entity.effect === 'FAULTY';
  const message = firstMessage(entity);
  const others = otherDifferences(entity).length;
  const more = others === 0 ? '' : `${String(others)} weitere${others === 1 ? 's Feld' : ' Felder'} anders`;
  return (
    <div className="two-lines" data-tip={entity.message ?? undefined}>
      <div>
        {entity.contract && entity.contractNumber ? (
          <a href={urlOf(entity.contract)} tabIndex={-1} className="num font-strong text-link hover:underline">
            {entity.contractNumber}
          </a>
        ) : (
          <span className={`truncate ${isFaulty ? 'font-medium text-danger' : 'text-2'}`}>{message || 'wartet'}</span>
        )}
      </div>
      <div>
        <span className={`truncate text-11 ${entity.isBegun && !entity.isImported ? 'text-warn' : 'text-3'}`}>
          {entity.isImported
            ? done[entity.effect ?? 'UNCHANGED']
            : entity.contract && entity.contractNumber
              ? message || more
              : more}
        </span>
      </div>
    </div>
  );
};
