import { sql, type SQL } from 'drizzle-orm';
import type { Field } from '../../src/domain/define/field.ts';
import { addDays, isCalendarDay, type CalendarDay } from '../../src/domain/time/calendarDay.ts';
import { companyZone, instantAt } from '../../src/domain/time/zone.ts';

type Sign = '>=' | '<=' | '>' | '<';
const signs: Readonly<Record<string, Sign>> = {
  after: '>=',
  before: '<=',
  strictly_after: '>',
  strictly_before: '<',
  gte: '>=',
  lte: '<=',
  gt: '>',
  lt: '<',
};
const written: Readonly<Record<Sign | '=', SQL>> = {
  '>=': sql`>=`,
  '<=': sql`<=`,
  '>': sql`>`,
  '<': sql`<`,
  '=': sql`=`,
};

/**
 * One side of a range, or the value itself without an operator; undefined when operator or value make no sense for the
 * field.
 */
export function rangeSql(
  column: SQL,
  field: Field,
  { operator, value }: { operator: string | undefined; value: string },
): SQL | undefined {
  const sign = operator === undefined ? '=' : signs[operator];
  if (!sign) return undefined;
  const day = value.slice(0, 10);
  switch (field.kind) {
    case 'date':
      return isCalendarDay(day) && isMoment(value) ? sql`${column} ${written[sign]} ${day}` : undefined;
    case 'instant':
      return isCalendarDay(value)
        ? wholeDay(column, sign, value)
        : isCalendarDay(day) && isMoment(value)
          ? sql`${column} ${written[sign]} ${new Date(value).toISOString()}`
          : undefined;
    case 'integer':
    case 'minutes':
    case 'money':
    case 'km':
    case 'coordinate':
      return /^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? sql`${column} ${written[sign]} ${value}::numeric` : undefined;
    default:
      return undefined;
  }
}

/** A day beside a moment stands for all its hours in Germany. */
function wholeDay(column: SQL, sign: Sign | '=', day: CalendarDay): SQL {
  const [start, end] = [day, addDays(day, 1)].map((it) => instantAt(it, '00:00', { zone: companyZone }).toISOString());
  switch (sign) {
    case '>=':
      return sql`${column} >= ${start}`;
    case '>':
      return sql`${column} >= ${end}`;
    case '<=':
      return sql`${column} < ${end}`;
    case '<':
      return sql`${column} < ${start}`;
    case '=':
      return sql`(${column} >= ${start} and ${column} < ${end})`;
  }
}

function isMoment(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}
