import { mayRead } from '../../../src/domain/access/matrix.ts';
import { findChains as declared } from '../../../src/domain/chain/chainCalls.ts';
import {
  emptyKmOf,
  sumOf,
  waitMinutesOf,
  type Chain,
  type ChainLimits,
  type ChainLink,
  type Misfit,
  type OpenRide,
  type WayBetween,
} from '../../../src/domain/chain/chain.ts';
import { findChains } from '../../../src/domain/chain/findChains.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { estimatedKm, estimatedMinutes } from '../../../src/domain/km/estimate.ts';
import type { Point } from '../../../src/domain/km/place.ts';
import { fromCents } from '../../../src/domain/money/amount.ts';
import { addDays } from '../../../src/domain/time/calendarDay.ts';
import { isFound, locate } from '../../routing/locate.ts';
import { answer } from '../handler.ts';
import { openContracts, rideOf, type OpenContract } from './openRides.ts';
import { readQuestion, type ChainQuestion } from './question.ts';
import { startOf } from './startOf.ts';
import { momentOf } from '../../../src/domain/time/wallClock.ts';
import { wrongInput } from '../wrongInput.ts';

const count = 20;
const examples = 5;
/** A driver's day, as far as the days to look at go. */
const rideHours = 12;

/** What could come next, best first, and why the others could not. */
export const find = answer(declared, {
  read: readQuestion,
  async work({ database: { pool }, actor, now }, asked) {
    const start = await startOf(pool, asked, now);
    const { day } = momentOf(start.free.moment);
    const daysAhead = Math.ceil((asked.length * (asked.maxWaitHours + rideHours)) / 24);
    const contracts = await openContracts(pool, { from: day, until: addDays(day, daysAhead) });
    const showsMoney = mayRead(actor.roles, 'contractMoney');
    const weights = showsMoney ? asked.weights : { ...asked.weights, margin: 0 };
    const limits = limitsOf(asked, start.next);
    const sorted = sort(contracts, { asked, showsMoney });
    const { chains, misfits } = findChains({
      from: start.free,
      rides: [...sorted.rides.keys()],
      limits,
      weights,
      way: wayBetween,
      count,
    });
    const shown = { contracts: sorted.rides, home: start.home, showsMoney };
    return {
      from: {
        plz: start.place.plz ?? null,
        ort: start.place.ort ?? null,
        at: momentOf(start.free.moment),
        after: asked.after === undefined ? null : iriOf('contracts', asked.after),
        driver: start.driver === null ? null : iriOf('drivers', start.driver),
        bundle: start.bundle,
        until: start.next && { auftragsnummer: start.next.auftragsnummer, at: momentOf(start.next.at) },
      },
      checked: contracts.length,
      weights,
      members: chains.map((it) => chainShown(it, shown)),
      leftOut: [
        ...misfitsShown(sorted.rides, { misfits, from: start.free.point, limits }),
        ...sorted.leftOut.filter((it) => it.count > 0),
      ],
    };
  },
});

/** Ways as far as experience says; nobody asks a routing server ten thousand times. */
const wayBetween: WayBetween = (from, to) => {
  const km = Math.round(estimatedKm(from, to) * 100) / 100;
  return { km, minutes: estimatedMinutes(km) };
};

function limitsOf(
  { maxEmptyKm, maxWaitHours, length, backTo }: ChainQuestion,
  next: { at: number; point: Point | null } | null,
): ChainLimits {
  const back = backTo && locate(backTo);
  if (back && !isFound(back)) throw wrongInput(declared)('backTo', back.reason);
  const until = next?.point ? { point: next.point, moment: next.at } : undefined;
  return { maxEmptyKm, maxWaitMinutes: maxWaitHours * 60, length, until, backTo: back };
}

type LeftOut = {
  readonly reason: Misfit | 'bundled' | 'flex' | 'unconfirmed' | 'unplaced';
  readonly count: number;
  readonly examples: readonly string[];
  readonly nearest: { readonly km: number; readonly auftragsnummer: string; readonly ort: string | null } | null;
};
type Rides = ReadonlyMap<OpenRide, OpenContract>;

