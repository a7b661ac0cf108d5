import type { Field } from '../../src/domain/define/field.ts';
import type { Filter } from '../../src/domain/define/filter.ts';
import { fieldAt, type Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { sortsOf } from '../read/listQuery.ts';

type Parameter = {
  readonly name: string;
  readonly in: 'query';
  readonly description?: string;
  readonly schema: object;
};

const text = { type: 'string' };
const integer = { type: 'integer' };
const flag = { type: 'boolean' };
const several = (schema: object) => ({ anyOf: [schema, { type: 'array', items: schema }] });
const parameter = (name: string, schema: object, description?: string): Parameter => ({
  name,
  in: 'query',
  ...(description !== undefined && { description }),
  schema,
});

/** Everything that a list can be asked. */
export function listParameters(resource: Resource): Parameter[] {
  const names = [...Object.keys(resource.fields), 'id', 'createdAt', 'updatedAt'];
  return [
    ...queryParameters(resource),
    parameter(
      'properties[]',
      { type: 'array', items: { ...text, enum: [...new Set(names)] } },
      'Nur diese Felder, neben Adresse, Version und Zeiten',
    ),
    parameter('page', { ...integer, minimum: 1, maximum: 100_000 }),
    parameter('itemsPerPage', { ...integer, minimum: 5, maximum: resource.list.maxPerPage ?? 500 }),
  ];
}

/** What tells which records a list has, and in which order. */
export function queryParameters(resource: Resource): Parameter[] {
  return [
    ...filterParameters(resource),
    ...sortsOf(resource).map((it) => parameter(`order[${it}]`, { ...text, enum: ['asc', 'desc'] })),
  ];
}

/** The filters of a list with the types of their values. */
export function filterParameters(resource: Resource): Parameter[] {
  const own = Object.entries(resource.filters).flatMap(([name, filter]) => parametersOf(resource, name, filter));
  const ofEvery = [
    parameter('_name', text, 'Wie der Datensatz heißt'),
    parameter('aktiv', flag, 'Nur was nicht abgeschaltet ist, wo sich etwas abschalten lässt'),
    parameter('id', several(integer), 'Datensätze nach ihrer Nummer'),
  ];
  return [...own, ...ofEvery.filter((it) => !Object.hasOwn(resource.filters, it.name))];
}

function parametersOf(resource: Resource, name: string, filter: Filter): Parameter[] {
  const { label } = filter;
  switch (filter.kind) {
    case 'range':
      return ['after', 'before', 'strictly_after', 'strictly_before'].map((sign) =>
        parameter(`${name}[${sign}]`, boundSchema(fieldAt(resource, filter.field)), label),
      );
    case 'judged':
      return [
        filter.items
          ? parameter(name, { ...text, enum: filter.items.map((it) => it.key) }, label)
          : parameter(name, flag, label),
      ];
    case 'filled':
    case 'marked':
      return [parameter(name, flag, label)];
    case 'is':
    case 'isNot':
      return [parameter(name, valueSchema(fieldAt(resource, filter.field)), label)];
    case 'through':
      return [parameter(name, valueSchema(fieldAt(targetOf(resource, filter.reference), filter.field)), label)];
    case 'via':
      return parametersOf(targetOf(resource, filter.reference), name, filter.filter);
    case 'options':
      return [
        parameter(`${name}[]`, { type: 'array', items: { ...text, enum: filter.options.map((it) => it.key) } }, label),
      ];
    case 'entities':
      return [
        parameter(
          name,
          { ...text, contentMediaType: 'application/json' },
          `${label}: JSON-Liste aus entityId und entityType`,
        ),
      ];
    case 'search':
      return [parameter(name, text, label)];
    case 'contains':
    case 'prefix':
    case 'plate':
    case 'idents':
      return [parameter(name, several(text), label)];
  }
}

function targetOf(resource: Resource, reference: string): Resource {
  const target = resourceByPath(resource.fields[reference]?.to ?? '');
  if (!target) throw new Error(`${resource.path}.${reference} leads nowhere`);
  return target;
}

/** Numbers, or addresses where records are meant; several are one of them each. */
function valueSchema(field: Field | undefined): object {
  switch (field?.kind) {
    case 'flag':
    case 'flag01':
      return flag;
    case 'reference':
    case 'references':
      return several({ type: ['integer', 'string'], description: `Nummer oder /api/${field.to ?? ''}/{id}` });
    case 'integer':
    case 'minutes':
      return several(integer);
    case 'choice':
    case 'choices':
      return several({ ...text, enum: (field.items ?? []).map((it) => it.key) });
    default:
      return several(text);
  }
}

function boundSchema(field: Field | undefined): object {
  switch (field?.kind) {
    case 'date':
      return { ...text, format: 'date' };
    case 'instant':
      return { ...text, description: 'Tag oder Zeitpunkt' };
    default:
      return { type: 'number' };
  }
}
