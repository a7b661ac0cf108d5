import { definitionOf } from '../../../api/definitions.ts';
import { readEntity } from '../../../api/records/entities.ts';
import { useList } from '../../../api/records/queries.ts';
import type { Filter } from '../../../domain/define/filter.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import { missingIdents } from '../../../domain/search/idents.ts';
import { identFilterOf } from './anyOf.ts';
import type { ListModel } from './useListModel.ts';
import { textOf } from '../textOf.ts';

/** As many records as the server sends at once, more than anybody pastes values. */
const max = 500;

/** How many of the numbers, plates and VINs that a list was asked for there are, and which are not. */
export function FoundIdents({ model }: { model: ListModel }) {
  const name = identFilterOf(model.resource);
  const asked = name === undefined ? undefined : model.state.filter[name];
  const filter = name === undefined ? undefined : model.resource.filters[name];
  return name !== undefined && asked && asked.length > 0 && filter ? (
    <Found model={model} name={name} filter={filter} asked={asked} />
  ) : null;
}

type FoundProps = {
  readonly model: ListModel;
  readonly name: string;
  readonly filter: Filter;
  readonly asked: readonly string[];
};

function Found({ model, name, filter, asked }: FoundProps) {
  const { resource, fields } = knownBy(model.resource, filter);
  const isOwn = resource.path === model.resource.path;
  const own = identFilterOf(resource) ?? name;
  const { iris, isLoading, isChanging, error } = useList(resource, {
    filter: { ...(isOwn && model.fixed), [own]: [...asked] },
    page: 1,
    itemsPerPage: max,
    properties: fields,
  });
  if (isLoading || isChanging || error) return null;
  const missing = missingIdents(
    asked,
    iris.map((iri) => fields.map((it) => textOf(readEntity(resource, iri)?.[it]) ?? undefined)),
  );
  return (
    <span
      role="status"
      className={`num my-1 mr-3 inline-block align-middle short:order-1 short:flex-none short:whitespace-nowrap text-12 ${missing.length > 0 ? 'font-medium text-warn' : 'text-2'}`}
    >
      {asked.length - missing.length} von {asked.length} gefunden
      {missing.length > 0 && `, nicht gefunden: ${missing.join(', ')}`}
    </span>
  );
}

/** The records that are known by such values, those of the list or the ones that its filter goes through. */
function knownBy(
  resource: Resource,
  filter: Filter,
): { readonly resource: Resource; readonly fields: readonly string[] } {
  const to = filter.kind === 'via' ? resource.fields[filter.reference]?.to : undefined;
  if (filter.kind === 'via')
    return to === undefined ? { resource, fields: [] } : knownBy(definitionOf({ path: to }), filter.filter);
  return { resource, fields: filter.kind === 'idents' ? [...filter.numbers, ...filter.plates, ...filter.vins] : [] };
}
