import { dayText, type Day } from '../days.ts';
import { at, randomFrom } from '../random.ts';
import type { Chunk } from '../row.ts';
import type { CrewMember } from '../world/crew.ts';
import { applicationRows } from './applicationRows.ts';
import { avisRows } from './avisRows.ts';
import type { BilledRide } from '../../actions/invoices/drafts.ts';
import { billedRide } from '../money/billedRide.ts';
import type { PlannedDocument } from '../money/documentPlan.ts';
import { moneyHistory } from '../money/moneyHistory.ts';
import { bundleRows } from './bundleRows.ts';
import { contractRow } from './contractRow.ts';
import { dossiersOf, type Clock } from './dossier.ts';
import { historyOf } from './historyRows.ts';
import { mailRows, notificationRows } from './messageRows.ts';
import { contractFileRows } from '../imports/contractFileRows.ts';
import type { FilePlan } from '../imports/filePlan.ts';
import { preMailRows } from './preMailRows.ts';
import { protocolRow } from './protocolRow.ts';
import { snapshotRows } from './snapshotRows.ts';
import type { Schedule } from './schedule.ts';

type Sources = {
  readonly schedule: Schedule;
  readonly crew: readonly CrewMember[];
  readonly clock: Clock;
  readonly filed: FilePlan;
  documentsOf(contract: number): readonly PlannedDocument[];
};
/** The chunk of a day, and the rides of it that documents are made of. */
export type DayOfContracts = { readonly chunk: Chunk; readonly rides: ReadonlyMap<number, BilledRide> };

/** Everything that belongs to the contracts picked up on a day. */
export function dayChunk(day: Day, from: Sources): DayOfContracts {
  const { schedule, crew, clock, documentsOf, filed } = from;
  const random = randomFrom('leitstand', 'rows', day);
  const dossiers = dossiersOf(day, schedule.contractsOf(day), clock);
  const applications = applicationRows(random, dossiers, { clock, crew });
  const open = Map.groupBy(
    applications
      .filter((it) => it.status === 'pending')
      .flatMap((it) => (it.contracts ?? []).map((id) => ({ id: Number(id), of: it }))),
    (it) => it.id,
  );
  const contracts = dossiers.map((it) => {
    const wanting = open.get(it.contract.id) ?? [];
    return {
      ...contractRow(random, it, { clock, documents: documentsOf(it.contract.id) }),
      openApplications: wanting.length,
      appliedDrivers: wanting.map(({ of }) => of.driver).toSorted((one, other) => Number(one) - Number(other)),
    };
  });
  const { mail_logs: avisMails, ...avis } = avisRows(random, dossiers, { day, clock });
  const protocols = dossiers.map((it) => protocolRow(random, it, clock));
  const groupOf = new Map(avis.contract_avis.map((it) => [it.id, it.bundle]));
  const chunk = {
    day: dayText(day),
    orders: contracts.length,
    rows: {
      contracts: contracts.map((it) => ({ ...it, avisBundle: groupOf.get(it.id) ?? null })),
      protocols,
      import_contracts: contractFileRows(contracts, filed),
      mails: preMailRows(dossiers, protocols),
      ...bundleRows(random, dossiers, clock),
      applications,
      ...avis,
      mail_logs: [...mailRows(random, dossiers, clock), ...avisMails],
      notifications: notificationRows(random, dossiers, clock),
    },
    history: dossiers.flatMap((it) => [
      ...historyOf(random, it, clock),
      ...moneyHistory(it, { clock, documents: documentsOf(it.contract.id) }),
    ]),
    snapshots: dossiers.flatMap((it, i) => snapshotRows(at(protocols, i), it, clock)),
    printed: [],
  };
  return { chunk, rides: new Map(dossiers.map((it, i) => [it.contract.id, billedRide(it, at(contracts, i))])) };
}
