import type { Resource } from '../../src/domain/define/resource.ts';
import { sortsOf } from '../read/listQuery.ts';

/** The hydra description of everything a list can be filtered and sorted by, as JSON. */
export function searchTemplateOf(resource: Resource): string {
  const known = templates.get(resource.path) ?? JSON.stringify(build(resource));
  templates.set(resource.path, known);
  return known;
}

const templates = new Map<string, string>();

function build(resource: Resource): object {
  const variables = [
    ...Object.entries(resource.filters).flatMap(([name, filter]) =>
      filter.kind === 'range'
        ? [`${name}[after]`, `${name}[before]`]
        : filter.kind === 'options'
          ? [`${name}[]`]
          : [name],
    ),
    ...sortsOf(resource).map((it) => `order[${it}]`),
    'properties[]',
    'page',
    'itemsPerPage',
  ];
  return {
    '@type': 'hydra:IriTemplate',
    'hydra:template': `/api/${resource.path}{?${variables.join(',')}}`,
    'hydra:variableRepresentation': 'BasicRepresentation',
    'hydra:mapping': variables.map((variable) => ({
      '@type': 'IriTemplateMapping',
      variable,
      property: variable.replace(/^order\[(.*)\]$/, '$1').replace(/\[.*$/, ''),
      required: false,
    })),
  };
}
