import { readEntity } from '../../../api/records/entities.ts';
import { fetchList } from '../../../api/records/lists.ts';
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

const pickupOf = (avis: AvisEntity): PickedUp => stopOf(avis, 'pickup') ?? {};

function placeText(avis: AvisEntity): string {
  const stop = stopOf(avis, 'pickup');
  return [stop?.date ? formatDayShort(stop.date) : '', townText(stop)].filter(Boolean).join(' ');
}

/** The avis that were meant by what was typed; for nothing those of the days around, the nearest first. */
async function found(origins: readonly AvisEntity[], search: string): Promise<readonly AvisEntity[]> {
  const days = origins.flatMap((it) => pickupOf(it).date ?? []).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const around = search === '' && first !== undefined && last !== undefined;
  const { iris } = await fetchList(contractAvis, {
    filter: {
      'contract.isStorniert': 'false',
      ...(search !== '' && { search }),
      ...(around && {
        'contract.datum[after]': addDays(first, -nearDays),
        'contract.datum[before]': addDays(last, nearDays),
      }),
    },
    order: 'contract.datum',
    itemsPerPage: 100,
    properties,
  });
  const own = new Set(origins.map((it) => it['@id']));
  const others = iris.flatMap((iri) => (own.has(iri) ? [] : (readEntity(contractAvis, iri) ?? [])));
  return byNearness(origins.map(pickupOf), others, pickupOf);
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
