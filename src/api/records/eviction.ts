import { readAnyEntity, releaseAllBut } from './entities.ts';
import type { ListPage } from './listPage.ts';
import { queryClient } from '../queryClient.ts';

const restMs = 1_000;

/** Frees records that no list, no open panel and no record in use refers to, once a query has left the cache. */
export function startEviction(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'removed' || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      evict();
    }, restMs);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Frees at once what nothing in the cache refers to any more. */
export function evict(): void {
  const kept = new Set<string>();
  for (const query of queryClient.getQueryCache().getAll()) {
    const data: unknown = query.state.data;
    if (typeof data === 'string') keep(data, kept);
    for (const iri of irisOf(data)) keep(iri, kept);
  }
  releaseAllBut(kept);
}

function keep(iri: string, kept: Set<string>): void {
  if (kept.has(iri)) return;
  kept.add(iri);
  for (const value of Object.values(readAnyEntity(iri) ?? {}))
    for (const referred of irisIn(value)) keep(referred, kept);
}

function irisOf(data: unknown): readonly string[] {
  return typeof data === 'object' && data !== null && 'iris' in data ? (data as ListPage).iris : [];
}

function irisIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('/api/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(irisIn) : [];
}
