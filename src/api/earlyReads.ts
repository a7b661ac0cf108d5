import { hearWindows } from './live/windows.ts';
import { onSessionEnd, validToken } from './session/tokens.ts';

/** What the server answered before anybody wanted it, and when it was asked. */
export type EarlyAnswer = {
  readonly path: string;
  readonly data: unknown;
  readonly etag: string | null;
  readonly status: number;
  readonly askedAt: number;
};
/** What has become untrue meanwhile is undefined. */
type Early = Promise<EarlyAnswer | undefined>;

const key = 'firstReads';
/** Lists and records with which a start begins; what comes after them comes soon enough. */
const most = 4;
/** What is asked so long after the first of them belongs to no start any more. */
const startMs = 3_000;
/** What nobody has asked for by then is forgotten. */
const keptMs = 15_000;
/** As long as this the live stream waits to hear where it has to go on. */
const patienceMs = 2_000;
/** Pages of lists and whole records: what a screen shows first. */
const isWorthIt = /^\/api\/\w+(\/\d+$|\?(.*&)?page=1(&|$))/;
const early = new Map<string, Early>();
const learned: string[] = [];
const endListeners = new Set<() => void>();
let learnedFrom = 0;
let isOver = false;
let place: Promise<string> | undefined;

/**
 * Asks at the start of the program for what its last start of today asked first, while its code still travels and
 * runs. Each answer names the place of the live stream from which everything new follows it.
 */
export function readEarly(): void {
  const { day, paths } = JSON.parse(localStorage.getItem(key) ?? '{}') as { day?: string; paths?: readonly string[] };
  if (day !== new Date().toDateString() || !paths) return;
  hearWindows('live', endEarly);
  onSessionEnd(endEarly);
  setTimeout(endEarly, keptMs);
  const places = paths.map(async (path) => {
    const response = ask(path);
    early.set(
      path,
      response.then((it) => it && readAnswer(path, it)),
    );
    return (await response)?.response.headers.get('Live-Position') ?? '';
  });
  place = Promise.all(places).then(earliest);
}

/** The answer that was asked for early, once; undefined when there is none or something has changed since. */
export function takeEarly(path: string): Early | undefined {
  noteWanted(path);
  const answer = early.get(path);
  early.delete(path);
  return answer?.then((it) => (isOver ? undefined : it));
}

/** Hands over each answer as it comes that nobody has asked for by then, and tells when all of them are old. */
export function hearEarly(come: (answer: EarlyAnswer) => void, end: () => void): void {
  endListeners.add(end);
  for (const [path, answer] of early)
    void answer.then((it) => {
      if (!it || isOver || early.get(path) !== answer) return;
      early.delete(path);
      come(it);
    });
}

/** Remembers what a start began with, for the next one. */
export function noteWanted(path: string): void {
  if (isWorthIt.test(path)) learn(path);
}

/** What was read early is old from the first change that is heard of. */
export function endEarly(): void {
  isOver = true;
  early.clear();
  for (const listener of endListeners) listener();
}

/** Where the live stream has to begin so that nothing is missed that changed after the early reads. */
export async function placeOfEarlyReads(): Promise<string> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const known = await Promise.race([place, tooLate]);
  if (!known) endEarly();
  place = undefined;
  return known ?? '';
}

function learn(path: string): void {
  learnedFrom ||= performance.now();
  if (learned.length === most || learned.includes(path) || performance.now() - learnedFrom > startMs) return;
  learned.push(path);
  localStorage.setItem(key, JSON.stringify({ day: new Date().toDateString(), paths: learned }));
}

async function ask(path: string): Promise<{ readonly response: Response; readonly askedAt: number } | undefined> {
  const token = await validToken().catch(() => null);
  if (token === null) return undefined;
  const headers = { Accept: 'application/ld+json', Authorization: `Bearer ${token}`, Prefer: 'live-position' };
  const askedAt = Date.now();
  const response = await fetch(path, { headers }).catch(() => undefined);
  return response?.ok ? { response, askedAt } : undefined;
}

async function readAnswer(path: string, { response, askedAt }: { response: Response; askedAt: number }): Early {
  const data: unknown = await response.json().catch(() => undefined);
  return data === undefined
    ? undefined
    : { path, data, etag: response.headers.get('ETag'), status: response.status, askedAt };
}

/** Places are "transaction-row"; one that is unknown makes all of them useless. */
function earliest(places: readonly string[]): string {
  const [first = ''] = places.toSorted((one, other) => {
    const [[xid = 0, row = 0], [otherXid = 0, otherRow = 0]] = [numbersIn(one), numbersIn(other)];
    return xid - otherXid || row - otherRow;
  });
  return first;
}

function numbersIn(place: string): number[] {
  return place.split('-').map(Number);
}
