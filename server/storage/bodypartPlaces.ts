import { components } from '../../src/domain/protocol/choices/components.ts';

const parts = components.items.map(({ key }, at) => `('${key}', ${String(at + 1)})`).join(', ');

/**
 * Every part of the catalogue has its place from the first start, in the order of the specification; one that is new
 * with this version stands last.
 */
export const bodypartPlaces = `insert into bodyparts (component, sortierung)
  select component, (select count(*) from bodyparts) + row_number() over (order by at)
  from (values ${parts}) as part(component, at)
  where not exists (select from bodyparts it where it.component = part.component)`;
