import { emptyTexts } from '../../../../domain/choices/emptyTexts.ts';
import { labelOf } from '../../../../domain/choices/choices.ts';
import type { EntryColumn } from '../../../kit/entries/entryColumn.ts';
import { EntryTable } from '../../../kit/entries/EntryTable.tsx';

const columns: readonly EntryColumn[] = [
  { key: 'complaint', width: 150, grow: 1 },
  { key: 'description', width: 150, grow: 2 },
  { key: 'reporter', width: 110 },
  { key: 'updatedAt', width: 122, readOnly: true },
];

/** What somebody found fault with, who, and when. */
export function ComplaintsTab() {
  return (
    <div className="pt-4">
      <EntryTable
        name="complaints"
        words={{ one: 'Beanstandung', none: labelOf(emptyTexts, 'complaints') }}
        columns={columns}
      />
    </div>
  );
}
