import { useEffect, useMemo, useState } from 'react';
import { readAnyEntity, type AnyEntity } from '../../api/records/entities.ts';
import { fittingTargets, mayUse, type Command } from '../../commands/command.ts';
import { commands } from '../../commands/registry.ts';
import { urlOf } from '../../commands/selection.ts';
import { factsNow } from '../../commands/tools.ts';
import { mayRead } from '../../domain/access/matrix.ts';
import { customer } from '../../domain/customer/customer.ts';
import { pathOfIri } from '../../domain/define/iri.ts';
import type { Noun } from '../../domain/define/noun.ts';
import { invoice } from '../../domain/invoice/invoice.ts';
import { nounByPath } from '../../domain/nouns.ts';
import { tiers } from '../../domain/search/match.ts';
import type { Hit } from '../../domain/search/rank.ts';
import { namedLike } from '../../panels/kit/namedLike.ts';
import { stateNow } from '../commandNow.ts';
import { argumentIn } from './argumentIn.ts';
import { screenAt, type Offer, type Screen } from './paletteItems.ts';

const waitMs = 150;
const max = 5;
/** One letter means nobody. */
const fewest = 2;

type Asked = { readonly command: Command; readonly text: string; readonly isNamed: boolean };

/**
 * What is looked for among the records that a command may name: what stands behind its words, else everything typed.
 */
function askedIn(query: string): Asked | undefined {
  const { roles } = factsNow();
  const asked = commands().flatMap((command): Asked[] => {
    if (!command.argument || !mayUse(command, roles)) return [];
    const behind = argumentIn(query, command.title);
    return [{ command, text: behind ?? query, isNamed: behind !== undefined }];
  });
  return asked.find((it) => it.isNamed) ?? asked[0];
}

/** The text that contracts are searched by: "acker" of "fahrer acker". */
export const searchedIn = (query: string): string => askedIn(query)?.text ?? query;

/** A document is called by its number. */
const hasNumber = (query: string) => /\d{3}/.test(query);

/**
 * What is found by its name alone, and by which text: what the command takes, and, where no command was named,
 * customers and documents as far as the role may open them.
 */
function lookedFor(query: string, asked: Asked | undefined): readonly { readonly noun: Noun; readonly text: string }[] {
  const { roles } = factsNow();
  const taken = asked?.command.argument ? [{ noun: asked.command.argument.of, text: asked.text }] : [];
  const others: readonly Noun[] = asked?.isNamed ? [] : [customer, ...(hasNumber(query) ? [invoice] : [])];
  return [...taken, ...others.filter((it) => mayRead(roles, it.area)).map((noun) => ({ noun, text: query }))];
}

type Named = { readonly records: readonly Hit<Screen>[]; readonly offers: readonly Hit<Offer>[] };

/** The records that were named, and the command with each that its argument may mean: "Fahrer wechseln … AC Acker". */
export function useNamedRecords(query: string, targets: readonly AnyEntity[]): Named {
  const [found, setFound] = useState<{
    readonly asked: Asked | undefined;
    readonly query: string;
    readonly iris: readonly string[];
  }>();
  useEffect(() => {
    if (query.length < fewest) return undefined;
    const asked = askedIn(query);
    let left = false;
    const ask = async () => {
      const lists = await Promise.all(lookedFor(query, asked).map((it) => namedLike(it.noun, it.text, max)));
      if (!left) setFound({ asked, query, iris: lists.flat() });
    };
    const timer = window.setTimeout(() => void ask().catch(() => undefined), waitMs);
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [query]);
  return useMemo(() => {
    if (!found || found.query !== query) return none;
    const named = found.iris.flatMap((iri) => readAnyEntity(iri) ?? []);
    const records = named.flatMap((it): Hit<Screen>[] => {
      const screen = screenAt(urlOf(it['@id']));
      return screen ? [{ item: { ...screen, note: noteOf(it) }, tier: tiers.name, highlights: [] }] : [];
    });
    return { records, offers: found.asked?.isNamed ? offersOf(found.asked.command, { named, targets }) : [] };
  }, [found, query, targets]);
}
const none: Named = { records: [], offers: [] };

function offersOf(
  command: Command,
  { named, targets }: { named: readonly AnyEntity[]; targets: readonly AnyEntity[] },
): readonly Hit<Offer>[] {
  const state =
    fittingTargets(command, targets) === undefined
      ? ({ state: 'disabled', reason: 'nichts ausgewählt' } as const)
      : stateNow(command, targets);
  if (state.state === 'hidden') return [];
  const isLast = (it: AnyEntity) => Number(it['active'] === false);
  return named
    .toSorted((one, other) => isLast(one) - isLast(other))
    .map((argument): Hit<Offer> => {
      const possible = argument['active'] === false ? ({ state: 'disabled', reason: 'nicht aktiv' } as const) : state;
      return { item: { command, state: possible, argument }, tier: tiers.prefix, highlights: [] };
    });
}

function noteOf({ '@id': iri, active, aktiv }: AnyEntity): string {
  const kind = nounByPath(pathOfIri(iri))?.title.one ?? '';
  return active === false || aktiv === '0' ? `${kind}, nicht aktiv` : kind;
}
