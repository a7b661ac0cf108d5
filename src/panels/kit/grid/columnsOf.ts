import { definitionOf } from '../../../api/definitions.ts';
import type { AnyEntity } from '../../../api/records/entities.ts';
import type { PropertyOf } from '../../../api/records/lists.ts';
import type { Field, Kind } from '../../../domain/define/field.ts';
import { fieldAt, type Resource } from '../../../domain/define/resource.ts';
import type { Noun } from '../../../domain/define/noun.ts';
import { maySee } from '../../../domain/access/visible.ts';
import type { Role } from '../../../domain/access/roles.ts';
import { fieldText, valueAt } from '../../../domain/define/fieldText.ts';
import { headingWithUnit } from '../../../domain/define/headingWithUnit.ts';
import { plainText } from '../../../domain/define/plainText.ts';
import { cellFields } from '../cellEdit/cellField.ts';
import { isIdent } from '../isIdent.ts';
import { nameOf } from '../represent.ts';
import { FlagCell } from './FlagCell.tsx';
import type { GridColumn } from './gridColumn.ts';

type Shape = Pick<GridColumn, 'width' | 'minWidth' | 'leastWidth' | 'flex' | 'align' | 'look' | 'render'>;
const figures = (width: number, leastWidth = width): Shape => ({ width, leastWidth, align: 'right', look: 'num' });
const words: Shape = { flex: 1, minWidth: 90 };
/** Pixels of a sign of running text, and beside the text of a cell. */
const signWidth = 7;
const cellPadding = 18;
/** The same for headings; short ones may be all wide letters. The arrow says by which column the list is ordered. */
const headingSignWidth = 6;
const headingPadding = 28;
const arrowWidth = 18;
/** No wording of a list that is wider than this is shown whole. */
const widestWording = 200;
/** A name by which people know the row, and what of it stays where there is little room; codes take less. */
const leader: Shape = { minWidth: 200, leastWidth: 140 };

/** How wide and how drawn a column of each kind is. */
const shapes: Readonly<Record<Kind, Shape>> = {
  text: words,
  longText: { flex: 2, minWidth: 120 },
  richText: { flex: 2, minWidth: 120 },
  secret: words,
  file: words,
  json: words,
  flag: { width: 68, render: FlagCell },
  flag01: { width: 68, render: FlagCell },
  choice: words,
  choices: words,
  integer: figures(84),
  minutes: figures(84),
  money: figures(104, 84),
  km: figures(92),
  coordinate: figures(92),
  date: { width: 92, look: 'num' },
  time: { width: 64, look: 'num' },
  instant: { width: 136, look: 'num' },
  reference: { flex: 1.2, minWidth: 100 },
  references: { flex: 1.2, minWidth: 100 },
  embedded: { flex: 1.2, minWidth: 110 },
  list: words,
};

type Known = { readonly name: string; readonly field: Field };

/** Columns for fields of a resource, from its definition alone; fields the roles may not see are left out. */
export function columnsOf<R extends Noun>(
  resource: R,
  names: readonly PropertyOf<R>[],
  roles: readonly Role[],
): readonly GridColumn<R>[];
export function columnsOf({ path }: Noun, names: readonly string[], roles: readonly Role[]): readonly GridColumn[] {
  const resource = definitionOf({ path });
  const sorts = sortableNames(resource);
  const known = names.flatMap((name) => {
    const field = fieldAt(resource, name);
    return field && maySee(field, roles) ? [{ name, field }] : [];
  });
  const first = leaderOf(known);
  return known.map(({ name, field }) => {
    const edit = cellFields(resource, [name], roles);
    return { ...columnOf(name, field, { sorts, isLeader: name === first?.name }), ...(edit.length > 0 && { edit }) };
  });
}

/** What people know a row by: its first words, when they are its own and stand behind nothing but numbers and days. */
function leaderOf(known: readonly Known[]): Known | undefined {
  const first = known.find(({ name, field }) => name !== 'id' && !['integer', 'date', 'instant'].includes(field.kind));
  return first?.field.kind === 'text' ? first : undefined;
}

