import { readEntity } from '../../../api/records/entities.ts';
import { fetchList, type ListFilter } from '../../../api/records/lists.ts';
import { avisCount, contractNumberOf, type AvisEntity } from '../../../commands/avis/avisFacts.ts';
import { checkJoinBundle } from '../../../domain/avis/avisActions.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { contractAvisBundle } from '../../../domain/avis/contractAvisBundle.ts';
import { byNearness, type PickedUp } from '../../../domain/avis/nearness.ts';
import { townText } from '../../../domain/km/townText.ts';
import { addDays } from '../../../domain/time/calendarDay.ts';
import { formatDayShort } from '../../../domain/time/formatDay.ts';
import type { LoadOptions } from '../../../ui/inputs/useOptions.ts';
import { stopOf } from '../list/StopCells.tsx';

const properties = ['id', 'contract', 'contractDetails', 'addressContainers', 'bundle'] as const;
/** Appointments further apart are seldom made in one call; whoever looks for one types its number. */
const nearDays = 14;
/** So many are offered. */
const wanted = 100;
const maxPerPage = 500;
/** A group lies at few places, and the first of them stand for it. */
const maxPlaces = 5;

const pickupOf = (avis: AvisEntity): PickedUp => stopOf(avis, 'pickup') ?? {};

function placeText(avis: AvisEntity): string {
  const stop = stopOf(avis, 'pickup');
  return [stop?.date ? formatDayShort(stop.date) : '', townText(stop)].filter(Boolean).join(' ');
}

/** The avis that were meant by what was typed, for nothing those of the days around; the nearest first. */
async function found(origins: readonly AvisEntity[], search: string): Promise<readonly AvisEntity[]> {
  const own = new Set(origins.map((it) => it['@id']));
  const others = (await irisAround(origins.map(pickupOf), search)).flatMap((iri) =>
    own.has(iri) ? [] : (readEntity(contractAvis, iri) ?? []),
  );
  return byNearness(origins.map(pickupOf), others, pickupOf).slice(0, wanted);
}

/** Those of the days around each place, the nearest in days where they are more than a page holds. */
async function irisAround(places: readonly PickedUp[], search: string): Promise<readonly string[]> {
  const asked = [...new Map(places.map((it) => [it.date, it])).values()].slice(0, maxPlaces);
  const pages = await Promise.all(asked.flatMap((it) => pagesAround(it, search)));
  return [...new Set(pages.flatMap((it) => it.iris))];
}

/** From a day onwards and backwards. */
function pagesAround({ date }: PickedUp, search: string) {
  const page = (order: 'pickupDate' | '-pickupDate', days: ListFilter<typeof contractAvis>) =>
    fetchList(contractAvis, {
      filter: { 'contract.isStorniert': 'false', ...(search !== '' && { search }), ...days },
      order,
      itemsPerPage: maxPerPage,
      properties,
    });
  if (!date) return [page('-pickupDate', {})];
  const isAround = search === '';
  return [
    page('pickupDate', {
      'contract.datum[after]': date,
      ...(isAround && { 'contract.datum[before]': addDays(date, nearDays) }),
    }),
    page('-pickupDate', {
      'contract.datum[strictly_before]': date,
      ...(isAround && { 'contract.datum[after]': addDays(date, -nearDays) }),
    }),
  ];
}

/** What can be arranged together with these: only what is still to be done and in no group yet, the nearest first. */
export const freeAvisNear =
  (origins: readonly AvisEntity[]): LoadOptions =>
  async (typed) => {
    const avis = await found(origins, typed.trim());
    return avis.filter(isStillToDo).map((it) => ({
      key: it['@id'],
      code: contractNumberOf(it),
      label: placeText(it),
      ...(it.bundle && { disabled: true, hint: 'schon in einer Gruppe' }),
    }));
  };

function isStillToDo({ contractDetails: it }: AvisEntity): boolean {
  return (
    checkJoinBundle({
      auftragsnummer: it?.orderNumber ?? null,
      isStorniert: it?.cancelled === true,
      abgeschlossen: it?.closed === true,
    }).verdict !== 'refused'
  );
}

/** Groups by name or by what is in them: those of the nearest avis first, then the newest. */
export const groupsNear =
  (origins: readonly AvisEntity[]): LoadOptions =>
  async (typed) => {
    const search = typed.trim();
    const [near, newest] = await Promise.all([
      found(origins, search),
      fetchList(contractAvisBundle, { itemsPerPage: 50, ...(search && { filter: { search } }) }),
    ]);
    const nearest = new Map<string, AvisEntity>();
    for (const it of near) if (it.bundle && !nearest.has(it.bundle)) nearest.set(it.bundle, it);
    return [...new Set([...nearest.keys(), ...newest.iris])].flatMap((iri) => {
      const group = readEntity(contractAvisBundle, iri);
      const one = nearest.get(iri);
      if (!group) return [];
      const hint = [avisCount(group.avis?.length ?? 0), one && placeText(one)].filter(Boolean).join(' · ');
      return [{ key: iri, label: group.groupName ?? '', hint }];
    });
  };
