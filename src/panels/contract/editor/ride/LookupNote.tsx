import type { RouteLookup } from './useRouteLookup.ts';

const sources = { route: 'Route', estimate: 'geschätzt' } as const;

/** Where a distance comes from, or why there is none. */
export function LookupNote({ lookup }: { lookup: RouteLookup }) {
  if (lookup.state === 'asking') return <span role="status">Entfernung wird ermittelt …</span>;
  if (lookup.state === 'failed')
    return (
      <span role="status" className="text-warn">
        Keine Entfernung: {lookup.reason}
      </span>
    );
  return lookup.state === 'known' ? <span role="status">{sources[lookup.source]}</span> : null;
}
