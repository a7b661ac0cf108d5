import { sql } from 'drizzle-orm';
import type { PersonLine } from '../../../src/domain/retention/personCalls.ts';
import { choiceOf } from '../../../src/domain/choices/choices.ts';
import { cutoffOf, keptUntil } from '../../../src/domain/retention/cutoff.ts';
import { retentionKinds } from '../../../src/domain/retention/choices/retentionKinds.ts';
import { addDays, type CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { retentionPeriodOf } from '../../storage/retentionPeriods.ts';
import { among, rowsOf, type Queryable } from '../../storage/sql.ts';
import { retentions } from './allRetentions.ts';
import { contactsPlan } from './contactsPlan.ts';
import type { Retention } from './defineRetention.ts';
import { endOfCooperation, lastRideOf } from './endOfCooperation.ts';
import { type Person } from './person.ts';

/** What of one kind goes. */
export type Going = { readonly retention: Retention; readonly rows: readonly DueRow[] };
type DueRow = { readonly id: number; readonly day: CalendarDay };
/** Everything that would happen, before it does. */
export type PersonPlan = {
  readonly lines: readonly PersonLine[];
  readonly going: readonly Going[];
  readonly contacts: ReadonlyMap<string, readonly number[]>;
  readonly holds: readonly { readonly reason: string; readonly until: CalendarDay | null }[];
  readonly count: number;
};

/** Later than any day that data may have. */
const ever = '9999-12-31';

/**
 * What goes of a person when he wants it, and what stays: nothing goes before the time that the law wants at least, no
 * longer period that somebody has set keeps it, and what stays goes with the nightly run of the day that is named.
 */
export async function planFor(to: Queryable, person: Person, today: CalendarDay): Promise<PersonPlan> {
  const lines: PersonLine[] = [];
  const going: Going[] = [];
  for (const retention of retentions) {
    if (!retention.of) continue;
    const found = await rowsOfPerson(to, { ...retention, of: retention.of }, { person, today });
    const goes = found.filter((it) => it.state === 'goes');
    if (goes.length > 0) going.push({ retention, rows: goes.map(({ id, day }) => ({ id: Number(id), day })) });
    const period = await retentionPeriodOf(to, retention.kind);
    const rule = choiceOf(retentionKinds, retention.kind);
    for (const state of ['goes', 'stays', 'held'] as const) {
      const some = found.filter((it) => it.state === state);
      const last = some
        .map((it) => it.day)
        .toSorted()
        .at(-1);
      if (last === undefined) continue;
      lines.push({
        what: rule?.label ?? '',
        count: some.length,
        state,
        why: state === 'held' ? 'Löschsperre' : (rule?.why ?? ''),
        until: state === 'stays' ? keptUntil(period, last) : null,
      });
    }
  }
  const contacts = await contactsPlan(to, person);
  const all = [...lines, ...contacts.lines, ...(await stillNeeded(to, person, lines))];
  return {
    lines: all,
    going,
    contacts: contacts.going,
    holds: await holdsOf(to, person, today),
    count: all.reduce((sum, { state, count }) => sum + (state === 'goes' ? count : 0), 0),
  };
}

type Found = DueRow & { readonly state: PersonLine['state'] };

function rowsOfPerson(
  to: Queryable,
  { kind, due, of, onRequest, remove }: Retention & Required<Pick<Retention, 'of'>>,
  { person, today }: { readonly person: Person; readonly today: CalendarDay },
): Promise<Found[]> {
  const rule = choiceOf(retentionKinds, kind);
  const { atLeast = 0, unit = 'days' } = rule ?? {};
  // What the law wants for no time goes with all of today.
  const least = atLeast === 0 ? addDays(today, 1) : cutoffOf({ amount: atLeast, unit }, today);
  const more = onRequest ? sql` union all ${onRequest(today)}` : sql``;
  return rowsOf<Found>(
    to,
    sql`with his as (${of(person)}), now as (${due(least, today)}${more}), every as (${due(ever, today)}${more})
        select distinct on (every.id) every.id, every.day::text as day,
          case when every.held then 'held' when ${remove !== undefined} and every.id in (select id from now) then 'goes' else 'stays' end as state
        from every where every.id in (select id from his) order by every.id, every.held desc`,
  );
}

/** Who is at work still is kept as long as that, whatever he wants; what names a driver keeps him. */
async function stillNeeded(
  to: Queryable,
  { drivers, users }: Person,
  lines: readonly PersonLine[],
): Promise<PersonLine[]> {
  const told = new Set(lines.map((it) => it.what));
  const isTold = (kind: string) => told.has(choiceOf(retentionKinds, kind)?.label ?? '');
  const [row] = await rowsOf<Needed>(
    to,
    sql`select (select count(*)::int from contracts where driver = ${among(drivers)}) as rides,
          (select count(*)::int from drivers it where it.id = ${among(drivers)} and it.active) as active,
          (select count(*)::int from drivers it where ${hasLeft(drivers)}) as left,
          (select max(coalesce(${lastRideOf('it')}, ${endOfCooperation('it')}))::text from drivers it where ${hasLeft(drivers)}) as ended,
          (select count(*)::int from users where id = ${among(users)} and active and "emptiedOn" is null) as accounts`,
  );
  const stays = (what: string, count: number, why: string, until: CalendarDay | null = null): PersonLine[] =>
    count > 0 ? [{ what, count, state: 'stays', why, until }] : [];
  const left = isTold('drivers') || isTold('applicants') ? 0 : (row?.left ?? 0);
  const period = await retentionPeriodOf(to, 'drivers');
  const untils = [
    ...lines.flatMap(({ state, until }) => (state === 'stays' ? (until ?? []) : [])),
    ...(row?.ended ? [keptUntil(period, row.ended)] : []),
  ];
  const until = row?.active ? null : untils.toSorted().at(-1);
  return [
    ...stays('Stammdaten und Konto des Fahrers', row?.active ?? 0, 'Fährt noch für uns: zuerst auf inaktiv setzen'),
    ...stays('Stammdaten des Fahrers', left, 'Belege, Fahrten und Dokumente nennen ihn', until),
    ...stays('Fahrten unter seinem Namen', row?.rides ?? 0, 'Handelsbriefe: § 147 Abs. 3 AO, § 257 HGB', until),
    ...stays('Nutzerkonto', row?.accounts ?? 0, 'Ist noch aktiv: zuerst abschalten'),
  ];
}

type Needed = {
  readonly rides: number;
  readonly active: number;
  readonly left: number;
  readonly ended: CalendarDay | null;
  readonly accounts: number;
};

const hasLeft = (drivers: readonly number[]) =>
  sql`it.id = ${among(drivers)} and not it.active and it."emptiedOn" is null`;

function holdsOf(
  to: Queryable,
  { drivers, users }: Person,
  today: CalendarDay,
): Promise<PersonPlan['holds'][number][]> {
  return rowsOf(
    to,
    sql`select h.reason, h.until::text as until from retention_holds h where (h.until is null or h.until >= ${today})
          and (h.driver = ${among(drivers)} or h.customer in (select customer from users where id = ${among(users)})
            or h.contract in (select id from contracts where driver = ${among(drivers)})
            or h.invoice in (select id from invoices where driver = ${among(drivers)}))
        order by h.id`,
  );
}
