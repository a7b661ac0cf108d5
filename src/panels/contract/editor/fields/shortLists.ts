import { readAnyEntity } from '../../../../api/records/entities.ts';
import { fetchList, type ListParams } from '../../../../api/records/lists.ts';
import type { Definition } from '../../../../domain/define/row.ts';
import { accessory } from '../../../../domain/lookup/accessory.ts';
import { service } from '../../../../domain/lookup/service.ts';
import type { LoadOptions } from '../../../../ui/inputs/useOptions.ts';
import { optionOf } from '../../../kit/referenceOptions.ts';

const whole =
  <R extends Definition>(definition: R, params: ListParams<R>): LoadOptions =>
  async () => {
    const { iris } = await fetchList(definition, { page: 1, ...params });
    return iris.flatMap((iri) => {
      const found = readAnyEntity(iri);
      return found ? [optionOf(found)] : [];
    });
  };

/** Everything that can travel along, in the order of the company. */
export const loadAccessories = whole(accessory, {
  filter: { aktiv: 'true' },
  order: 'sortierung',
  itemsPerPage: 2000,
  properties: ['name', 'sortierung', 'aktiv'],
});

/** Every additional service on offer, in the order of the company. */
export const loadServices = whole(service, {
  filter: { aktiv: 'true' },
  order: 'sortierung',
  itemsPerPage: 500,
  properties: ['name', 'needsAddress', 'sortierung', 'aktiv'],
});
