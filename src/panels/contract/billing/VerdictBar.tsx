import type { contract } from '../../../domain/contract/contract.ts';
import { verdictTexts, type VerdictCounts } from '../../../domain/billing/verdictText.ts';
import { withoutFilter } from '../../kit/list/listUrl.ts';
import type { ListModel } from '../../kit/list/useListModel.ts';
import type { AccountingListOf } from './accountingLists.ts';

type Props = {
  readonly of: AccountingListOf;
  readonly model: ListModel<typeof contract>;
  readonly counts: VerdictCounts;
};

/** How many of the hits can be billed, after a question, and not; pressing one shows those alone, again all. */
export function VerdictBar({ of, model, counts }: Props) {
  const { state, setFilter } = model;
  const asked = state.filter[of.asked] ?? [];
  const press = (key: string) =>
    setFilter(asked.includes(key) ? withoutFilter(state.filter, of.asked) : { ...state.filter, [of.asked]: [key] });
  return (
    <div role="group" aria-label="Abrechenbar" className="num flex h-full items-center gap-3 px-5 text-11">
      {verdictTexts(counts).map(({ key, text }) => (
        <button
          key={key}
          type="button"
          aria-pressed={asked.includes(key)}
          onClick={() => press(key)}
          className="h-12 rounded-2 px-3 text-2 underline decoration-line-strong underline-offset-2 hover:bg-press hover:text-1 aria-pressed:bg-selected aria-pressed:text-1"
        >
          {text}
        </button>
      ))}
    </div>
  );
}
