import type { Filter, Filters } from './filter.ts';
import type { Definition, FieldOf, Meta } from './row.ts';

type FiltersOf<R> = R extends { readonly filters: infer L extends Filters } ? L : Filters;
type Bound = 'after' | 'before' | 'strictly_after' | 'strictly_before';
type Range = { readonly kind: 'range' } | { readonly kind: 'via'; readonly filter: { readonly kind: 'range' } };
type WireName<N extends string, L extends Filter> = L extends Range ? `${N}[${Bound}]` : N;

/** How the filters of a resource are spelled in an address; records are also found by their ids. */
export type FilterOf<R extends Definition> = NamesOf<FiltersOf<R>> | 'id';
type NamesOf<L extends Filters> = { [N in keyof L & string]: string extends N ? string : WireName<N, L[N]> }[keyof L & string];

type Ordered<R extends Definition> = FieldOf<R> | keyof Meta | `${FieldOf<R>}.${string}`;
/** What a list of a resource is put in order by, descending with a minus in front. */
export type OrderOf<R extends Definition> = Ordered<R> | `-${Ordered<R>}`;
