import type { avisColours } from '../../../src/domain/choices/avisColours.ts';
import type { KeyOf } from '../../../src/domain/choices/choices.ts';
import { belongings, type Belongings } from '../base/belongings.ts';
import { workingDaysBetween, workingDaysLater, type Day } from '../days.ts';
import { at, randomFrom, type Random } from '../random.ts';
import { drawCosts, type Costs } from './costs.ts';
import { drawBusinessEnd, drawUserEnd, type End } from './end.ts';
import { drawExtras, type Extras } from './extras.ts';
import { drawNotes, type Notes } from './notes.ts';
import { isShownRoundTrip } from './plan.ts';
import { progressOf, type Progress } from './progress.ts';
import type { ScheduledContract } from './schedule.ts';
import { drawVehicle, type Vehicle } from './vehicle.ts';

/** Everything that is known about one contract; its record, protocol, avis and history are written from it. */
export type Dossier = {
  readonly contract: ScheduledContract;
  readonly owner: Belongings;
  readonly contractType: 'PICKUP' | 'DELIVERY' | null;
  readonly pickup: End;
  readonly delivery: End;
  readonly vehicle: Vehicle;
  readonly extras: Extras;
  readonly notes: Notes;
  readonly progress: Progress;
  readonly costs: Costs;
  readonly km: number;
  readonly istkm: number | null;
  readonly confirmed: boolean;
  readonly flex: boolean;
  readonly hasAvis: boolean;
  readonly avisColor: KeyOf<typeof avisColours> | null;
  /** Working days from today to the pickup, 0 for today and before. */
  readonly ahead: number;
  readonly future: boolean;
  /** The contract this one follows, and the one that follows it. */
  readonly before: ScheduledContract | null;
  readonly after: ScheduledContract | null;
};

export type Clock = { readonly today: Day; readonly now: number };

/** Fills in the planned contracts of a day. */
export function dossiersOf(day: Day, contracts: readonly ScheduledContract[], clock: Clock): Dossier[] {
  const random = randomFrom('leitstand', 'dossier', day);
  const progress = progressOf(day, contracts, clock);
  const followers = new Map(contracts.map((contract) => [contract.followUpOf, contract]));
  const found: Dossier[] = [];
  for (const contract of contracts) {
    const before = contract.followUpOf < 0 ? null : at(found, contract.followUpOf);
    found.push(
      dossierOf(random, contract, {
        before,
        after: followers.get(contract.index) ?? null,
        progress: at(progress, contract.index),
        clock,
      }),
    );
  }
  return found;
}

/**
 * Flex contracts have no driver (R70), so they lie ahead among those that wait for one, a good half: 8 % of all that
 * lie ahead.
 */
const flexIfFree = 0.155;

/** So many working days ahead the desk is full of appointments. */
const arrangedAhead = 5;

/** A flex contract may be done on any of the working days up to this one; who follows it waits for its own day. */
function latestDelivery({ id, deliveryDay, bundle }: ScheduledContract, after: ScheduledContract | null): Day {
  return after || bundle !== null ? deliveryDay : workingDaysLater(deliveryDay, 2 + (id % 4));
}

type Around = { before: Dossier | null; after: ScheduledContract | null; progress: Progress; clock: Clock };

function dossierOf(random: Random, contract: ScheduledContract, around: Around): Dossier {
  const { before, after, progress, clock } = around;
  const owner = belongings.get(contract.customer.id) as Belongings;
  const contractType = typeOf(random, contract, before);
  const [pickup, delivery] = endsOf(random, contract, { before, contractType });
  const vehicle = drawVehicle(random, contract);
  const km =
    contract.role === 'aba' && before
      ? before.km
      : Math.round(contract.km * (0.985 + random.next() * 0.045) * 100) / 100;
  const ahead = contract.pickupDay <= clock.today ? 0 : workingDaysBetween(clock.today, contract.pickupDay);
  const future = contract.pickupDay > clock.today;
  const free = contract.driver === null && !contract.cancelled;
  // What is moved within a range is brought back within one.
  const isDrawn = future && free && random.chance(flexIfFree);
  // What is driven one after the other has its day.
  const flex =
    (isDrawn && contract.bundle === null) || (future && free && contract.role === 'aba' && before?.flex === true);
  // What lies close ahead is being arranged right now.
  const avisShare = isShownRoundTrip({ tour: contract.tour, ahead })
    ? 1
    : future && ahead <= arrangedAhead
      ? 0.8
      : owner.createAvis
        ? 0.76
        : 0.16;
  return {
    contract: flex ? { ...contract, deliveryDay: latestDelivery(contract, around.after) } : contract,
    owner,
    contractType,
    pickup,
    delivery,
    vehicle,
    km,
    ahead,
    future,
    extras: drawExtras(random, contract, vehicle),
    notes: drawNotes(random, contractType === 'PICKUP'),
    progress,
    costs: drawCosts(random, vehicle, progress),
    istkm: progress.state >= 3 && !progress.emptyRun ? drivenKm(random, km) : null,
    confirmed: progress.state > 0 || contract.pickupDay < clock.today || !random.chance(unconfirmedShare(ahead, free)),
    flex,
    hasAvis:
      !contract.test &&
      (isDrawn || flex || (contract.role === 'aba' && before ? before.hasAvis : random.chance(avisShare))),
    avisColor: random.chance(0.84)
      ? null
      : random.pick([
          'addressChangeFollows',
          'addressChangeFollows',
          'addressChangeEntered',
          'feedbackDispo',
          'reminderOffice',
        ] as const),
    before: before?.contract ?? null,
    after,
  };
}

function typeOf(random: Random, contract: ScheduledContract, before: Dossier | null): Dossier['contractType'] {
  if (contract.role === 'aba' && before?.contractType) return before.contractType === 'PICKUP' ? 'DELIVERY' : 'PICKUP';
  if (random.chance(0.04)) return null;
  return random.chance(0.565) ? 'DELIVERY' : 'PICKUP';
}

/** A return contract swaps both sides (R9); otherwise the vehicle goes from the business to its user, or back. */
function endsOf(
  random: Random,
  contract: ScheduledContract,
  around: { before: Dossier | null; contractType: Dossier['contractType'] },
): [End, End] {
  if (contract.role === 'aba' && around.before) return [around.before.delivery, around.before.pickup];
  const toUser = random.chance(
    contract.customer.trade === 'rental' ? 0.1 : contract.customer.trade === 'manufacturer' ? 0.2 : 0.62,
  );
  const business = (town: ScheduledContract['from']) => drawBusinessEnd(random, contract.customer, town);
  const user = (town: ScheduledContract['from']) => (toUser ? drawUserEnd(random, town) : business(town));
  return around.contractType === 'PICKUP'
    ? [user(contract.from), business(contract.to)]
    : [business(contract.from), user(contract.to)];
}

/** Contracts without driver are unconfirmed far more often than those that have one. */
function unconfirmedShare(ahead: number, free: boolean): number {
  const [all, withoutDriver] =
    ahead <= 0
      ? [0.005, 0.02]
      : ahead === 1
        ? [0.06, 0.12]
        : ahead === 2
          ? [0.25, 0.28]
          : ahead <= 5
            ? [0.25, 0.5]
            : [0.45, 0.8];
  const ifFree = Math.min(0.95, all * 1.5);
  return free ? ifFree : Math.max(0, (all - withoutDriver * ifFree) / (1 - withoutDriver));
}

function drivenKm(random: Random, km: number): number {
  const driven = km * random.normal(1.02, 0.03) + (random.chance(0.02) ? random.int(60, 140) : 0);
  return Math.max(1, Math.round(driven));
}
