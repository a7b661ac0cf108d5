import type { RowCounts } from '../../api/calls/importRows.ts';
import type { importContract } from '../../domain/import/importContract.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { withoutFilter } from '../kit/list/listUrl.ts';
import type { ListModel } from '../kit/list/useListModel.ts';
import { effectLooks } from './effectLooks.ts';

const effects = ['CREATE', 'EDIT', 'CANCEL', 'DOUBLE', 'FAULTY', 'UNCHANGED'] as const;
const declined = 'isDeclinedByLeitstand';

type RowStatesProps = { readonly model: ListModel<typeof importContract>; readonly counts: RowCounts };

/** How many rows stand how, each a press away. */
export function RowStates({ model, counts }: RowStatesProps) {
  const { state, setFilter } = model;
  const asked = state.filter.effect ?? [];
  const isDeclined = state.filter[declined]?.includes('true') === true;
  const press = (name: 'effect' | typeof declined, value: string, isOn: boolean) => {
    const others = withoutFilter(withoutFilter(state.filter, 'effect'), name === declined ? declined : '');
    setFilter(isOn ? others : { ...others, [name]: [value] });
  };
  return (
    <div role="group" aria-label="Zeilen nach Zustand" className="flex flex-wrap gap-1 whitespace-nowrap">
      <Chip
        word="alle"
        count={counts.rows}
        isOn={asked.length === 0 && !isDeclined}
        onPress={() => setFilter(model.defaults.filter)}
      />
      {effects
        .filter((key) => counts[key] > 0)
        .map((key) => (
          <Chip
            key={key}
            word={effectLooks[key].word}
            count={counts[key]}
            isOn={asked.includes(key)}
            onPress={() => press('effect', key, asked.includes(key))}
          />
        ))}
      {counts.declined > 0 && (
        <Chip
          word={effectLooks.declined.word}
          count={counts.declined}
          isOn={isDeclined}
          onPress={() => press(declined, 'true', isDeclined)}
        />
      )}
    </div>
  );
}

type ChipProps = {
  readonly word: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly onPress: () => void;
};

function Chip({ word, count, isOn, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="h-12 rounded-2 border border-line px-3 text-1 hover:bg-press aria-pressed:bg-selected aria-pressed:font-strong"
    >
      {word} {formatCount(count)}
    </button>
  );
}
