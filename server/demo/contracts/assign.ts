import { weekdayNumber, type Day } from '../days.ts';
import { at, randomFrom, weighted, type Random } from '../random.ts';
import { absencesOf, type Away } from '../world/absences.ts';
import type { CrewMember } from '../world/crew.ts';
import { airKm } from '../../../src/domain/km/estimate.ts';
import type { Town } from '../world/towns.ts';
import { endsAt, startsAt, type Ride } from './ride.ts';

const candidatesPerTour = 14;
const travelKmPerMinute = 1.25;
const atHomeAfterMinutes = 10 * 60;
const changeOverMinutes = 30;
const inactiveSinceDays = 150;
const minutesOfDay = 24 * 60;

/** Gives tours to drivers day by day; a driver finishes one ride and reaches the next pickup before it begins. */
export class Dispatcher {
  readonly #crew: readonly CrewMember[];
  readonly #draw: (random: Random) => number;
  readonly #busyUntil: Float64Array;
  readonly #place: Town[];
  readonly #week: Int32Array;
  readonly #ridesOfWeek: Int32Array;
  readonly #today: Day;
  readonly #away: readonly (readonly Away[])[];

  constructor(crew: readonly CrewMember[], today: Day) {
    this.#crew = crew;
    this.#today = today;
    this.#away = crew.map((it) => absencesOf(it, today));
    this.#draw = weighted(crew.map((it, i) => [i, it.usual] as const));
    this.#busyUntil = new Float64Array(crew.length);
    this.#place = crew.map((it) => it.home);
    this.#week = new Int32Array(crew.length);
    this.#ridesOfWeek = new Int32Array(crew.length);
  }

  /** Driver ids of the rides of one day in their order, 0 for none; days must come one after the other. */
  assign(day: Day, rides: readonly Ride[]): Int32Array {
    const random = randomFrom('leitstand', 'assign', day);
    const drivers = new Int32Array(rides.length);
    const tours = Map.groupBy(rides, (ride) => ride.tour);
    const inOrder = [...tours.values()].sort(
      (a, b) => startsAt(at(a, 0)) - startsAt(at(b, 0)) || at(a, 0).index - at(b, 0).index,
    );
    for (const tour of inOrder) {
      const first = at(tour, 0);
      if (!first.wantsDriver) continue;
      const chosen = this.#choose(random, { day, tour });
      if (chosen < 0) continue;
      for (const ride of tour) drivers[ride.index] = at(this.#crew, chosen).id;
      if (!first.cancelled) this.#occupy(chosen, day, tour);
    }
    return drivers;
  }

  #choose(random: Random, job: { day: Day; tour: readonly Ride[] }): number {
    let best = -1;
    let bestScore = Infinity;
    for (let i = 0; i < candidatesPerTour; i += 1) {
      const index = this.#draw(random);
      const score = this.#score(index, job);
      if (score < bestScore) [best, bestScore] = [index, score];
    }
    return best >= 0 ? best : this.#anybody(random, job);
  }

  #anybody(random: Random, job: { day: Day; tour: readonly Ride[] }): number {
    const offset = random.int(0, this.#crew.length - 1);
    for (let i = 0; i < this.#crew.length; i += 1) {
      const index = (offset + i) % this.#crew.length;
      if (at(this.#crew, index).usual > 0 && this.#score(index, job, true) < Infinity) return index;
    }
    return -1;
  }

  /** Lower is better; Infinity when the driver may not or cannot drive the tour. */
  #score(index: number, job: { day: Day; tour: readonly Ride[] }, beyondUsual = false): number {
    const member = at(this.#crew, index);
    if (!member.active && job.day > this.#today - inactiveSinceDays) return Infinity;
    if (member.dispositionssperre && job.day > this.#today - 20) return Infinity;
    const first = at(job.tour, 0);
    const start = startsAt(first);
    const last = Math.floor(Math.max(...job.tour.map(endsAt)) / minutesOfDay);
    if (at(this.#away, index).some((it) => it.from <= last && it.until >= job.day)) return Infinity;
    const pause = start - at(this.#busyUntil, index);
    if (pause < changeOverMinutes) return Infinity;
    const from = pause > atHomeAfterMinutes ? member.home : at(this.#place, index);
    const way = airKm(from, first.from);
    if (pause < atHomeAfterMinutes && changeOverMinutes + way / travelKmPerMinute > pause) return Infinity;
    const done = this.#week[index] === weekOf(job.day) ? at(this.#ridesOfWeek, index) : 0;
    if (!beyondUsual && done + job.tour.length > member.max) return Infinity;
    const back = airKm(at(job.tour, job.tour.length - 1).to, member.home);
    return way + back * 0.35 + (done / member.usual) * 60;
  }

  #occupy(index: number, day: Day, tour: readonly Ride[]): void {
    const last = at(tour, tour.length - 1);
    if (this.#week[index] !== weekOf(day)) this.#ridesOfWeek[index] = 0;
    this.#week[index] = weekOf(day);
    this.#ridesOfWeek[index] = at(this.#ridesOfWeek, index) + tour.length;
    this.#busyUntil[index] = Math.max(...tour.map(endsAt));
    this.#place[index] = last.to;
  }
}

const weekOf = (day: Day) => Math.floor((day - weekdayNumber(day) + 1) / 7);
