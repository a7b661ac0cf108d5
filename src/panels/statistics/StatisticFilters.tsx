import { useAnyEntity } from '../../api/records/entities.ts';
import { statisticOf } from '../../domain/statistics/allStatistics.ts';
import { driverGroups, regions } from '../../domain/statistics/buckets.ts';
import { steps } from '../../domain/statistics/steps.ts';
import { ComboField } from '../../ui/inputs/ComboField.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { Switch } from '../../ui/inputs/Switch.tsx';
import { optionOf, referenceOptions } from '../kit/referenceOptions.ts';
import { PeriodFields } from '../kit/report/PeriodFields.tsx';
import { useNames } from '../kit/useNames.ts';
import { periods, type StatisticsView } from './statisticsView.ts';

type FiltersProps = {
  readonly view: StatisticsView;
  readonly today: string;
  readonly onChange: (part: Partial<StatisticsView>) => void;
};

/** From when to when, for whom and where. */
export function StatisticFilters({ view, today, onChange }: FiltersProps) {
  const { period, customer, region, group } = view;
  useNames(customer === null ? [] : [customer]);
  const person = useAnyEntity(customer);
  const preset = periods.find(({ of }) => {
    const it = of(today);
    return it.from === period.from && it.until === period.until;
  });
  const rows = statisticOf(view.statistic)?.rows;
  const step = view.step ?? (rows?.kind === 'time' ? rows.step : null);
  return (
    <div role="group" aria-label="Filter" className="statistics-filters">
      <span className="w-[148px]">
        <SelectField
          label="Zeitraum"
          value={preset?.key ?? null}
          empty="eigener Zeitraum"
          options={periods.map(({ key, label }) => ({ key, label }))}
          onChange={(key) => {
            const chosen = periods.find((it) => it.key === key);
            if (chosen) onChange({ period: chosen.of(today) });
          }}
        />
      </span>
      <PeriodFields period={period} today={today} onChange={(it) => onChange({ period: it })} />
      <span className="w-[170px]">
        <ComboField
          label="Kunde"
          placeholder="alle Kunden"
          value={customer}
          onChange={(it) => onChange({ customer: it })}
          load={referenceOptions('customers')}
          selected={person ? optionOf(person) : null}
        />
      </span>
      <span className="w-[138px]">
        <SelectField
          label="Postleitgebiet"
          value={region}
          empty="alle Gebiete"
          options={regions}
          onChange={(it) => onChange({ region: it })}
        />
      </span>
      <span className="w-[138px]">
        <SelectField
          label="Fahrergruppe"
          value={group}
          empty="alle Fahrer"
          options={driverGroups}
          onChange={(it) => onChange({ group: it })}
        />
      </span>
      {step !== null && (
        <>
          <span className="w-[104px]">
            <SelectField
              label="Abschnitt"
              value={step}
              empty={null}
              options={steps}
              onChange={(it) => onChange({ step: it })}
            />
          </span>
          {(step === 'month' || step === 'quarter') && (
            <Switch value={view.compares} onChange={(compares) => onChange({ compares })} className="text-11">
              Vorjahr
            </Switch>
          )}
        </>
      )}
    </div>
  );
}
