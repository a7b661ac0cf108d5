import { joined } from '../../domain/define/joined.ts';
import { idInIri } from '../../domain/define/iri.ts';
import { conditionsOfOption, type Beside, type Condition, type Filter } from '../../domain/define/filter.ts';
import { knownDefinition } from '../definitions.ts';
import { readAnyEntity, type AnyEntity } from './entities.ts';
import type { AnyListParams } from './lists.ts';

type AnyFilter = NonNullable<AnyListParams['filter']>;
type Fit = boolean | undefined;

/**
 * Whether a record belongs into a filtered list; undefined where only the server can tell (free search, fields not
 * known here, a list whose definition nobody here needed).
 */
export function matchesFilter(path: string, filter: AnyFilter, entity: AnyEntity): Fit {
  const filters = knownDefinition(path)?.filters ?? {};
  const verdicts = Object.entries(filter).map(([wireName, wanted]): Fit => {
    const texts = textsOf(wanted);
    const [, name = '', part = ''] = /^([^[]+)(?:\[(.*)\])?$/.exec(wireName) ?? [];
    const definition = filters[name];
    if (texts.length === 0) return true;
    const fit = definition && fitsOne(definition, { part, texts, entity });
    return fit === false && definition?.kind === 'isNot' && definition.beside
      ? standsAlone(path, definition.beside, { filter, entity })
      : fit;
  });
  return all(verdicts);
}

/** A record that stands in the row of another one has a row of its own where the list does not hold that. */
function standsAlone(
  path: string,
  { reference, listedBy }: Beside,
  { filter, entity }: { filter: AnyFilter; entity: AnyEntity },
): Fit {
  const other = readAnyEntity(entity[reference] as string | null);
  const asked = Object.fromEntries(
    Object.entries(filter).filter(([name]) => listedBy.includes(name.replace(/\[.*$/, ''))),
  );
  const isListed = other && matchesFilter(path, asked, other);
  return isListed === undefined ? undefined : !isListed;
}

function fitsOne(
  filter: Filter,
  { part, texts, entity }: { part: string; texts: readonly string[]; entity: AnyEntity },
): Fit {
  switch (filter.kind) {
    case 'is':
      return known(knownAt(entity, filter.field), (value) => texts.some((text) => equals(value, text)));
    case 'isNot':
      return known(knownAt(entity, filter.field), (value) => !texts.some((text) => equals(value, text)));
    case 'filled':
      return known(
        knownAt(entity, filter.field),
        (value) => isFilled(value) === (texts[0] === 'true' || texts[0] === '1'),
      );
    case 'range':
      return known(knownAt(entity, filter.field), (value) => inRange(value, { part, bound: texts[0] ?? '' }));
    case 'contains':
      return known(joinedAt(entity, [filter.field, ...(filter.followed ?? [])]), (value) =>
        texts.some((text) =>
          String(value ?? '')
            .toLowerCase()
            .includes(text.toLowerCase()),
        ),
      );
    case 'prefix': {
      const values = filter.fields.map((field) => knownAt(entity, field));
      if (values.some((value) => typeof value === 'string' && texts.some((text) => value.startsWith(text))))
        return true;
      return values.includes(undefined) ? undefined : false;
    }
    case 'options':
      return all(
        filter.options
          .filter((option) => texts.includes(option.key))
          .flatMap((option) => conditionsOfOption(option, texts).map((condition) => holds(condition, entity))),
      );
    default:
      return undefined;
  }
}

/** One of several is asked of what lists do not carry: the server says which rows belong. */
function holds(condition: Condition, entity: AnyEntity): Fit {
  if ('isOneOf' in condition) return undefined;
  return known(knownAt(entity, condition.field), (value) =>
    'is' in condition ? (value ?? null) === condition.is : (value ?? null) !== condition.isNot,
  );
}

function inRange(value: unknown, { part, bound }: { part: string; bound: string }): Fit {
  if (value === null) return false;
  const isNumber = typeof value === 'number';
  if (!isNumber && (typeof value !== 'string' || value.length !== bound.length)) return undefined;
  const [left, right] = isNumber ? [value, Number(bound)] : [value, bound];
  if (part === 'after') return left >= right;
  if (part === 'before') return left <= right;
  if (part === 'strictly_after') return left > right;
  return part === 'strictly_before' ? left < right : undefined;
}

function equals(value: unknown, text: string): boolean {
  if (Array.isArray(value)) return value.some((each) => equals(each, text));
  if (value === null) return false;
  const own = String(value);
  return (
    own === text ||
    (own.startsWith('/api/') && idInIri(own) === text) ||
    (text === 'true' && own === '1') ||
    (text === 'false' && own === '0')
  );
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '' && value !== false;
}

function known(value: unknown, test: (value: unknown) => Fit): Fit {
  return value === undefined ? undefined : test(value);
}

function all(verdicts: readonly Fit[]): Fit {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

/** Part of nothing is nothing; what was never fetched stays unknown. */
function knownAt(entity: AnyEntity, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[part]
          : value === null
            ? null
            : undefined,
      entity,
    );
}

/** Some fields as one text; undefined while one of them is not known. */
function joinedAt(entity: AnyEntity, paths: readonly string[]): string | undefined {
  const values = paths.map((it) => knownAt(entity, it));
  return values.includes(undefined) ? undefined : (joined(values) ?? '');
}

function textsOf(wanted: AnyFilter[string]): readonly string[] {
  if (wanted === null || wanted === undefined || wanted === '') return [];
  return typeof wanted === 'object' ? wanted.map(String) : [String(wanted)];
}
