import { sql } from 'drizzle-orm';
import { idInIri } from '../../../src/domain/define/iri.ts';
import { answerOf, answerStanding, windowsOf, type AnswerStanding } from '../../../src/domain/avis/answerStanding.ts';
import { avisProposal, type AvisProposal } from '../../../src/domain/avis/avisProposal.ts';
import { contractAvis, type ContractAvis } from '../../../src/domain/avis/contractAvis.ts';
import type { Side } from '../../../src/domain/avis/coordination.ts';
import { isStillFree, type TimeWindow } from '../../../src/domain/avis/windows.ts';
import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import { customer } from '../../../src/domain/customer/customer.ts';
import type { PageAsked } from '../../links/publicPage.ts';
import { readOne } from '../../storage/readRecords.ts';
import { rowsOf } from '../../storage/sql.ts';
import { sideOf } from './proposals.ts';
import { windowFacts } from './windowFacts.ts';

/** Everything that the page and its answer look at. */
export type AskedAppointment = {
  readonly proposal: AvisProposal;
  readonly avis: ContractAvis;
  readonly ride: Contract;
  readonly side: Side;
  readonly customerName: string;
  /** The windows that can still be had, by their place among those offered. */
  readonly free: ReadonlyMap<number, TimeWindow>;
  readonly answer: TimeWindow | null;
  readonly standing: AnswerStanding;
};

/**
 * Holds the avis, and the driver whose day a window takes, until the transaction ends: staff and contact do not answer
 * past each other, and of two contacts who choose one hour of a driver only one gets it.
 */
export async function holdAppointment({ to, link }: Pick<PageAsked, 'to' | 'link'>): Promise<void> {
  const [held] = await rowsOf<{ contract: number }>(
    to,
    sql`select contract from contract_avis where id = (select avis from avis_proposals where id = ${numberIn(link.iri)}) for no key update`,
  );
  if (held)
    await rowsOf(
      to,
      sql`select from drivers where id = (select driver from contracts where id = ${held.contract}) for no key update`,
    );
}

/** The appointment that a link asks for, as it stands now; undefined when its records are gone. */
export async function appointmentOf({ to, link, now }: PageAsked): Promise<AskedAppointment | undefined> {
  const proposal = await readOne(to, avisProposal, numberIn(link.iri));
  const avis = await readOne(to, contractAvis, numberIn(proposal?.avis));
  const ride = await readOne(to, contract, numberIn(avis?.contract));
  if (!proposal || !avis || !ride) return undefined;
  const side = sideOf(proposal);
  const offered = windowsOf(proposal);
  const days = offered.map((it) => it.day).toSorted();
  const facts = await windowFacts(to, ride, { side, range: { from: days[0] ?? '', until: days.at(-1) ?? '' } });
  const client = await readOne(to, customer, numberIn(ride.contractClientAddress));
  const free = new Map([...offered.entries()].filter(([, it]) => isStillFree(it, { ...facts, now })));
  return {
    proposal,
    avis,
    ride,
    side,
    customerName: client?.firma ?? [client?.vorname, client?.nachname].filter(Boolean).join(' '),
    free,
    answer: answerOf(proposal),
    standing: answerStanding(proposal, { ride, free: [...free.values()], now }),
  };
}

/** The number behind a reference; that of nobody where there is none. */
function numberIn(iri: string | null | undefined): number {
  return Number(idInIri(iri ?? ''));
}
