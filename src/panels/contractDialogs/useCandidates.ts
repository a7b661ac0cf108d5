import { useEffect, useMemo, useState } from 'react';
import { readEntity, type Entity } from '../../api/entities.ts';
import { useList } from '../../api/queries.ts';
import { driver } from '../../domain/driver/driver.ts';
import { findable, rank } from '../../domain/search/rank.ts';

/** A driver in the list of candidates, with the places in code and name that were searched for. */
export type Candidate = { readonly iri: string; readonly code: string; readonly name: string; readonly dispositionssperre: boolean; readonly group: string; readonly town: string; readonly marks: readonly (readonly (readonly [number, number])[])[] };
/** `known` are all that were loaded, whatever is typed, so that what is asked about them does not change with each key. */
export type Candidates = { readonly list: readonly Candidate[]; readonly known: readonly string[]; readonly total: number; readonly isLoading: boolean; readonly error: Error | null; readonly refetch: () => void };

const usual = { filter: { active: 'true' }, order: 'nachname', itemsPerPage: 200, properties: [...driver.pick, 'gruppe'] } as const;
const pause = 300;
const most = 200;

/** The active drivers who fit what was typed, best first; locked ones at the end when asked. */
export function useCandidates(query: string, lockedLast: boolean): Candidates {
  const typed = query.trim();
  const settled = useSettled(typed);
  const all = useList('drivers', usual);
  const isPartial = all.total > all.iris.length;
  const found = useList('drivers', { ...usual, filter: { ...usual.filter, name: settled } }, { enabled: isPartial && settled.length > 1 });
  const drivers = useMemo(() => [...new Set([...all.iris, ...(isPartial && settled.length > 1 ? found.iris : [])])].flatMap((iri) => readEntity(iri) ?? []).map(candidateOf), [all.iris, found.iris, isPartial, settled]);
  const findables = useMemo(() => drivers.map((it) => findable(it, [{ kind: 'name', text: it.code }, { kind: 'name', text: it.name }, { kind: 'name', text: it.town }])), [drivers]);
  const list = useMemo(() => {
    const hits = typed === '' ? drivers : rank(typed, findables, { limit: most }).map(({ item, highlights }) => ({ ...item, marks: highlights }));
    return lockedLast ? hits.toSorted((one, other) => Number(one.dispositionssperre) - Number(other.dispositionssperre)) : hits;
  }, [typed, drivers, findables, lockedLast]);
  const known = useMemo(() => drivers.map((it) => it.iri), [drivers]);
  return { list, known, total: all.total, isLoading: all.isLoading, error: all.error, refetch: all.refetch };
}

function candidateOf(entity: Entity): Candidate {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const name = [text(entity.nachname), text(entity.vorname)].filter(Boolean).join(', ') || text(entity.firma) || text(entity.name);
  const group = typeof entity.gruppe === 'string' ? text(readEntity(entity.gruppe)?.kategorie) : '';
  return { iri: entity['@id'], code: text(entity.kuerzel) || name, name, group, town: text(entity.ort), dispositionssperre: entity.dispositionssperre === true, marks: [] };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
