import type { Kind } from '../../../domain/define/field.ts';
import { addDays, weekdayOf } from '../../../domain/time/calendarDay.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { DateField } from '../../../ui/inputs/DateField.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { NumberField } from '../../../ui/inputs/NumberField.tsx';
import { useToday } from '../useToday.ts';
import { withoutFilter } from './listUrl.ts';
import type { EditorProps } from './editorValues.ts';

/** From and until, both included; days also by one click. */
export function RangeEditor({ name, filter, onChange, kind }: EditorProps & { kind: Kind }) {
  const today = useToday();
  const [from = null, until = null] = [
    filter[`${name}[after]`]?.[0] ?? nextDay(filter[`${name}[strictly_after]`]?.[0], kind),
    filter[`${name}[before]`]?.[0] ?? dayBefore(filter[`${name}[strictly_before]`]?.[0], kind),
  ];
  const set = (after: string | null, before: string | null) =>
    onChange({
      ...withoutFilter(filter, name),
      ...(after !== null && { [`${name}[after]`]: [after] }),
      ...(before !== null && { [`${name}[before]`]: [before] }),
    });
  if (kind !== 'date' && kind !== 'instant') {
    const figure = (value: string | null) => (value === null ? null : Number(value));
    const text = (value: number | null) => (value === null ? null : String(value));
    return (
      <>
        <Field label="von" layout="narrow">
          <NumberField value={figure(from)} decimals={2} onChange={(value) => set(text(value), until)} />
        </Field>
        <Field label="bis" layout="narrow">
          <NumberField value={figure(until)} decimals={2} onChange={(value) => set(from, text(value))} />
        </Field>
      </>
    );
  }
  const monday = addDays(today, 1 - weekdayOf(today));
  const spans: readonly (readonly [string, string, string])[] = [
    ['Heute', today, today],
    ['Morgen', addDays(today, 1), addDays(today, 1)],
    ['Diese Woche', monday, addDays(monday, 6)],
    ['Nächste Woche', addDays(monday, 7), addDays(monday, 13)],
  ];
  return (
    <>
      <Field label="von" layout="narrow">
        <DateField today={today} value={from} onChange={(value) => set(value, until)} />
      </Field>
      <Field label="bis" layout="narrow">
        <DateField today={today} value={until} onChange={(value) => set(from, value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        {spans.map(([label, first, last]) => (
          <Button key={label} small onClick={() => set(first, last)}>
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}

function nextDay(day: string | undefined, kind: Kind): string | undefined {
  return day !== undefined && kind === 'date' ? addDays(day, 1) : day;
}

function dayBefore(day: string | undefined, kind: Kind): string | undefined {
  return day !== undefined && kind === 'date' ? addDays(day, -1) : day;
}
