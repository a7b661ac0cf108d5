import { wireOf, type AnswerTo, type Callable, type GivenTo } from '../domain/define/call.ts';
import { absorb } from './records/entities.ts';
import { request, requestOpenly, type Answer, type Query, type RequestOptions } from './http.ts';
import { isHydraItem } from './records/hydra.ts';

type Options = Pick<RequestOptions, 'signal' | 'timeoutMs' | 'keepalive' | 'isWaiting'>;

/**
 * Makes a declared call: what it takes and answers is known from its declaration; records in the address are given by
 * number or address. A record that is answered is taken in.
 */
export async function call<const C extends Callable>(
  declared: C,
  given: GivenTo<C>,
  options: Options = {},
): Promise<AnswerTo<C>> {
  const { data } = await asked(request, { declared, given, options });
  if (isHydraItem(data) && typeof data.version === 'number') absorb(data);
  return data;
}

/** The same without a session, as whatever stands before the sign-in does. */
export async function callOpenly<const C extends Callable>(
  declared: C,
  given: GivenTo<C>,
  options: Options = {},
): Promise<AnswerTo<C>> {
  return (await asked(requestOpenly, { declared, given, options })).data;
}

function asked<C extends Callable>(
  ask: typeof request,
  { declared, given, options }: { readonly declared: C; readonly given: GivenTo<C>; readonly options: Options },
): Promise<Answer<AnswerTo<C>>> {
  const { method, address } = wireOf(declared);
  const { path, rest } = filled(address, given as Readonly<Record<string, unknown>>);
  const isEmpty = Object.keys(rest).length === 0;
  const sent = isEmpty ? {} : method === 'GET' ? { query: rest as Query } : { body: rest };
  return ask(method, `${declared.besideApi ? '' : '/api'}${path}`, { ...options, ...sent });
}

function filled(
  address: string,
  given: Readonly<Record<string, unknown>>,
): { readonly path: string; readonly rest: Readonly<Record<string, unknown>> } {
  const rest = { ...given };
  const path = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]).split('/').at(-1) ?? '';
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path, rest };
}
