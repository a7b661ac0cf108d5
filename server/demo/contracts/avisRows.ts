import type { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import type { contractAvisBundle } from '../../../src/domain/avis/contractAvisBundle.ts';
import { reopened } from '../../../src/domain/avis/parkingInfo.ts';
import { clockText, dayText, instantText, type Day } from '../days.ts';
import { at, type Random } from '../random.ts';
import type { RowFor } from '../row.ts';
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
  clock: Clock,
): { contract_avis: RowFor<typeof contractAvis>[]; contract_avis_bundles: RowFor<typeof contractAvisBundle>[] } {
  const wanted = dossiers.filter((it) => it.hasAvis);
  const links = linksOf(random, wanted);
  const { groupOf, groups } = groupsOf(random, wanted, { clock, taken: links });
  const contract_avis = wanted.map((it) => ({
    ...avisRow(random, it, clock),
    ...links.get(it.contract.id),
    bundle: groupOf.get(it.contract.id) ?? null,
    groupPickupDate: groupOf.has(it.contract.id) ? dayText(it.contract.pickupDay) : null,
  }));
  return { contract_avis, contract_avis_bundles: groups };
}

type Link = { readonly link: number; readonly linkDirection: 'outbound' | 'return' };

function linksOf(random: Random, wanted: readonly Dossier[]): Map<number, Link> {
  const links = new Map<number, Link>();
  const present = new Map(wanted.map((it) => [it.contract.id, it]));
  for (const it of wanted) {
    const main = it.contract.role === 'aba' ? it.before : null;
    if (!main || !it.future || !present.has(main.id) || !random.chance(linkedShare)) continue;
    // Of those that can still be moved half wait for somebody who takes the suggestion.
    if (it.flex && present.get(main.id)?.flex === true && it.contract.id % 2 === 0) continue;
    links.set(main.id, { link: it.contract.id, linkDirection: 'outbound' });
    links.set(it.contract.id, { link: main.id, linkDirection: 'return' });
  }
  return links;
}

/** Avis of the same customer on the same day that are arranged in one call. */
function groupsOf(
  random: Random,
  wanted: readonly Dossier[],
  how: { clock: Clock; taken: ReadonlyMap<number, Link> },
): { groupOf: Map<number, number>; groups: RowFor<typeof contractAvisBundle>[] } {
  const groupOf = new Map<number, number>();
  const groups: RowFor<typeof contractAvisBundle>[] = [];
  const day: Day = wanted[0]?.contract.pickupDay ?? 0;
  if (day < how.clock.today) return { groupOf, groups };
  const free = wanted.filter((it) => !it.contract.cancelled && !how.taken.has(it.contract.id));
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
const noteTexts = [
  'ASP bittet um Rückruf nach 14 Uhr.',
  'Termin am Vormittag gewünscht.',
  'Mailbox, zweiter Versuch morgen.',
  'Ansprechpartner ist bis Mittwoch im Urlaub.',
  'Adresse bestätigt, Tor 2.',
  'Übergabe durch Kollegin möglich.',
];

function avisRow(random: Random, it: Dossier, clock: Clock): RowFor<typeof contractAvis> {
  const { contract } = it;
  const status = it.future && !contract.cancelled ? drawStatus(random) : 'confirmed';
  const contact = it.contractType === 'PICKUP' ? it.pickup.location : it.delivery.location;
  const compound = [it.pickup.place, it.delivery.place].find((place) => place?.stellplatz) ?? null;
  const parking = it.future && compound && random.chance(0.6) ? compound : null;
  // In turn, so that a small demo has every state too.
  const parkingState = ((contract.id * 7) % 20) / 20;
  const touched = Math.min(clock.now, contract.receivedAt + random.int(1, 40) * 3_600_000);
  const asked = !['pending', 'first_contact'].includes(status);
  const proposals = proposalsOf(it, { status, askedAt: touched, clock });
  const row: RowFor<typeof contractAvis> = {
    id: contract.id,
    createdAt: instantText(contract.receivedAt),
    updatedAt: instantText(status === 'pending' ? contract.receivedAt : touched),
    contract: contract.id,
    status,
    coordination: it.contractType && random.chance(0.7) ? (it.contractType === 'PICKUP' ? 'pickup' : 'delivery') : null,
    contractType: it.contractType,
    isStorniert: contract.cancelled,
    pickupDate: dayText(contract.pickupDay),
    pickupTimeFrom: clockText(contract.pickupFrom),
    pickupTimeTo: clockText(contract.pickupTo),
    deliveryDate: dayText(contract.deliveryDay),
    deliveryTimeFrom: clockText(contract.deliveryFrom),
    deliveryTimeTo: clockText(contract.deliveryTo),
    bundles: contract.bundle === null ? [] : [contract.bundle],
    parkingSpace: parking?.id ?? null,
    parkingSpaceNotificationScheduled: parking !== null && parkingState >= 0.3 && parkingState < 0.55,
    parkingSpaceNotified: parking !== null && parkingState >= 0.55,
    parkingSpaceMailAddress: parking && random.chance(0.94) ? parking.email : null,
    note: random.chance(0.3) ? random.pick(noteTexts) : null,
    additionalNote: null,
    importantNote: random.chance(0.05) ? 'Übergabe nur gegen Unterschrift des Empfängers.' : null,
    color: it.avisColor,
    logs: status === 'pending' || !it.future ? [] : [avisLog(random, { status, at: touched })],
    answerAwaitedSince: status === 'awaiting_response' ? instantText(touched).slice(0, 10) : null,
    aspMailSend: asked && contact.anspr1email !== null && random.chance(0.85),
  };
  return {
    ...row,
    ...(row.aspMailSend === true && { proposals }),
    // Nothing goes to a place without an address.
    ...(row.parkingSpaceMailAddress === null && reopened),
  };
}

function drawStatus(random: Random): (typeof openStatuses)[number][0] {
  let left = random.next() * 100;
  return openStatuses.find(([, share]) => (left -= share) < 0)?.[0] ?? 'pending';
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
