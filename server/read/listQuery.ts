import { fieldAt, type Resource } from '../../src/domain/define/resource.ts';
import { BadFilter, type Asked } from '../storage/askedFilter.ts';
import type { Order } from '../storage/listOrder.ts';

export type ListQuery = {
  readonly filters: Asked[];
  readonly order: Order[];
  readonly page: number;
  readonly itemsPerPage: number;
  readonly properties?: string[];
};

const key = /^([\w.]+)(?:\[([\w.]*)\])?(?:\[\])?$/;
const smallest = 5;
const usual = 100;
const usualOfEntries = 25;
const maxPerPage = 500;

/**
 * Reads a list's query string, `name[]=` and `name[0]=` alike; anything the list does not know is refused by name
 * (0-decisions, API).
 */
export function readListQuery(resource: Resource, query: Readonly<Record<string, unknown>>): ListQuery {
  const filters = new Map<string, Asked>();
  const order: Order[] = [];
  const properties: string[] = [];
  for (const [raw, given] of Object.entries(query)) {
    const [, name = raw, bracketed = ''] = key.exec(raw) ?? [];
    const operator = /^\d+$/.test(bracketed) ? '' : bracketed;
    const values = [given].flat().map(String);
    if (values.some((it) => it.includes('\0')))
      throw new BadFilter(`„${name}“ enthält ein Zeichen, nach dem sich nicht suchen lässt.`);
    if (name === 'page' || name === 'itemsPerPage') continue;
    if (name === 'order') order.push(orderOf(resource, operator, values[0] ?? ''));
    else if (name === 'properties') properties.push(...values.map((it) => propertyOf(resource, it)));
    else {
      const same = `${name} ${operator}`;
      filters.set(same, {
        name,
        ...(operator && { operator }),
        values: [...(filters.get(same)?.values ?? []), ...values.filter((it) => it !== '')],
      });
    }
  }
  return {
    filters: [...filters.values()],
    order: order.length > 0 ? order : [defaultOrder(resource)],
    page: count(query.page, { name: 'page', otherwise: 1, min: 1, max: 100_000 }),
    itemsPerPage: count(query.itemsPerPage, {
      name: 'itemsPerPage',
      otherwise: resource.perPage ?? (resource.entryOf ? usualOfEntries : usual),
      min: smallest,
      max: resource.list.maxPerPage ?? maxPerPage,
    }),
    ...(properties.length > 0 && { properties }),
  };
}

/** The order in which a list comes when nobody asks for another. */
export function defaultOrder(resource: Resource): Order {
  const { sort } = resource.list;
  return { field: sort.replace(/^-/, ''), descending: sort.startsWith('-') };
}

/** The columns a list can be sorted by. */
export function sortsOf(resource: Resource): readonly string[] {
  return [
    ...new Set([
      ...(resource.list.sorts ?? resource.list.columns.filter((it) => isSortable(resource, it))),
      defaultOrder(resource).field,
      'id',
    ]),
  ];
}

function isSortable(resource: Resource, path: string): boolean {
  const field = fieldAt(resource, path);
  return (
    field !== undefined &&
    field.derive === undefined &&
    field.by === undefined &&
    !field.isGathered &&
    !['embedded', 'list', 'json', 'references', 'choices', 'richText'].includes(field.kind)
  );
}

function orderOf(resource: Resource, field: string, direction: string): Order {
  if (!sortsOf(resource).includes(field))
    throw new BadFilter(`Die Liste „${resource.title.many}“ lässt sich nicht nach „${field}“ sortieren.`);
  if (!/^(asc|desc)$/i.test(direction)) throw new BadFilter(`order[${field}] erwartet asc oder desc.`);
  return { field, descending: direction.toLowerCase() === 'desc' };
}

function propertyOf(resource: Resource, name: string): string {
  if (!Object.hasOwn(resource.fields, name) && !['id', 'createdAt', 'updatedAt'].includes(name))
    throw new BadFilter(`Das Feld „${name}“ gibt es in der Liste „${resource.title.many}“ nicht.`);
  return name;
}

function count(
  value: unknown,
  { name, otherwise, min, max }: { name: string; otherwise: number; min: number; max: number },
): number {
  if (value === undefined || value === '') return otherwise;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max)
    throw new BadFilter(`${name} muss zwischen ${String(min)} und ${String(max)} liegen.`);
  return number;
}
