import { queryClient } from '../../api/queryClient.ts';
import { entityOf, readAnyEntity, readEntity, store, type AnyEntity } from '../../api/records/entities.ts';
import { sessionAtom } from '../../api/session/session.ts';
import { fittingTargets, mayUse, type Command, type CommandState } from '../../commands/command.ts';
import type { ContractEntity } from '../../commands/contract/contractFacts.ts';
import { factsNow } from '../../commands/tools.ts';
import { commands } from '../../commands/registry.ts';
import { recordIriOf } from '../../commands/selection.ts';
import { contract } from '../../domain/contract/contract.ts';
import { findable, rank, type Findable, type Hit } from '../../domain/search/rank.ts';
import type { MenuGroup } from '../../panels/menu.ts';
import { matchPanel } from '../../panels/matchPanel.ts';
import { canOpenPanel } from '../../panels/canOpenPanel.ts';
import { nameOfEntity } from '../../panels/kit/represent.ts';
import { isIconName, type IconName } from '../../ui/display/iconName.ts';
import { titleOf } from '../dock/titleOf.ts';
import { visibleMenu } from '../menu/visibleMenu.ts';
import { contractHit, type ContractHit } from '../contractHit.ts';
import { stateNow, titleNow } from '../commandNow.ts';

export type Screen = {
  readonly url: string;
  readonly title: string;
  readonly note: string;
  readonly icon: IconName;
  readonly contract?: ContractHit;
};
export type Offer = {
  readonly command: Command;
  readonly state: Exclude<CommandState, { state: 'hidden' }>;
  readonly argument?: AnyEntity;
};

const maxContracts = 50;

/** Contracts that this window already knows from its lists; they are found without asking the server. */
export function knownContracts(): readonly Findable<ContractHit>[] {
  const iris = new Set<string>();
  for (const query of queryClient.getQueryCache().getAll()) {
    const data: unknown = query.state.data;
    if (typeof data !== 'object' || data === null || !('iris' in data) || !Array.isArray(data.iris)) continue;
    for (const iri of data.iris) if (typeof iri === 'string' && iri.startsWith('/api/contracts/')) iris.add(iri);
  }
  return [...iris].flatMap((iri) => readEntity(contract, iri) ?? []).map(findableContract);
}

function findableContract(contract: ContractEntity): Findable<ContractHit> {
  const hit = contractHit(contract);
  return findable(hit, [
    { kind: 'number', text: hit.number },
    { kind: 'plate', text: hit.plate },
    { kind: 'vin', text: hit.vin },
    { kind: 'name', text: hit.driver },
    { kind: 'name', text: hit.customer },
  ]);
}

/**
 * Local contracts and those only the server knows, best first; among equals the local ones stay ahead, so that little
 * moves when the server answers.
 */
export function contractHits(
  query: string,
  known: readonly Findable<ContractHit>[],
  fromServer: readonly string[],
): readonly Hit<ContractHit>[] {
  const local = rank(query, known, { limit: maxContracts });
  const there = new Set(local.map((it) => it.item.iri));
  const others = fromServer
    .filter((iri) => !there.has(iri))
    .flatMap((iri) => readEntity(contract, iri) ?? [])
    .map(findableContract);
  const ranked = rank(query, others, { limit: maxContracts });
  const rankedIris = new Set(ranked.map((it) => it.item.iri));
  const unranked = others
    .filter((it) => !rankedIris.has(it.item.iri))
    .map(({ item }) => ({ item, tier: 9, highlights: [] }));
  return [...local, ...ranked, ...unranked].toSorted((a, b) => a.tier - b.tier).slice(0, maxContracts);
}

/** Screens of the menu the person may open, and their own settings. */
export function screens(menu: readonly MenuGroup[]): readonly Screen[] {
  const roles = store.get(sessionAtom)?.roles ?? [];
  const fromMenu = visibleMenu(menu, roles).flatMap((group) =>
    group.items.map((item): Screen => ({ url: item.url, title: item.caption, note: group.caption, icon: item.icon })),
  );
  const further = ['/configuration', '/notifications', '/contracts/create', '/contracts/create-multiple'].flatMap(
    (url) => screenAt(url) ?? [],
  );
  const urls = new Set(fromMenu.map((it) => it.url));
  return [...fromMenu, ...further.filter((it) => !urls.has(it.url))];
}

