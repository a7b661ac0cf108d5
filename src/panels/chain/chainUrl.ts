import type { ChainQuestion } from '../../api/calls/chains.ts';
import { iriOf } from '../../domain/define/resource.ts';
import type { ChainWeights } from '../../domain/chain/chain.ts';

/** What is asked of the chain finder, as it stands in the address of its panel. */
export type ChainState = {
  readonly after: string | null;
  readonly driver: string | null;
  readonly place: string;
  readonly day: string | null;
  readonly time: string | null;
  readonly km: number | null;
  readonly wait: number | null;
  readonly length: number | null;
  readonly back: string;
  readonly unconfirmed: boolean;
};

const path = '/chains';

export function readChainUrl(query: URLSearchParams): ChainState {
  const numberIn = (name: string) => (query.get(name) === null ? null : Number(query.get(name)));
  const [day = null, time = null] = query.get('at')?.split('T') ?? [];
  const recordIn = (name: string, of: string) => (query.get(name) === null ? null : iriOf(of, Number(query.get(name))));
  return {
    after: recordIn('after', 'contracts'),
    driver: recordIn('driver', 'drivers'),
    place: query.get('place') ?? '',
    day: day || null,
    time: time || null,
    km: numberIn('km'),
    wait: numberIn('wait'),
    length: numberIn('length'),
    back: query.get('back') ?? '',
    unconfirmed: query.get('unconfirmed') === '1',
  };
}

export function writeChainUrl({ after, driver, day, time, unconfirmed, ...state }: ChainState): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  };
  set('after', after?.split('/').at(-1));
  set('driver', driver?.split('/').at(-1));
  for (const name of ['place', 'km', 'wait', 'length', 'back'] as const) set(name, state[name]);
  if (day !== null || time !== null) set('at', `${day ?? ''}T${time ?? ''}`);
  set('unconfirmed', unconfirmed ? '1' : null);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The question behind it; null while nobody says from where. */
export function questionOf(state: ChainState, weights: ChainWeights | undefined): ChainQuestion | null {
  const { after, driver, day, time, km, wait, length, unconfirmed } = state;
  const [place, back] = [placeOf(state.place), placeOf(state.back)];
  if (after === null && driver === null && place === undefined) return null;
  return {
    ...(after !== null && { after }),
    ...(driver !== null && { driver }),
    ...(place && { place }),
    ...(day !== null && { at: `${day}T${time ?? '08:00'}` }),
    ...(km !== null && { maxEmptyKm: km }),
    ...(wait !== null && { maxWaitHours: wait }),
    ...(length !== null && { length }),
    ...(back && { backTo: back }),
    ...(unconfirmed && { unconfirmed }),
    ...(weights && { weights }),
  };
}

/** "22525 Hamburg", "22525" or "Hamburg" */
function placeOf(typed: string): { plz?: string; ort?: string } | undefined {
  const [, plz, ort = ''] = /^\s*(\d{5})?\s*(.*?)\s*$/.exec(typed) ?? [];
  if (!plz && !ort) return undefined;
  return { ...(plz && { plz }), ...(ort && { ort }) };
}
