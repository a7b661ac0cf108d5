import { isRetention } from './documentGuards.ts';

/** What of a contract the summary counts; a change of anything else marks no day. */
const countedOfContract = [
  'datum',
  'testContract',
  'isStorniert',
  'contractClientAddress',
  'driver',
  'auftragswert',
  'gutschriftpreis',
  'istkm',
  'googleKm',
  'differenceBetweenGoogleAndActualKm',
  'verzoegerteAbgabe',
  'sperrenfuerrechnung',
  'bringdatum',
  'deliveryTimeFrom',
  'deliveryTimeTo',
];
const countedOfProtocol = ['statusArray', 'emptyRunDone', 'emptyRunReason', 'carType'];

const entriesOfProtocol = ['protocol_waitings', 'protocol_expenses', 'protocol_damages', 'protocol_complaints'];

const differs = (columns: readonly string[]) =>
  columns.map((it) => `old."${it}" is distinct from new."${it}"`).join(' or ');
const region = (row: string) => `left(${row}."pickupLocation" ->> 'plz', 1)`;
const dayOf = (moment: string) => `(${moment} at time zone 'Europe/Berlin')::date`;

/**
 * A trigger for what comes and one for what goes, each once for all rows of a statement, which are called `touched`.
 */
function onComeAndGo(table: string, { by, also = false }: { readonly by: string; readonly also?: boolean }): string[] {
  const made = (event: string, rows: string, when = '') =>
    `create or replace trigger statistic_marks_${event} after ${event} on ${table}
       referencing ${rows} table as touched for each statement ${when} execute function ${by}()`;
  // What goes after its time was counted while it was there, and stays counted.
  return [
    made('insert', 'new'),
    made('delete', 'old', `when (not ${isRetention})`),
    ...(also ? [made('update', 'new', `when (not ${isRetention})`)] : []),
  ];
}

/**
 * Marks the days whose figures a change touches, whoever makes it: the job that counts them looks at nothing else. A
 * mark is only ever added, so that nobody who saves waits for another.
 */
export const statisticMarks = [
  `create or replace function mark_contract_days() returns trigger language plpgsql as $$
   begin
     insert into statistic_marks (day) select distinct datum from touched where datum is not null;
     return null;
   end $$`,
  ...onComeAndGo('contracts', { by: 'mark_contract_days' }),
  `create or replace function mark_changed_contract() returns trigger language plpgsql as $$
   begin
     insert into statistic_marks (day)
       select distinct day from unnest(array[old.datum, new.datum]) as day where day is not null;
     if old."contractClientAddress" is distinct from new."contractClientAddress"
        or old."testContract" is distinct from new."testContract" or ${region('old')} is distinct from ${region('new')} then
       insert into statistic_marks (day)
         select distinct ${dayOf('"createdAt"')} from applications where contract = new.id;
     end if;
     return null;
   end $$`,
  `create or replace trigger statistic_marks_update after update on contracts for each row
     when (${differs(countedOfContract)} or ${region('old')} is distinct from ${region('new')})
     execute function mark_changed_contract()`,
  `create or replace function mark_days_of_contracts() returns trigger language plpgsql as $$
   begin
     insert into statistic_marks (day)
       select distinct c.datum from touched t join contracts c on c.id = t.contract where c.datum is not null;
     return null;
   end $$`,
  ...onComeAndGo('protocols', { by: 'mark_days_of_contracts' }),
  ...onComeAndGo('contract_avis', { by: 'mark_days_of_contracts' }),
  `create or replace function mark_day_of_contract() returns trigger language plpgsql as $$
   begin
     insert into statistic_marks (day) select datum from contracts where id = new.contract and datum is not null;
     return null;
   end $$`,
  `create or replace trigger statistic_marks_update after update on protocols for each row
     when (${differs(countedOfProtocol)}) execute function mark_day_of_contract()`,
  `create or replace trigger statistic_marks_update after update on contract_avis for each row
     when (old.status is distinct from new.status) execute function mark_day_of_contract()`,
  `create or replace function mark_protocol_days() returns trigger language plpgsql as $$
   begin
     insert into statistic_marks (day)
       select distinct c.datum from touched t join protocols p on p.id = t.protocol
         join contracts c on c.id = p.contract where c.datum is not null;
     return null;
   end $$`,
  ...entriesOfProtocol.flatMap((table) => onComeAndGo(table, { by: 'mark_protocol_days', also: true })),
  `create or replace function mark_avis_days() returns trigger language plpgsql as $$
   begin
     insert into statistic_marks (day)
       select distinct c.datum from touched t join contract_avis a on a.id = t.avis
         join contracts c on c.id = a.contract where c.datum is not null;
     return null;
   end $$`,
  ...onComeAndGo('contract_avis_logs', { by: 'mark_avis_days' }),
  `create or replace function mark_application_days() returns trigger language plpgsql as $$
   begin
     insert into statistic_marks (day) select distinct ${dayOf('"createdAt"')} from touched;
     return null;
   end $$`,
  ...onComeAndGo('applications', { by: 'mark_application_days', also: true }),
  `create or replace function mark_days_of_driver() returns trigger language plpgsql as $$
   begin
     insert into statistic_marks (day)
       select datum from contracts where driver = new.id and datum is not null
       union select ${dayOf('"createdAt"')} from applications where driver = new.id;
     return null;
   end $$`,
  `create or replace trigger statistic_marks_update after update on drivers for each row
     when (old.gruppe is distinct from new.gruppe) execute function mark_days_of_driver()`,
];
