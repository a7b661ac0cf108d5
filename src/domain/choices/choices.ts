/** What every entry of a choice list has: the stored key and the text people read. */
export interface Choice {
  readonly key: string;
  readonly label: string;
}

type NamesOf<Item> = Item extends unknown ? keyof Item : never;
type ValueOf<Item, Name extends PropertyKey> = Item extends unknown
  ? Name extends keyof Item
    ? Item[Name]
    : undefined
  : never;
type Loose<Value> = Value extends readonly (infer Entry)[] ? readonly (Entry extends string ? string : Entry)[] : Value;

type SomeLack<Item, Name extends PropertyKey> = undefined extends ValueOf<Item, Name> ? Name : never;

/** One entry as readers see it: every attribute that some entry of the list has, optional where others lack it. */
type Entry<Item> = {
  readonly [Name in NamesOf<Item> as Exclude<Name, SomeLack<Item, Name>>]: Loose<ValueOf<Item, Name>>;
} & {
  readonly [Name in NamesOf<Item> as SomeLack<Item, Name>]?: Loose<Exclude<ValueOf<Item, Name>, undefined>>;
};

/** A fixed list of choices, in the order in which people see them. */
export interface ChoiceList<Item extends Choice = Choice> {
  readonly title: string;
  readonly items: readonly Item[];
}

/** The keys a list allows, for fields and rules that must not know any other. */
export type KeyOf<List extends ChoiceList> = List['items'][number]['key'];

/** Declares a choice list; the position of an entry is its sort order. */
export function choices<const Item extends Choice>(
  title: string,
  items: readonly Item[],
): ChoiceList<Choice & Entry<Item>>;
export function choices(title: string, items: readonly Choice[]): ChoiceList {
  return { title, items };
}

/** Text people read for a stored key; an unknown key shows as it is stored, an empty one as nothing. */
export function labelOf(list: ChoiceList, key: string | null | undefined): string {
  if (key === null || key === undefined) return '';
  return list.items.find((item) => item.key === key)?.label ?? key;
}

/** The entry of a stored key, when the list knows it. */
export function choiceOf<Item extends Choice>(
  list: ChoiceList<Item>,
  key: string | null | undefined,
): Item | undefined {
  return list.items.find((item) => item.key === key);
}

/** Whether a value from outside is one of the keys of the list. */
export function isKeyOf<Item extends Choice>(list: ChoiceList<Item>, key: unknown): key is Item['key'] {
  return list.items.some((item) => item.key === key);
}