/** An address as a line of the palette; undefined when it leads nowhere for this person. */
export function screenAt(url: string): Screen | undefined {
  const match = matchPanel(url);
  const roles = store.get(sessionAtom)?.roles ?? [];
  if (!match || !canOpenPanel(roles, match.definition.area)) return undefined;
  const { icon } = match.definition;
  const iri = recordIriOf(url);
  const record = readAnyEntity(iri);
  const own = entityOf(contract, record);
  const hit = own && contractHit(own);
  return {
    url,
    title: hit?.number ?? (record ? nameOfEntity(record) : titleOf(url)),
    note: '',
    icon: isIconName(icon) ? icon : 'file-text',
    ...(hit && { contract: hit }),
  };
}

/** Commands that fit the records given, possible or not; those for no record at all are listed apart. */
export function offers(targets: readonly AnyEntity[], forRecords: boolean): readonly Offer[] {
  return commands()
    .filter((command) => (command.on.kind !== 'none') === forRecords && command.id !== 'palette.open')
    .filter((command) => !command.id.startsWith('layout.choose') || stateNow(command).state === 'ready')
    .flatMap((command): Offer[] => {
      const state = stateNow(command, targets);
      return state.state === 'hidden' ? [] : [{ command, state }];
    });
}

/**
 * What the role may do with records that are not selected now: found all the same, with what is missing; what every
 * kind of record has stands there once.
 */
export function unfitting(targets: readonly AnyEntity[], fitting: readonly Offer[]): readonly Offer[] {
  const { roles } = factsNow();
  const known = new Set(fitting.map(({ command }) => command.title));
  const others = commands().filter(
    (it) =>
      it.on.kind !== 'none' && mayUse(it, roles) && !known.has(it.title) && fittingTargets(it, targets) === undefined,
  );
  return [...Map.groupBy(others, (it) => it.title).values()].flatMap(([command, ...same]): Offer[] =>
    command
      ? [{ command, state: { state: 'disabled', reason: missingFor(command, { targets, isCommon: same.length > 0 }) } }]
      : [],
  );
}

function missingFor(
  { on }: Command,
  { targets, isCommon }: { targets: readonly AnyEntity[]; isCommon: boolean },
): string {
  if (on.kind === 'none') return '';
  const isOneTooMany =
    on.kind === 'one' && targets.length > 1 && targets.every((it) => it['@id'].startsWith(`/api/${on.of.path}/`));
  if (isOneTooMany) return 'nur mit einer einzelnen Auswahl';
  const noun = isCommon ? undefined : on.of.title.one;
  return noun === undefined ? 'nichts ausgewählt' : `nichts ausgewählt (${noun})`;
}

/** The texts a command is found by: what it does now, what it is called at all, and its further words. */
export function findableOffer(offer: Offer, targets: readonly AnyEntity[]): Findable<Offer> {
  const { command } = offer;
  const now = titleNow(command, targets);
  const others = [now === command.title ? '' : command.title, command.words ?? ''].join(' ').trim();
  return findable(offer, [
    { kind: 'name', text: now },
    ...(others === '' ? [] : [{ kind: 'name' as const, text: others }]),
  ]);
}

/** What of the commands fits the text typed; everything when nothing was typed. */
export function rankedOffers(
  query: string,
  list: readonly Offer[],
  targets: readonly AnyEntity[],
): readonly Hit<Offer>[] {
  if (query.trim() === '') return list.map((item) => ({ item, tier: 0, highlights: [] }));
  return rank(
    query,
    list.map((it) => findableOffer(it, targets)),
  );
}

/** What of a list of named things fits the text typed; everything when nothing was typed. */
export function ranked<T>(query: string, items: readonly T[], nameOf: (item: T) => string): readonly Hit<T>[] {
  if (query.trim() === '') return items.map((item) => ({ item, tier: 0, highlights: [] }));
  return rank(
    query,
    items.map((item) => findable(item, [{ kind: 'name', text: nameOf(item) }])),
  );
}