function columnOf(
  name: string,
  field: Field,
  { sorts, isLeader }: { sorts: ReadonlySet<string>; isLeader: boolean },
): GridColumn {
  const shape =
    field.kind === 'text' ? wordsOf(field, isLeader) : field.kind === 'choice' ? choiceOf(field) : shapes[field.kind];
  const look = [shape.look, isIdent(field) ? 'ident' : undefined, isLeader ? 'font-medium' : undefined]
    .filter(Boolean)
    .join(' ');
  const sort = sorts.has(name)
    ? name
    : field.aliasOf !== undefined && sorts.has(field.aliasOf)
      ? field.aliasOf
      : undefined;
  const heading = headingWithUnit(field.heading ?? field.label, field);
  return {
    ...shape,
    ...withRoomFor(heading, { shape, isSortable: sort !== undefined }),
    id: name,
    heading,
    text: (entity: AnyEntity) => fieldText(field, valueAt(entity, name), nameOf),
    copy: [{ heading, text: (entity: AnyEntity) => plainText(field, valueAt(entity, name), nameOf) }],
    ...(look && { look }),
    ...(sort && { sort }),
    ...(name === 'id' && { width: 64, minWidth: 64 }),
    ...((field.kind === 'reference' || field.kind === 'references') && {
      watch: (entity: AnyEntity) => irisOf(valueAt(entity, name)),
    }),
  };
}

/** However short what stands below it, a heading is read whole where the list has room for it. */
function withRoomFor(heading: string, { shape, isSortable }: { shape: Shape; isSortable: boolean }): Shape {
  const { width, minWidth = 0, leastWidth = width ?? minWidth } = shape;
  const needed = Math.round(heading.length * headingSignWidth) + headingPadding + (isSortable ? arrowWidth : 0);
  return width === undefined
    ? { minWidth: Math.max(minWidth, needed), leastWidth }
    : { width: Math.max(width, needed), leastWidth };
}

/** Codes take little room, names and addresses most. */
function wordsOf(field: Field, isLeader: boolean): Shape {
  if (field.pattern === 'phone') return { flex: 0.9, minWidth: 112 };
  const longest = field.max ?? 255;
  const isCode = longest <= 20 && field.pattern !== 'email' && field.derive === undefined;
  if (isCode) return { flex: 0.6, minWidth: 76 };
  const room = (minWidth: number) => (isLeader ? leader : { minWidth });
  if (field.pattern === 'email' || field.derive !== undefined) return { flex: 1.6, ...room(120) };
  if (longest > 255) return { flex: 2, ...room(120) };
  return longest <= 60 ? { flex: 0.9, ...room(84) } : { flex: 1.2, ...room(96) };
}

/** A list shows its longest wording whole, as long as that is no sentence. */
function choiceOf({ items = [] }: Field): Shape {
  const longest = Math.max(0, ...items.map((it) => it.label.length));
  return { flex: 0.8, minWidth: Math.min(widestWording, Math.max(76, Math.round(longest * signWidth) + cellPadding)) };
}

/** The names by which the server orders a list of the resource. */
function sortableNames(resource: Resource): ReadonlySet<string> {
  const shown = resource.list.sorts ?? resource.list.columns.filter((name) => isOrdered(fieldAt(resource, name)));
  return new Set([...shown, resource.list.sort.replace(/^-/, ''), 'id']);
}

function isOrdered(field: Field | undefined): boolean {
  return (
    field !== undefined &&
    field.derive === undefined &&
    field.by === undefined &&
    !field.isGathered &&
    !['embedded', 'list', 'json', 'references', 'choices', 'richText'].includes(field.kind)
  );
}

function irisOf(value: unknown): readonly string[] {
  return [value].flat().filter((it): it is string => typeof it === 'string');
}
