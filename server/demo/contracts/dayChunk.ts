import { dayText, type Day } from '../days.ts';
import { randomFrom } from '../random.ts';
import type { Chunk } from '../row.ts';
import type { CrewMember } from '../world/crew.ts';
import { avisRows } from './avisRows.ts';
import { contractRow } from './contractRow.ts';
import { dossiersOf, type Clock } from './dossier.ts';
import { historyOf } from './historyRows.ts';
import { mailRows, notificationRows } from './messageRows.ts';
import { protocolRow } from './protocolRow.ts';
import type { Schedule } from './schedule.ts';
import { applicationRows, bundleRows } from './sideRows.ts';

/** Everything that belongs to the contracts picked up on a day. */
export function dayChunk(day: Day, from: { schedule: Schedule; crew: readonly CrewMember[]; clock: Clock }): Chunk {
  const { schedule, crew, clock } = from;
  const random = randomFrom('leitstand', 'rows', day);
  const dossiers = dossiersOf(day, schedule.contractsOf(day), clock);
  const applications = applicationRows(random, dossiers, { clock, crew });
  const open = new Map<number, number>();
  for (const it of applications)
    if (it.status === 'pending') open.set(it.contract as number, (open.get(it.contract as number) ?? 0) + 1);
  const applied = Map.groupBy(applications, (it) => it.contract as number);
  const contracts = dossiers.map((it) => ({
    ...contractRow(random, it, clock),
    openApplications: open.get(it.contract.id) ?? 0,
    appliedDrivers: (applied.get(it.contract.id) ?? [])
      .filter((row) => row.status === 'pending')
      .map((row) => row.driver),
  }));
  const avis = avisRows(random, dossiers, clock);
  const groupOf = new Map(avis.contract_avis.map((it) => [it.id, it.bundle]));
  return {
    day: dayText(day),
    orders: contracts.length,
    rows: {
      contracts: contracts.map((it) => ({ ...it, avisBundle: groupOf.get(it.id) ?? null })),
      protocols: dossiers.map((it) => protocolRow(random, it, clock)),
      ...bundleRows(random, dossiers, clock),
      applications,
      ...avis,
      mail_logs: mailRows(random, dossiers, clock),
      notifications: notificationRows(random, dossiers, clock),
    },
    history: dossiers.flatMap((it) => historyOf(random, it, clock)),
  };
}
