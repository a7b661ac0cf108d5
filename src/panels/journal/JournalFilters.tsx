import type { ReactNode } from 'react';
import { call } from '../../api/call.ts';
import type { JournalAsked } from '../../api/calls/journal.ts';
import { fetchFile, saveFile } from '../../api/files.ts';
import { useAnyEntity } from '../../api/records/entities.ts';
import { useAnyItem } from '../../api/records/queries.ts';
import { tellFailure } from '../../commands/tellFailure.ts';
import { journalExport } from '../../domain/journal/journalCalls.ts';
import { expensePaymentTypes } from '../../domain/protocol/choices/expensePaymentTypes.ts';
import { expenseTypes } from '../../domain/protocol/choices/expenseTypes.ts';
import { formatMonth } from '../../domain/time/formatDay.ts';
import { firstOfMonth } from '../../domain/time/months.ts';
import { Button } from '../../ui/display/Button.tsx';
import { ComboField } from '../../ui/inputs/ComboField.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { optionOf, referenceOptions } from '../kit/referenceOptions.ts';
import { useOneAtATime } from '../kit/useOneAtATime.ts';
import { useToday } from '../kit/useToday.ts';
import type { JournalChange } from './useJournalAsked.ts';

type Props = {
  readonly asked: JournalAsked;
  readonly onChange: (values: JournalChange) => void;
  readonly children: ReactNode;
};
/** So many months back somebody may choose right away. */
const months = 36;

/** Month, driver, kind and payment, and the way out as a file. */
export function JournalFilters({ asked, onChange, children }: Props) {
  const today = useToday();
  const { isRunning, alone } = useOneAtATime();
  const driver = useAnyEntity((asked.driver as string | undefined) ?? null);
  useAnyItem(driver ? null : ((asked.driver as string | undefined) ?? null));
  const first = firstOfMonth(today, 1);
  const choices = Array.from({ length: months }, (_, back) => firstOfMonth(first, -back)).map((it) => ({
    key: it.slice(0, 7),
    label: formatMonth(it),
  }));
  const offered = choices.some((it) => it.key === asked.month)
    ? choices
    : [...choices, { key: asked.month, label: formatMonth(`${asked.month}-01`) }];
  const save = (format: 'xlsx' | 'csv') =>
    void alone(async () => {
      try {
        saveFile(await fetchFile((await call(journalExport, { ...asked, format })).link));
      } catch (error) {
        tellFailure('Die Auslagen konnten nicht geschrieben werden', error);
      }
    });
  return (
    <div className="flex flex-none flex-wrap items-end gap-x-6 gap-y-3 border-b border-line px-6 py-4">
      <Field label="Monat" layout="above" className="w-[160px]">
        <SelectField value={asked.month} onChange={(it) => onChange({ month: it })} options={offered} empty={null} />
      </Field>
      <Field label="Fahrer" layout="above" className="w-[220px]">
        <ComboField
          value={(asked.driver as string | undefined) ?? null}
          onChange={(it) => onChange({ driver: it })}
          load={referenceOptions('drivers')}
          selected={driver ? optionOf(driver) : null}
          empty="Alle Fahrer"
        />
      </Field>
      <Field label="Art" layout="above" className="w-[190px]">
        <SelectField
          value={asked.type ?? null}
          onChange={(it) => onChange({ type: it })}
          options={expenseTypes.items}
          empty="Alle Arten"
        />
      </Field>
      <Field label="Bezahlt mit" layout="above" className="w-[180px]">
        <SelectField
          value={asked.paymentType ?? null}
          onChange={(it) => onChange({ paymentType: it })}
          options={expensePaymentTypes.items}
          empty="Alle Zahlungsarten"
        />
      </Field>
      <span className="flex gap-3">
        <Button icon="table" busy={isRunning} onClick={() => save('xlsx')}>
          .xlsx
        </Button>
        <Button busy={isRunning} onClick={() => save('csv')}>
          .csv
        </Button>
      </span>
      {children}
    </div>
  );
}
