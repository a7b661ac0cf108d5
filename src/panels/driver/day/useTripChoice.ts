import { useAtomValue } from 'jotai';
import { useMemo, useState, type MouseEvent } from 'react';
import type { AnyEntity } from '../../../api/records/entities.ts';
import { store } from '../../../api/records/entities.ts';
import { fetchItem, prepareItem } from '../../../api/records/queries.ts';
import { panelRowAtom, panelTicksAtom, urlOf } from '../../../commands/selection.ts';
import { tellFailure } from '../../../commands/tellFailure.ts';
import { tools } from '../../../commands/tools.ts';
import { contract } from '../../../domain/contract/contract.ts';
import type { DayDriver } from '../../../domain/driver/driverDayCall.ts';
import { assignTrips } from './assignTrips.ts';

/** Where somebody is, what is ticked, and what can be done with it. */
export type TripChoice = {
  readonly current: string | null;
  readonly ticked: ReadonlySet<string>;
  goTo(iri: string): void;
  toggle(iri: string): void;
  clear(): void;
  open(iri: string): void;
  /** Asks who drives the ride, or all ticked ones where it is one of them. */
  askDriver(iri: string): void;
  moveTo(iri: string, driver: DayDriver | null): void;
  /** The rides that are meant by one of them. */
  meant(iri: string): readonly string[];
  menu(event: MouseEvent): void;
};
export type OpenMenu = { readonly at: { x: number; y: number }; readonly targets: readonly AnyEntity[] };

/** The choice of rides, shared with palette, keys and the other panels of the channel. */
export function useTripChoice(url: string): TripChoice & { openMenu: OpenMenu | null; closeMenu: () => void } {
  const current = useAtomValue(panelRowAtom(url), { store });
  const ticks = useAtomValue(panelTicksAtom(url), { store });
  const [openMenu, setOpenMenu] = useState<OpenMenu | null>(null);
  const choice = useMemo<TripChoice>(() => {
    const ticked = new Set(ticks);
    const goTo = (iri: string) => {
      store.set(panelRowAtom(url), iri);
      prepareItem(iri);
    };
    const meant = (iri: string) => (ticked.has(iri) ? ticks : [iri]);
    return {
      current,
      ticked,
      goTo,
      meant,
      toggle: (iri) => {
        prepareItem(iri);
        store.set(panelTicksAtom(url), ticked.has(iri) ? ticks.filter((it) => it !== iri) : [...ticks, iri]);
      },
      clear: () => store.set(panelTicksAtom(url), []),
      open: (iri) => tools().open(urlOf(iri)),
      askDriver: (iri) => void assignTrips(meant(iri), undefined),
      moveTo: (iri, driver) => void assignTrips(meant(iri), driver),
      menu: (event) => {
        const iri = (event.target as HTMLElement).closest<HTMLElement>('[data-trip]')?.dataset['trip'];
        if (iri === undefined) return;
        event.preventDefault();
        goTo(iri);
        const at = { x: event.clientX, y: event.clientY };
        Promise.all(meant(iri).map((it) => fetchItem(contract, it))).then(
          (targets) => setOpenMenu({ at, targets }),
          (error: unknown) => tellFailure('Die Fahrten konnten nicht geladen werden', error),
        );
      },
    };
  }, [url, current, ticks]);
  return { ...choice, openMenu, closeMenu: () => setOpenMenu(null) };
}
