import { at, randomFrom, sample, shuffled, type Random } from '../random.ts';
import { drawPerson, type Person } from './names.ts';
import { towns, type Town } from './towns.ts';

/** A driver as the planning of rides needs him. */
export type CrewMember = {
  readonly id: number;
  readonly person: Person;
  readonly kuerzel: string;
  /** Job category, 1 (Minijob) to 8 (Kleinunternehmer). */
  readonly gruppe: number;
  readonly home: Town;
  readonly active: boolean;
  readonly applicant: boolean;
  /** Id of the logistics business he drives for. */
  readonly fahrervon: number | null;
  readonly dispositionssperre: boolean;
  /** Rides he usually has in a week, and the most he gets. */
  readonly usual: number;
  readonly max: number;
};

const groups: readonly (readonly [gruppe: number, count: number, usual: number, max: number])[] = [
  [1, 18, 0.7, 2],
  [2, 14, 1.6, 4],
  [3, 22, 7, 6],
  [4, 2, 0, 0],
  [5, 34, 4.2, 6],
  [6, 8, 2, 5],
  [7, 6, 1.2, 5],
  [8, 36, 0.8, 4],
];
const ofOneCompany = 180;
const applicants = 25;
const inactive = 15;
const blocked = 4;

/**
 * The drivers of a company that moves so many contracts; 180 per 20,000, so that nobody has to be in two places at
 * once.
 */
export function crewFor(count: number): CrewMember[] {
  const companies = Math.max(1, Math.ceil(count / 20_000));
  const random = randomFrom('leitstand', 'crew');
  const shortCodes = new Map<string, number>();
  const crew: CrewMember[] = [];
  for (let company = 0; company < companies; company += 1)
    crew.push(...oneCompany(random, company * ofOneCompany, shortCodes));
  return crew;
}

function oneCompany(random: Random, before: number, shortCodes: Map<string, number>): CrewMember[] {
  const kinds = shuffled(random, [
    ...groups.flatMap(([gruppe, members]) =>
      Array.from({ length: members }, () => ({ gruppe, active: true, applicant: false })),
    ),
    ...Array.from({ length: inactive }, () => ({ gruppe: random.pick([1, 5, 8]), active: false, applicant: false })),
  ])
    .sort((a, b) => Number(b.gruppe === 6) - Number(a.gruppe === 6))
    .concat(Array.from({ length: applicants }, () => ({ gruppe: 8, active: false, applicant: true })));
  const logistics = kinds.flatMap((it, i) => (it.gruppe === 6 && it.active ? [before + i + 1] : []));
  const parents = subDriversOf(random, {
    logistics,
    candidates: kinds.flatMap((it, i) => (it.active && [5, 7, 8].includes(it.gruppe) ? [before + i + 1] : [])),
  });
  const locked = new Set(
    sample(
      random,
      kinds.flatMap((it, i) => (it.active && it.gruppe === 8 ? [before + i + 1] : [])),
      blocked,
    ),
  );
  const members: CrewMember[] = [];
  for (const [i, kind] of kinds.entries()) {
    const id = before + i + 1;
    const person = drawPerson(random, 0.12);
    const parent = members.find((it) => it.id === parents.get(id));
    members.push({
      id,
      person,
      home: drawHome(random),
      ...kind,
      kuerzel: shortCode(person, parent, shortCodes),
      fahrervon: parents.get(id) ?? null,
      dispositionssperre: locked.has(id),
      usual: kind.applicant ? 0 : usualOf(kind.gruppe, 2),
      max: kind.applicant ? 0 : usualOf(kind.gruppe, 3),
    });
  }
  return members;
}

const usualOf = (gruppe: number, part: 2 | 3) => groups.find(([it]) => it === gruppe)?.[part] ?? 1;

/** Every logistics business has two to six drivers of its own. */
function subDriversOf(
  random: Random,
  from: { logistics: readonly number[]; candidates: readonly number[] },
): Map<number, number> {
  const free = shuffled(random, from.candidates);
  const parents = new Map<number, number>();
  for (const business of from.logistics)
    for (let n = random.int(2, 6); n > 0; n -= 1) parents.set(free.pop() ?? 0, business);
  return parents;
}

function shortCode(person: Person, parent: CrewMember | undefined, taken: Map<string, number>): string {
  const letters = (person.vorname.slice(0, 1) + person.nachname.slice(0, 2)).toUpperCase();
  const own = parent ? `${parent.kuerzel}/${letters.slice(0, 2)}` : letters;
  const count = (taken.get(own) ?? 0) + 1;
  taken.set(own, count);
  if (parent) return count === 1 ? own : `${own}${count}`;
  return `${own}${count}`;
}

const population = towns.map((town) => (town.kind === 'metro' ? town.weight * 2 : town.kind === 'works' ? 0.6 : 0.8));
const inhabitants = population.reduce((sum, it) => sum + it, 0);

function drawHome(random: Random): Town {
  let left = random.next() * inhabitants;
  return towns.find((_, i) => (left -= at(population, i)) < 0) ?? at(towns, 0);
}
