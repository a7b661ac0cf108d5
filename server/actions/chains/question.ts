import { chainBounds, findChains } from '../../../src/domain/chain/chainCalls.ts';
import { chainFactors, usualWeights, type ChainWeights } from '../../../src/domain/chain/chain.ts';
import type { FieldIn } from '../../../src/domain/define/call.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import type { Place } from '../../../src/domain/km/place.ts';
import { isCalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { isClockTime } from '../../../src/domain/time/clock.ts';
import { minuteOf, type Minute } from '../../../src/domain/time/wallClock.ts';
import { wrongInput } from '../wrongInput.ts';

const wrong = wrongInput(findChains);
/** What the search takes, before anybody has looked at it. */
type Name = FieldIn<typeof findChains>;
type Given = { readonly [K in Name]?: unknown };

/** What is asked of the search, with what stands there unasked. */
export type ChainQuestion = {
  readonly after: number | undefined;
  readonly driver: number | undefined;
  readonly place: Place | undefined;
  readonly at: Minute | undefined;
  readonly maxEmptyKm: number;
  readonly maxWaitHours: number;
  readonly length: number;
  readonly backTo: Place | undefined;
  readonly unconfirmed: boolean;
  readonly weights: ChainWeights;
};

/** Reads what was sent; refused at its field in a sentence. */
export function readQuestion(given: Given): ChainQuestion {
  const question = {
    after: recordIn(given, 'after', 'contracts'),
    driver: recordIn(given, 'driver', 'drivers'),
    place: placeIn(given, 'place'),
    at: momentIn(given.at),
    maxEmptyKm: boundedIn(given, 'maxEmptyKm'),
    maxWaitHours: boundedIn(given, 'maxWaitHours'),
    length: boundedIn(given, 'length'),
    backTo: placeIn(given, 'backTo'),
    unconfirmed: given.unconfirmed === true,
    weights: weightsIn(given.weights),
  };
  if (question.after === undefined && question.driver === undefined && question.place === undefined)
    throw wrong('after', 'Bitte einen Auftrag, einen Fahrer oder einen Ort nennen.');
  return question;
}

function recordIn(given: Given, name: Name, path: string): number | undefined {
  const value = given[name];
  if (value === undefined || value === null) return undefined;
  const id = typeof value === 'string' ? idOf(path, value) : undefined;
  if (id === undefined) throw wrong(name, 'Kein gültiger Verweis');
  return id;
}

function placeIn(given: Given, name: Name): Place | undefined {
  const value = given[name];
  if (value === undefined || value === null) return undefined;
  const { plz, ort } = typeof value === 'object' ? (value as { plz?: unknown; ort?: unknown }) : {};
  const isText = (it: unknown) => it === undefined || it === null || (typeof it === 'string' && it.length <= 100);
  if (!isText(plz) || !isText(ort) || (!plz && !ort)) throw wrong(name, 'Bitte Postleitzahl oder Ort angeben.');
  return { plz: (plz as string | undefined) ?? null, ort: (ort as string | undefined) ?? null };
}

function momentIn(value: unknown): Minute | undefined {
  if (value === undefined || value === null) return undefined;
  const [day = '', time = ''] = typeof value === 'string' ? value.split('T') : [];
  if (!isCalendarDay(day) || !isClockTime(time)) throw wrong('at', 'Bitte Tag und Uhrzeit angeben.');
  return minuteOf(day, time);
}

function boundedIn(given: Given, name: keyof typeof chainBounds): number {
  const { usual, max } = chainBounds[name];
  const value = given[name] ?? usual;
  if (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= max) return value as number;
  throw wrong(name, `Bitte eine ganze Zahl von 1 bis ${String(max)} angeben.`);
}

function weightsIn(value: unknown): ChainWeights {
  if (value === undefined || value === null) return usualWeights;
  const asked = value as Readonly<Record<string, unknown>>;
  const weights = chainFactors.map((it) => [it, asked[it] ?? usualWeights[it]] as const);
  const isWeight = (it: unknown) => Number.isInteger(it) && (it as number) >= 0 && (it as number) <= 100;
  if (typeof value !== 'object' || !weights.every(([, it]) => isWeight(it)) || weights.every(([, it]) => it === 0))
    throw wrong('weights', 'Bitte ganze Zahlen von 0 bis 100 angeben, nicht alle 0.');
  return Object.fromEntries(weights) as ChainWeights;
}
