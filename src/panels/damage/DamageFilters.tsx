import { useAnyEntity } from '../../api/records/entities.ts';
import { traitChoices } from '../../domain/damage/damageFigures.ts';
import { ComboField } from '../../ui/inputs/ComboField.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { Switch } from '../../ui/inputs/Switch.tsx';
import { optionOf, referenceOptions } from '../kit/referenceOptions.ts';
import { PeriodFields } from '../kit/report/PeriodFields.tsx';
import { useNames } from '../kit/useNames.ts';
import type { DamageView } from './damageView.ts';

type FiltersProps = {
  readonly view: DamageView;
  readonly today: string;
  readonly onChange: (part: Partial<DamageView>) => void;
};

/** From when to when, for which vehicles, whose rides and whose vehicles. */
export function DamageFilters({ view, today, onChange }: FiltersProps) {
  const { period, driver, customer } = view;
  useNames([driver, customer].flatMap((it) => it ?? []));
  const [hisDriver, hisCustomer] = [useAnyEntity(driver), useAnyEntity(customer)];
  return (
    <div
      role="group"
      aria-label="Filter"
      className="flex flex-none flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-6 py-3"
    >
      <PeriodFields period={period} today={today} onChange={(it) => onChange({ period: it })} />
      <span className="w-[160px]">
        <SelectField
          label="Bauform"
          value={view.carType}
          empty="alle Bauformen"
          options={traitChoices.carType.items}
          onChange={(carType) => onChange({ carType })}
        />
      </span>
      <span className="w-[160px]">
        <SelectField
          label="Art"
          value={view.damage}
          empty="alle Arten"
          options={traitChoices.damage.items}
          onChange={(damage) => onChange({ damage })}
        />
      </span>
      <span className="w-[200px]">
        <ComboField
          label="Fahrer"
          placeholder="alle Fahrer"
          value={driver}
          onChange={(it) => onChange({ driver: it })}
          load={referenceOptions('drivers')}
          selected={hisDriver ? optionOf(hisDriver) : null}
        />
      </span>
      <span className="w-[200px]">
        <ComboField
          label="Kunde"
          placeholder="alle Kunden"
          value={customer}
          onChange={(it) => onChange({ customer: it })}
          load={referenceOptions('customers')}
          selected={hisCustomer ? optionOf(hisCustomer) : null}
        />
      </span>
      <Switch value={view.isNew} onChange={(isNew) => onChange({ isNew })} className="text-11">
        nur seit der Abholung
      </Switch>
    </div>
  );
}
