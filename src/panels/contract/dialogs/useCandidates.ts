import { useMemo } from 'react';
import { readEntity, type Entity } from '../../../api/records/entities.ts';
import type { Assessments } from '../../../api/calls/preflight.ts';
import { useList } from '../../../api/records/queries.ts';
import { driver } from '../../../domain/driver/driver.ts';
import { jobCategory } from '../../../domain/lookup/jobCategory.ts';
import { byFitness, type Fitness } from '../../../domain/preflight/fitness.ts';
import { findable, rank } from '../../../domain/search/rank.ts';
import { useSettled } from '../../kit/useSettled.ts';

/** A driver among the candidates: fit ones first; among those who were searched for, first how well that fits. */
type Ranked = Candidate & { readonly tier: number };

/** A driver in the list of candidates, with the places in code and name that were searched for. */
export type Candidate = {
  readonly iri: string;
  readonly code: string;
  readonly name: string;
  readonly dispositionssperre: boolean;
  readonly group: string;
  readonly town: string;
  readonly marks: readonly (readonly (readonly [number, number])[])[];
};
/** A candidate with how fit he is for the contracts, once that is known. */
export type ShownCandidate = { readonly candidate: Ranked; readonly fitness: Fitness | undefined };
/**
 * `known` are all that were loaded, whatever is typed, so that what is asked about them does not change with each key.
 */
export type Candidates = {
  readonly list: readonly Ranked[];
  readonly known: readonly string[];
  readonly total: number;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly refetch: () => void;
};

const usual = {
  filter: { active: 'true' },
  order: 'nachname',
  itemsPerPage: 200,
  properties: [...driver.pick, 'gruppe'],
} as const;
const max = 200;

/** The active drivers who fit what was typed, best hits first. */
export function useCandidates(query: string): Candidates {
  const typed = query.trim();
  const settled = useSettled(typed);
  const all = useList(driver, usual);
  const isPartial = all.total > all.iris.length;
  const found = useList(
    driver,
    { ...usual, filter: { ...usual.filter, name: settled } },
    { enabled: isPartial && settled.length > 1 },
  );
  const drivers = useMemo(
    () =>
      [...new Set([...all.iris, ...(isPartial && settled.length > 1 ? found.iris : [])])]
        .flatMap((iri) => readEntity(driver, iri) ?? [])
        .map(candidateOf),
    [all.iris, found.iris, isPartial, settled],
  );
  const findables = useMemo(
    () =>
      drivers.map((it) =>
        findable(it, [
          { kind: 'name', text: it.code },
          { kind: 'name', text: it.name },
          { kind: 'name', text: it.town },
        ]),
      ),
    [drivers],
  );
  const list = useMemo(() => {
    const hits =
      typed === ''
        ? drivers
        : rank(typed, findables, { limit: max }).map(({ item, highlights, tier }) => ({
            ...item,
            marks: highlights,
            tier,
          }));
    return hits;
  }, [typed, drivers, findables]);
  const known = useMemo(() => drivers.map((it) => it.iri), [drivers]);
  return { list, known, total: all.total, isLoading: all.isLoading, error: all.error, refetch: all.refetch };
}

/** A driver as he is offered; without a short code the name stands in its place, once. */
export function candidateOf({
  '@id': iri,
  kuerzel,
  nachname,
  vorname,
  firma,
  name: full,
  gruppe,
  ort,
  dispositionssperre = false,
}: Entity<typeof driver>): Ranked {
  const name = [nachname, vorname].filter(Boolean).join(', ') || firma || full || '';
  const group = readEntity(jobCategory, gruppe)?.kategorie ?? '';
  const called = kuerzel ? { code: kuerzel, name } : { code: name, name: '' };
  return { iri, ...called, group, town: ort ?? '', dispositionssperre, marks: [], tier: 0 };
}

/**
 * The candidates as they are offered: locked ones at the end when asked, then the better hit, then the fitter driver.
 */
export function inOrderOfFitness(
  list: readonly Ranked[],
  byDriver: Assessments['byDriver'],
  lockedLast: boolean,
): readonly ShownCandidate[] {
  const shown = list.map((candidate) => ({ candidate, fitness: byDriver.get(candidate.iri)?.fitness }));
  const locked = ({ dispositionssperre }: Candidate) => Number(lockedLast && dispositionssperre);
  return shown.toSorted(
    (one, other) =>
      locked(one.candidate) - locked(other.candidate) ||
      one.candidate.tier - other.candidate.tier ||
      byFitness(one.fitness, other.fitness),
  );
}
