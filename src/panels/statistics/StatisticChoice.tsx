import { labelOf } from '../../domain/choices/choices.ts';
import { statistics } from '../../domain/statistics/choices/statistics.ts';
import type { StatisticKey } from '../../domain/statistics/statistic.ts';
import { SelectField } from '../../ui/inputs/SelectField.tsx';

type ChoiceProps = {
  readonly keys: readonly StatisticKey[];
  readonly chosen: StatisticKey;
  readonly onChoose: (key: StatisticKey) => void;
};

/** The statistics as a list beside, or in one field where there is no room for a list. */
export function StatisticChoice({ keys, chosen, onChoose }: ChoiceProps) {
  return (
    <>
      <nav aria-label="Statistiken" className="statistics-list">
        <ul>
          {keys.map((key) => (
            <li key={key}>
              <button
                type="button"
                aria-current={key === chosen ? 'page' : undefined}
                data-autofocus={key === chosen ? '' : undefined}
                onClick={() => onChoose(key)}
                className="truncate"
              >
                {labelOf(statistics, key)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="statistics-pick">
        <SelectField
          label="Statistik"
          value={chosen}
          empty={null}
          options={keys.map((key) => ({ key, label: labelOf(statistics, key) }))}
          onChange={(key) => key !== null && onChoose(key)}
        />
      </div>
    </>
  );
}