/** What may come into a chain at all, and what may not: nobody gives away half a bundle, nor a day not agreed. */
function sort(
  contracts: readonly OpenContract[],
  { asked, showsMoney }: { asked: ChainQuestion; showsMoney: boolean },
): { rides: Rides; leftOut: readonly LeftOut[] } {
  const rides = new Map<OpenRide, OpenContract>();
  const kept = { bundled: [] as string[], flex: [] as string[], unconfirmed: [] as string[], unplaced: [] as string[] };
  for (const it of contracts.toSorted((one, other) => one.id - other.id)) {
    if (it.id === asked.after) continue;
    const ride = rideOf(it, { showsMoney });
    if (it.flexContract) kept.flex.push(it.auftragsnummer);
    else if (it.bundle !== null) kept.bundled.push(it.bundle);
    else if (!it.isConfirmed && !asked.unconfirmed) kept.unconfirmed.push(it.auftragsnummer);
    else if (ride) rides.set(ride, it);
    else kept.unplaced.push(it.auftragsnummer);
  }
  const leftOut = (Object.keys(kept) as (keyof typeof kept)[]).map((reason) => leftOutFor(reason, kept[reason]));
  return { rides, leftOut };
}

function leftOutFor(reason: LeftOut['reason'], names: readonly string[], nearest: LeftOut['nearest'] = null): LeftOut {
  return { reason, count: names.length, examples: [...new Set(names)].slice(0, examples), nearest };
}

function misfitsShown(
  rides: Rides,
  {
    misfits,
    from,
    limits: { maxEmptyKm },
  }: { misfits: ReadonlyMap<OpenRide, Misfit>; from: Point; limits: ChainLimits },
): LeftOut[] {
  const far = [...rides].flatMap(([ride, it]) => {
    const { km } = wayBetween(from, ride.pickup);
    return km > maxEmptyKm ? [{ km, auftragsnummer: it.auftragsnummer, ort: it.pickupOrt }] : [];
  });
  const nearest = far.reduce<(typeof far)[number] | null>((best, it) => (best && best.km <= it.km ? best : it), null);
  const byReason = Map.groupBy(misfits, ([, misfit]) => misfit);
  const others = (['closed', 'waits', 'late', 'clashes'] as const).map((reason) =>
    leftOutFor(
      reason,
      (byReason.get(reason) ?? []).map(([ride]) => rides.get(ride)?.auftragsnummer ?? ''),
    ),
  );
  const farAway = leftOutFor(
    'far',
    far.toSorted((one, other) => one.km - other.km).map((it) => it.auftragsnummer),
    nearest,
  );
  return [farAway, ...others].filter((it) => it.count > 0);
}

type Shown = { readonly contracts: Rides; readonly home: Point | null; readonly showsMoney: boolean };

function chainShown(chain: Chain, shown: Shown) {
  const last = chain.links.at(-1);
  const ends = last?.ends ?? 0;
  return {
    points: Math.round(chain.links.reduce((sum, it) => sum + sumOf(it.points), 0) / chain.links.length),
    emptyKm: emptyKmOf(chain),
    waitMinutes: waitMinutesOf(chain),
    ends: momentOf(ends),
    home: last && shown.home ? momentOf(ends + wayBetween(last.ride.delivery, shown.home).minutes) : null,
    links: chain.links.flatMap((it) => linkShown(it, shown)),
  };
}

function linkShown(link: ChainLink, { contracts, showsMoney }: Shown) {
  const it = contracts.get(link.ride);
  if (!it) return [];
  const { ride, emptyKm, emptyMinutes, waitMinutes, points } = link;
  return [
    {
      contract: iriOf('contracts', it.id),
      auftragsnummer: it.auftragsnummer,
      customer: it.customer,
      licensePlate: it.licensePlate,
      pickup: { plz: it.pickupPlz, ort: it.pickupOrt },
      delivery: { plz: it.deliveryPlz, ort: it.deliveryOrt },
      pickupTimeFrom: it.pickupTimeFrom,
      pickupTimeTo: it.pickupTimeTo,
      begins: momentOf(link.begins),
      ends: momentOf(link.ends),
      deadline: momentOf(ride.deadline),
      km: it.googleKm,
      emptyKm,
      emptyMinutes,
      waitMinutes,
      margin: ride.marginCents === null ? null : fromCents(ride.marginCents),
      credit: showsMoney ? it.gutschriftpreis : null,
      points,
    },
  ];
}
