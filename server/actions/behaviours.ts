import type { Behaviour } from './behaviour.ts';

const none: Behaviour = {};

/** The behaviour of each resource that has one. */
const behaviours: Readonly<Record<string, Behaviour>> = {};

/** What the resource does beyond storing fields. */
export function behaviourOf(path: string): Behaviour {
  return behaviours[path] ?? none;
}
