import { belongings, type Belongings } from '../base/belongings.ts';
import { workingDaysBetween, type Day } from '../days.ts';
import { at, randomFrom, type Random } from '../random.ts';
import { drawCosts, type Costs } from './costs.ts';
import { drawBusinessEnd, drawUserEnd, type End } from './end.ts';
import { drawExtras, type Extras } from './extras.ts';
import { drawNotes, type Notes } from './notes.ts';
import { progressOf, type Progress } from './progress.ts';
import type { Order } from './schedule.ts';
import { drawVehicle, type Vehicle } from './vehicle.ts';

/** Everything that is known about one order; contract, protocol, avis and history are written from it. */
export type Dossier = {
  readonly order: Order;
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
  readonly avisColor: string | null;
  /** Working days from today to the pickup, 0 for today and before. */
  readonly ahead: number;
  readonly future: boolean;
  /** The order this one follows, and the one that follows it. */
  readonly before: Order | null;
  readonly after: Order | null;
};

export type Clock = { readonly today: Day; readonly now: number };

/** Fills in the planned orders of a day. */
export function dossiersOf(day: Day, orders: readonly Order[], clock: Clock): Dossier[] {
  const random = randomFrom('leitstand', 'dossier', day);
  const progress = progressOf(day, orders, clock);
  const followers = new Map(orders.map((order) => [order.follows, order]));
  const found: Dossier[] = [];
  for (const order of orders) {
    const before = order.follows < 0 ? null : at(found, order.follows);
    found.push(
      dossierOf(random, order, {
        before,
        after: followers.get(order.index) ?? null,
        progress: at(progress, order.index),
        clock,
      }),
    );
  }
  return found;
}

/** Flex orders have no driver (R70), so they lie ahead among those that wait for one, a good half: 8 % of all that lie ahead. */
const flexIfFree = 0.155;

type Around = { before: Dossier | null; after: Order | null; progress: Progress; clock: Clock };

function dossierOf(random: Random, order: Order, around: Around): Dossier {
  const { before, after, progress, clock } = around;
  const owner = belongings.get(order.customer.id) as Belongings;
  const contractType = typeOf(random, order, before);
  const [pickup, delivery] = endsOf(random, order, { before, contractType });
  const vehicle = drawVehicle(random, order);
  const km =
    order.role === 'aba' && before ? before.km : Math.round(order.km * (0.985 + random.next() * 0.045) * 100) / 100;
  const ahead = order.pickupDay <= clock.today ? 0 : workingDaysBetween(clock.today, order.pickupDay);
  const future = order.pickupDay > clock.today;
  const free = order.driver === null && !order.cancelled;
  const flex = future && free && random.chance(flexIfFree);
  const avisShare = owner.createAvis ? 0.76 : 0.16;
  return {
    order,
    owner,
    contractType,
    pickup,
    delivery,
    vehicle,
    km,
    ahead,
    future,
    extras: drawExtras(random, order, vehicle),
    notes: drawNotes(random, contractType === 'PICKUP'),
    progress,
    costs: drawCosts(random, vehicle, progress),
    istkm: progress.state >= 3 && !progress.emptyRun ? drivenKm(random, km) : null,
    confirmed: progress.state > 0 || order.pickupDay < clock.today || !random.chance(unconfirmedShare(ahead, free)),
    flex,
    hasAvis: !order.test && (flex || (order.role === 'aba' && before ? before.hasAvis : random.chance(avisShare))),
    avisColor: random.chance(0.84)
      ? null
      : random.pick([
          'addressChangeFollows',
          'addressChangeFollows',
          'addressChangeEntered',
          'feedbackDispo',
          'reminderOffice',
        ]),
    before: before?.order ?? null,
    after,
  };
}

function typeOf(random: Random, order: Order, before: Dossier | null): Dossier['contractType'] {
  if (order.role === 'aba' && before?.contractType) return before.contractType === 'PICKUP' ? 'DELIVERY' : 'PICKUP';
  if (random.chance(0.04)) return null;
  return random.chance(0.565) ? 'DELIVERY' : 'PICKUP';
}

/** A return order swaps both sides (R9); otherwise the vehicle goes from the business to its user, or back. */
function endsOf(
  random: Random,
  order: Order,
  around: { before: Dossier | null; contractType: Dossier['contractType'] },
): [End, End] {
  if (order.role === 'aba' && around.before) return [around.before.delivery, around.before.pickup];
  const toUser = random.chance(
    order.customer.trade === 'rental' ? 0.1 : order.customer.trade === 'manufacturer' ? 0.2 : 0.62,
  );
  const business = (town: Order['from']) => drawBusinessEnd(random, order.customer, town);
  const user = (town: Order['from']) => (toUser ? drawUserEnd(random, town) : business(town));
  return around.contractType === 'PICKUP'
    ? [user(order.from), business(order.to)]
    : [business(order.from), user(order.to)];
}

/** Orders without driver are unconfirmed far more often than those that have one. */
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
