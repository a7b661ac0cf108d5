import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { store, type AnyEntity } from '../../api/records/entities.ts';
import { useSearch } from '../../api/records/queries.ts';
import { activePanelUrlAtom, activeTargetsAtom } from '../../commands/selection.ts';
import { tools } from '../../commands/tools.ts';
import { mayRead } from '../../domain/access/matrix.ts';
import { tiers } from '../../domain/search/match.ts';
import type { MenuGroup } from '../../panels/menu.ts';
import { searchedIn, useNamedRecords } from './commandArgument.ts';
import {
  knownContracts,
  offers,
  contractHits,
  ranked,
  rankedOffers,
  screenAt,
  screens,
  unfitting,
  type Offer,
} from './paletteItems.ts';
import {
  bestOfferTier,
  bestTier,
  groupOrder,
  offerValue,
  contractValue,
  placeValue,
  possibleFirst,
  screenValue,
} from './paletteOrder.ts';
import { recentUrlsAtom } from './recents.ts';
import { useRecentContracts } from './useRecentContracts.ts';
import { pathnameOf } from '../../panels/panelAddress.ts';

const serverAfterMs = 200;
/** A command that only opens a list which stands among the screens anyway. */
const isScreen = ({ command }: Offer, menu: readonly MenuGroup[]) =>
  screens(menu).some((it) => `${it.url.slice(1)}.list` === command.id);

/** What the palette offers for the text typed: at once what this window knows, a moment later what the server adds. */
export function usePaletteHits(
  query: string,
  { subject, menu }: { subject: AnyEntity | null; menu: readonly MenuGroup[] },
) {
  const [asked, setAsked] = useState('');
  const selection = useAtomValue(activeTargetsAtom, { store });
  const recents = useAtomValue(recentUrlsAtom, { store });
  const here = pathnameOf(useAtomValue(activePanelUrlAtom, { store }) ?? '');
  const search = useSearch(
    useMemo(() => searchedIn(asked), [asked]),
    { enabled: mayRead(tools().roles(), 'contracts') },
  );
  const known = useMemo(() => knownContracts(), []);
  const isSearch = query !== '' && subject === null;

  useEffect(() => {
    const timer = window.setTimeout(() => setAsked(query), serverAfterMs);
    return () => window.clearTimeout(timer);
  }, [query]);

  const targets = useMemo(() => (subject ? [subject] : selection), [subject, selection]);
  const arrived = asked === query && !search.isChanging ? search.iris : null;
  const text = useMemo(() => searchedIn(query), [query]);
  const local = useMemo(() => (isSearch ? contractHits(text, known, []) : []), [isSearch, text, known]);
  const contracts = useMemo(
    () => (isSearch && arrived ? contractHits(text, known, arrived) : local),
    [isSearch, text, known, arrived, local],
  );
  const named = useNamedRecords(isSearch ? query : '', targets);
  const found = useMemo(() => {
    const fitting = offers(targets, true);
    return possibleFirst(
      rankedOffers(query, isSearch ? [...fitting, ...unfitting(targets, fitting)] : fitting, targets),
    );
  }, [isSearch, query, targets]);
  const actions = useMemo(() => [...named.offers, ...found], [named, found]);
  const general = useMemo(
    () =>
      isSearch
        ? rankedOffers(
            query,
            offers([], false).filter((it) => !isScreen(it, menu)),
            [],
          )
        : [],
    [isSearch, query, menu],
  );
  const ofMenu = useMemo(
    () => (isSearch ? ranked(query, screens(menu), (it) => it.title) : []),
    [isSearch, query, menu],
  );
  const places = useMemo(() => [...ofMenu, ...named.records], [ofMenu, named]);
  const arrivals = useRecentContracts(recents);
  // What has arrived meanwhile is named anew.
  const last = useMemo(
    () =>
      arrivals >= 0 && query === '' && subject === null
        ? recents.filter((url) => url !== here).flatMap((url) => screenAt(url) ?? [])
        : [],
    [arrivals, query, subject, recents, here],
  );

  const contractTier = isSearch ? (bestTier(local) ?? tiers.codePart) : undefined;
  const sections = groupOrder({
    contracts: contractTier,
    actions: bestOfferTier(actions),
    places: bestTier(ofMenu),
    general: bestOfferTier(general),
  });
  const valuesOf = {
    contracts: contracts.map(contractValue),
    actions: actions.map(offerValue),
    places: places.map(placeValue),
    general: general.map(offerValue),
  };
  return {
    targets,
    last,
    contracts,
    actions,
    places,
    general,
    sections,
    values: [...last.map(screenValue), ...sections.flatMap((it) => valuesOf[it])],
    count: contracts.length + actions.length + places.length + general.length,
    isWaiting: isSearch && arrived === null,
    hasFailed: search.error !== null,
  };
}
export type PaletteHits = ReturnType<typeof usePaletteHits>;
