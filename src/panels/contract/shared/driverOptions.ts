import { readEntity, type Entity } from '../../../api/records/entities.ts';
import { fetchList, type ListFilter } from '../../../api/records/lists.ts';
import { driver } from '../../../domain/driver/driver.ts';
import { findable, rank } from '../../../domain/search/rank.ts';
import type { ComboOption } from '../../../ui/inputs/comboOption.ts';
import type { LoadOptions } from '../../../ui/inputs/useOptions.ts';
import { nothingYet } from '../../kit/nothingYet.ts';
import { optionOf } from '../../kit/referenceOptions.ts';
import { townText } from '../../../domain/km/townText.ts';

const freshMs = 60_000;
const perPage = 200;
type Known = { readonly at: number; readonly drivers: readonly Entity<typeof driver>[]; readonly isAll: boolean };
let known: Promise<Known> | undefined;

/**
 * Drivers by short code, name or place: from the list kept here for a minute, from the server when there are more than
 * it holds.
 */
export const loadDrivers: LoadOptions = async (query) => {
  const typed = query.trim();
  const { drivers, isAll } = await currentDrivers();
  if (typed === '') return drivers.map(asOption);
  if (!isAll) return (await page({ name: typed })).drivers.map(asOption);
  const findables = drivers.map((it) =>
    findable(it, [
      { kind: 'name', text: it.kuerzel ?? '' },
      { kind: 'name', text: it.name ?? '' },
      { kind: 'name', text: it.ort ?? '' },
    ]),
  );
  return rank(typed, findables, { limit: 50 }).map((hit) => asOption(hit.item));
};

loadDrivers.nothingYet = () => nothingYet(driver, 'Noch keine aktiven Fahrer');

async function currentDrivers(): Promise<Known> {
  const now = Date.now();
  const kept = await known?.catch(() => undefined);
  if (kept && now - kept.at < freshMs) return kept;
  known = page({});
  return known;
}

async function page(filter: ListFilter<typeof driver>): Promise<Known> {
  const { iris, total } = await fetchList(driver, {
    filter: { active: 'true', ...filter },
    order: 'kuerzel',
    page: 1,
    itemsPerPage: perPage,
    properties: driver.pick,
  });
  return { at: Date.now(), drivers: iris.flatMap((iri) => readEntity(driver, iri) ?? []), isAll: total <= iris.length };
}

/** A locked driver stays in sight and says why he cannot be chosen. */
function asOption(entity: Entity<typeof driver>): ComboOption {
  const hint = entity.dispositionssperre === true ? 'Dispositionssperre' : townText(entity);
  return { ...optionOf(entity), hint, disabled: entity.dispositionssperre === true };
}
