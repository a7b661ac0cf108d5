import { useAnyEntity } from '../../api/records/entities.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { isPicture, type StoredFile } from '../../domain/file/storedFile.ts';
import { formatEuro } from '../../domain/money/amount.ts';
import { expenseTypes } from '../../domain/protocol/choices/expenseTypes.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { useFreshFile } from '../kit/fields/file/useFreshFile.ts';
import type { Expense } from './ExpenseTable.tsx';

/** The receipt of an expense in readable size beside what was entered for it. */
export function ReceiptPane({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const iri = expense.receipt ?? '';
  const file = useAnyEntity(iri) as unknown as StoredFile | undefined;
  useFreshFile(iri, file === undefined && iri !== '');
  const label = `Beleg ${labelOf(expenseTypes, expense.type)}`;
  return (
    <aside
      aria-label={label}
      className="flex w-[42%] max-w-[640px] min-w-[260px] flex-none flex-col border-l border-line"
    >
      <h3 className="flex h-15 flex-none items-center gap-4 border-b border-line pl-6 font-strong">
        {label}
        <span className="num truncate text-11 font-text text-2">
          {[formatDate(expense.datum), expense.driverName, formatEuro(expense.amount)].filter(Boolean).join(' · ')}
        </span>
        <span className="ml-auto pr-3">
          <IconButton icon="x" label="Beleg schließen" onClick={onClose} />
        </span>
      </h3>
      <div className="min-h-0 flex-1 overflow-auto bg-sunken p-5">
        {!file ? (
          <p className="text-2">Daten werden geladen</p>
        ) : file.sizes && isPicture(file) ? (
          <a href={file.contentUrl} target="_blank" rel="noreferrer" aria-label={`${label} in eigenem Fenster`}>
            <img src={file.sizes.large} alt={label} className="max-w-full border border-line bg-[#fff]" />
          </a>
        ) : (
          <a href={file.contentUrl} target="_blank" rel="noreferrer" className="text-link hover:underline">
            {`${label} in eigenem Fenster lesen (PDF)`}
          </a>
        )}
      </div>
    </aside>
  );
}
