import { hearWindows } from './live/windows.ts';
import { onSessionEnd, validToken } from './session/tokens.ts';

/** An answer that was asked for before anybody wanted it; what has become untrue meanwhile is undefined. */
type Early = Promise<Response | undefined>;

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
    const answer = read(path);
    early.set(path, answer);
    return (await answer)?.headers.get('Live-Position') ?? '';
  });
  place = Promise.all(places).then(earliest);
}

/** The answer that was asked for early, once; undefined when there is none or something has changed since. */
export function takeEarly(path: string): Promise<Response | undefined> | undefined {
  if (isWorthIt.test(path)) learn(path);
  const answer = early.get(path);
  early.delete(path);
  return answer?.then((response) => (isOver ? undefined : response));
}

/** What was read early is old from the first change that is heard of. */
export function endEarly(): void {
  isOver = true;
  early.clear();
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

async function read(path: string): Early {
  const token = await validToken().catch(() => null);
  if (token === null) return undefined;
  const headers = { Accept: 'application/ld+json', Authorization: `Bearer ${token}`, Prefer: 'live-position' };
  const response = await fetch(path, { headers }).catch(() => undefined);
  return response?.ok ? response : undefined;
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
