import { useEffect, useState } from 'react';
import { readAnyEntity, type AnyEntity } from '../../api/records/entities.ts';
import { fetchList } from '../../api/records/lists.ts';
import { fittingTargets, mayUse, type Command } from '../../commands/command.ts';
import { commands } from '../../commands/registry.ts';
import { factsNow } from '../../commands/tools.ts';
import { tiers } from '../../domain/search/match.ts';
import type { Hit } from '../../domain/search/rank.ts';
import { stateNow } from '../commandNow.ts';
import { argumentIn } from './argumentIn.ts';
import type { Offer } from './paletteItems.ts';

const waitMs = 150;
const most = 5;

type Asked = { readonly command: Command; readonly text: string };

function askedIn(query: string): Asked | undefined {
  const { roles } = factsNow();
  return commands().flatMap((command): Asked[] => {
    const text = command.argument && mayUse(command, roles) ? argumentIn(query, command.title) : undefined;
    return text === undefined ? [] : [{ command, text }];
  })[0];
}

/** The command with each record that its argument may mean: "Fahrer wechseln … AC Acker". */
export function useArgumentHits(query: string, targets: readonly AnyEntity[]): readonly Hit<Offer>[] {
  const [found, setFound] = useState<{
    readonly query: string;
    readonly command: Command;
    readonly iris: readonly string[];
  }>();
  useEffect(() => {
    const asked = askedIn(query);
    const resource = asked?.command.argument?.of;
    if (!asked || !resource) return undefined;
    let left = false;
    const searchName = Object.entries(resource.filters).find(([, it]) => it.kind === 'search')?.[0] ?? 'search';
    const ask = async () => {
      const { iris } = await fetchList(resource, {
        page: 1,
        itemsPerPage: 10,
        filter: { [searchName]: asked.text },
        properties: resource.pick,
      });
      if (!left) setFound({ query, command: asked.command, iris });
    };
    const timer = window.setTimeout(() => void ask().catch(() => undefined), waitMs);
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [query]);
  if (!found || found.query !== query) return none;
  const { command, iris } = found;
  const state =
    fittingTargets(command, targets) === undefined
      ? ({ state: 'disabled', reason: 'nichts ausgewählt' } as const)
      : stateNow(command, targets);
  if (state.state === 'hidden') return none;
  return iris.slice(0, most).flatMap((iri): Hit<Offer>[] => {
    const argument = readAnyEntity(iri);
    return argument ? [{ item: { command, state, argument }, tier: tiers.prefix, highlights: [] }] : [];
  });
}
const none: readonly Hit<Offer>[] = [];
