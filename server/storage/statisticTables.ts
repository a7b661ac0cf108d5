import { bigint, date, index, pgTable, smallint, text, timestamp, type IndexColumn } from 'drizzle-orm/pg-core';

const sum = (name: string) => bigint(name, { mode: 'number' }).notNull();
const counted = {
  figure: text('figure').notNull(),
  day: date('day').notNull(),
  /** Postal area of the pickup and group of the driver; null where nobody knows. */
  region: smallint('region'),
  driver_group: smallint('driver_group'),
  key: text('key').notNull(),
  count: sum('count'),
  total: sum('total'),
  credit: sum('credit'),
  km: sum('km'),
};

/** What statistics add up and narrow by: an index that carries it is read without the table. */
const addedUp = (table: Record<Exclude<keyof typeof counted, 'figure' | 'day'>, IndexColumn>) =>
  [table.key, table.count, table.total, table.credit, table.km, table.region, table.driver_group] as const;

/** What the days' contracts add up to, by figure; money in cents. Statistics read this and not the contracts. */
export const statisticDays = pgTable('statistic_days', counted, (table) => [
  index('statistic_days_figure_idx').on(table.figure, table.day, ...addedUp(table)),
  index('statistic_days_day_idx').on(table.day),
]);

/** The same by customer, for whoever looks at one or compares them. */
export const statisticCustomerDays = pgTable(
  'statistic_customer_days',
  { ...counted, customer: bigint('customer', { mode: 'number' }).notNull() },
  (table) => [
    index('statistic_customer_days_figure_idx').on(table.figure, table.day, table.customer, ...addedUp(table)),
    index('statistic_customer_days_customer_idx').on(table.customer, table.figure, table.day),
    index('statistic_customer_days_day_idx').on(table.day),
  ],
);

/** Days whose records have begun to go after their time: what they counted stays as it is. */
export const statisticKeptDays = pgTable('statistic_kept_days', { day: date('day').primaryKey() });

/** Days on which something changed since they were counted; written by triggers in the transaction of the change. */
export const statisticMarks = pgTable('statistic_marks', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  day: date('day').notNull(),
  marked_at: timestamp('marked_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});
