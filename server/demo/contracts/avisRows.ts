import type { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import type { contractAvisBundle } from '../../../src/domain/avis/contractAvisBundle.ts';
import { effectiveCoordination, sidesOf } from '../../../src/domain/avis/coordination.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { mailLog } from '../../../src/domain/mail/mailLog.ts';
import { clockText, dayText, instantText, type Day } from '../days.ts';
import { at, type Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import { avisMailRows, contactMailId, isLogged } from './avisMailRows.ts';
import { isShownRoundTrip } from './plan.ts';
import { parkedStop, parkingOf } from './avisParking.ts';
import { proposalsOf } from './avisProposals.ts';
import type { Clock, Dossier } from './dossier.ts';

const groupsPerDay = 20;
const firstGroupNumber = 100;
const groupedShare = 0.1;
/** The coming days are full of what is arranged together. */
const denseDays = 7;
const linkedShare = 0.8;

/** Ids of groups leave room for so many on each day to come. */
export const highestGroupId = (daysAhead: number): number => (daysAhead + 1) * groupsPerDay;

/** The number of the last group there may be. */
export const lastGroupNumber = (daysAhead: number): number => firstGroupNumber + highestGroupId(daysAhead);

/**
 * Arranging of appointments; what lies in the past is confirmed, rides there and back are linked, some are arranged
 * together.
 */
export function avisRows(
  random: Random,
  dossiers: readonly Dossier[],
  { day, clock }: { day: Day; clock: Clock },
): {
  contract_avis: RowFor<typeof contractAvis>[];
  contract_avis_bundles: RowFor<typeof contractAvisBundle>[];
  mail_logs: RowFor<typeof mailLog>[];
} {
  const wanted = dossiers.filter((it) => it.hasAvis);
  const links = linksOf(random, wanted);
  const { groupOf, groups } = groupsOf(random, wanted, { day, clock, taken: links });
  const drawn = wanted.map((it, at) => {
    const parked = parkedStop(random, it, clock);
    const group = groupOf.get(it.contract.id) ?? null;
    const row = {
      ...avisRow(random, it, { clock, link: links.get(it.contract.id), place: at }),
      ...parkingOf(parked, { turn: it.contract.pickupDay + at, clock }),
      bundle: group,
      groupPickupDate: group === null ? null : dayText(it.contract.pickupDay),
    };
    return { dossier: it, row, parked };
  });
  return {
    contract_avis: drawn.map(({ row }) => row),
    contract_avis_bundles: groups,
    mail_logs: avisMailRows(drawn, clock),
  };
}

type Link = { readonly link: number; readonly linkDirection: 'outbound' | 'return' };

function linksOf(random: Random, wanted: readonly Dossier[]): Map<number, Link> {
  const links = new Map<number, Link>();
  const present = new Map(wanted.map((it) => [it.contract.id, it]));
  for (const it of wanted) {
    const main = it.contract.role === 'aba' ? it.before : null;
    const isTaken = random.chance(linkedShare) || isShownRoundTrip({ tour: it.contract.tour, ahead: it.ahead });
    if (!main || !it.future || !present.has(main.id) || !isTaken) continue;
    // Of those that can still be moved half wait for somebody who takes the suggestion.
    if (it.flex && it.contract.tour > 0 && present.get(main.id)?.flex === true && it.contract.id % 2 === 0) continue;
    links.set(main.id, { link: it.contract.id, linkDirection: 'outbound' });
    links.set(it.contract.id, { link: main.id, linkDirection: 'return' });
  }
  return links;
}

/** Avis of the same customer on the same day that are arranged in one call. */
function groupsOf(
  random: Random,
  wanted: readonly Dossier[],
  how: { day: Day; clock: Clock; taken: ReadonlyMap<number, Link> },
): { groupOf: Map<number, number>; groups: RowFor<typeof contractAvisBundle>[] } {
  const groupOf = new Map<number, number>();
  const groups: RowFor<typeof contractAvisBundle>[] = [];
  const { day } = how;
  if (day < how.clock.today) return { groupOf, groups };
  // Who follows a late ride may be fetched a day later.
  const free = wanted.filter(({ contract: it }) => it.pickupDay === day && !it.cancelled && !how.taken.has(it.id));
  const share = (free.length * groupedShare) / 2.2 + (day - how.clock.today <= denseDays ? 0.7 : 0);
  const target = Math.min(groupsPerDay - 1, Math.floor(share) + (random.chance(share % 1) ? 1 : 0));
  const byCustomer = [...Map.groupBy(free, (it) => it.contract.customer.id).values()].filter((list) => list.length > 1);
  // On a thin day a tour of two customers is arranged in one go.
  const lists = (byCustomer.length > 0 || free.length < 2 ? byCustomer : [free]).slice(0, target);
  for (const list of lists) {
    const id = (day - how.clock.today) * groupsPerDay + groups.length + 1;
    const members = list.slice(0, random.chance(0.8) ? 2 : 3);
    const moment = instantText(
      Math.min(how.clock.now, Math.max(...members.map((it) => it.contract.receivedAt)) + 3_600_000),
    );
    groups.push({ id, createdAt: moment, updatedAt: moment, groupName: `G-${firstGroupNumber + id}` });
    for (const it of members) groupOf.set(it.contract.id, id);
  }
  return { groupOf, groups };
}

const openStatuses = [
  ['pending', 26],
  ['first_contact', 17],
  ['awaiting_response', 21],
  ['doing', 9],
  ['awaiting_dispo', 5],
  ['confirmed', 22],
] as const;
type AvisStatus = (typeof openStatuses)[number][0];
const noteTexts = [
  'ASP bittet um Rückruf nach 14 Uhr.',
  'Termin am Vormittag gewünscht.',
  'Mailbox, zweiter Versuch morgen.',
  'Ansprechpartner ist bis Mittwoch im Urlaub.',
  'Adresse bestätigt, Tor 2.',
  'Übergabe durch Kollegin möglich.',
];

type Drawn = {
  readonly clock: Clock;
  readonly link: Link | undefined;
  /** Among the avis of its day. */
  readonly place: number;
};

/** The first avis of each day go through the states in turn, so that a small demo has all of them. */
const shownPerDay = 2;

function avisRow(random: Random, it: Dossier, { clock, link, place }: Drawn): RowFor<typeof contractAvis> {
  const { contract } = it;
  const status = it.future && !contract.cancelled ? statusOf(it, place) : 'confirmed';
  const touched = Math.min(clock.now, contract.receivedAt + random.int(1, 40) * 3_600_000);
  const coordination =
    it.contractType && random.chance(0.7) ? (it.contractType === 'PICKUP' ? 'pickup' : 'delivery') : null;
  const effective = effectiveCoordination({
    coordination,
    link: link ? iriOf('contract_avis', link.link) : null,
    contractType: it.contractType,
  });
  const side = sidesOf(effective)[0] ?? null;
  const isMailed =
    !['pending', 'first_contact'].includes(status) &&
    side !== null &&
    it[side].location.anspr1email !== null &&
    (random.chance(0.85) || place < shownPerDay);
  const row: RowFor<typeof contractAvis> = {
    id: contract.id,
    createdAt: instantText(contract.receivedAt),
    updatedAt: instantText(status === 'pending' ? contract.receivedAt : touched),
    contract: contract.id,
    status,
    coordination,
    contractType: it.contractType,
    contractClientAddress: contract.customer.id,
    flexContract: it.flex,
    isStorniert: contract.cancelled,
    pickupDate: dayText(contract.pickupDay),
    pickupTimeFrom: clockText(contract.pickupFrom),
    pickupTimeTo: clockText(contract.pickupTo),
    deliveryDate: dayText(contract.deliveryDay),
    deliveryTimeFrom: clockText(contract.deliveryFrom),
    deliveryTimeTo: clockText(contract.deliveryTo),
    bundles: contract.bundle === null ? [] : [contract.bundle],
    note: random.chance(0.3) ? random.pick(noteTexts) : null,
    additionalNote: null,
    importantNote: random.chance(0.05) ? 'Übergabe nur gegen Unterschrift des Empfängers.' : null,
    color: it.avisColor,
    logs: status === 'pending' || !it.future ? [] : [avisLog(random, { status, at: touched })],
    answerAwaitedSince: status === 'awaiting_response' ? instantText(touched).slice(0, 10) : null,
    aspMailSend: isMailed,
    ...link,
  };
  if (!isMailed) return row;
  const contactMails = isLogged(it, clock) ? [{ side, mail: contactMailId(contract.id), state: 'sent' as const }] : [];
  return { ...row, contactMails, proposals: proposalsOf(it, { status, side, askedAt: touched, clock }) };
}

function statusOf({ contract: { id }, ahead, flex }: Dossier, place: number): AvisStatus {
  const shown = openStatuses[(ahead * shownPerDay + place) % openStatuses.length]?.[0];
  let left = (id * 61) % 100;
  const drawn = openStatuses.find(([, share]) => (left -= share) < 0)?.[0] ?? 'pending';
  const status = (place < shownPerDay && shown) || drawn;
  // A flex contract that is confirmed is none any more.
  return flex && status === 'confirmed' ? 'awaiting_response' : status;
}

function avisLog(random: Random, change: { status: string; at: number }) {
  return {
    date: instantText(change.at),
    user: { kuerzel: random.pick(['OF', 'OF2', 'DI']), system: false },
    userNotes: at(noteTexts, random.int(0, noteTexts.length - 1)),
    note: null,
    systemLogs: null,
    fields: { note: {}, color: {}, status: { from: 'pending', to: change.status } },
  };
}
