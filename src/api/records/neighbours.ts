import { pathOfIri } from '../../domain/define/iri.ts';
import type { ListPage } from './listPage.ts';
import { queryClient } from '../queryClient.ts';

/**
 * The record before or after this one in a list that is on the screen and shows it; undefined at its ends or when no
 * list does.
 */
export function neighbourOf(iri: string, step: 1 | -1): string | undefined {
  const shown = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['list', pathOfIri(iri)], type: 'active' })
    .map((query) => ({ page: query.state.data as ListPage | undefined, at: query.state.dataUpdatedAt }))
    .filter(({ page }) => page?.iris.includes(iri))
    .toSorted((one, other) => other.at - one.at)[0]?.page?.iris;
  return shown?.[shown.indexOf(iri) + step];
}
