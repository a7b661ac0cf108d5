import { readEntity } from '../../../api/entities.ts';
import { fetchList } from '../../../api/lists.ts';
import type { LoadOptions } from '../../../ui/useOptions.ts';
import { optionOf } from '../../kit/referenceOptions.ts';

const whole = (path: string, params: { readonly order: string; readonly itemsPerPage: number; readonly properties: readonly string[] }): LoadOptions => async () => {
  const { iris } = await fetchList(path, { filter: { aktiv: 'true' }, page: 1, ...params });
  return iris.flatMap((iri) => { const found = readEntity(iri); return found ? [optionOf(found)] : []; });
};

/** Everything that can travel along, in the order of the company. */
export const loadAccessories = whole('accessories', { order: 'sortierung', itemsPerPage: 2000, properties: ['name', 'sortierung', 'aktiv'] });

/** Every additional service on offer. */
export const loadServices = whole('services', { order: 'name', itemsPerPage: 500, properties: ['name', 'needsAddress', 'aktiv'] });
