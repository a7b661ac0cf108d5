import { useMemo } from 'react';
import { readEntity } from '../../api/records/entities.ts';
import { useList } from '../../api/records/queries.ts';
import { bodypart } from '../../domain/damage/bodypart.ts';
import { partsAt } from '../../domain/protocol/carParts.ts';

const hour = 3_600_000;
export const wholeCatalogue = {
  page: 1,
  itemsPerPage: 500,
  order: 'sortierung',
  properties: ['component', 'sortierung'],
} as const;

/** The parts of a vehicle in the order of the company; in that of the specification until it is known. */
export function usePartsAt(): typeof partsAt {
  const { iris } = useList(bodypart, wholeCatalogue, { freshFor: hour });
  return useMemo(() => {
    const keys = iris.map((iri) => readEntity(bodypart, iri)?.component);
    const places = new Map(keys.map((key, at) => [key, at]));
    const placeOf = (key: string) => places.get(key as never) ?? keys.length;
    return (look) => [...partsAt(look)].sort((a, b) => placeOf(a.key) - placeOf(b.key));
  }, [iris]);
}
