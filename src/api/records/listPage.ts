import { absorb } from './entities.ts';
import type { Collection } from './hydra.ts';

/** One page of a list as the cache keeps it. */
export type ListPage = { readonly iris: readonly string[]; readonly total: number; readonly totalIsAtLeast: boolean };

/** Takes in the records of an answer that was asked for at that moment, and keeps their IRIs. */
export function pageOf(answer: Collection, asOf: number): ListPage {
  return {
    iris: answer['hydra:member'].map((item) => absorb(item, { asOf })),
    total: answer['hydra:totalItems'],
    totalIsAtLeast: answer['leitstand:totalIsAtLeast'] ?? false,
  };
}
