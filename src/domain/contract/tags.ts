import { type Role, storedRole } from '../access/roles.ts';
import { contractTags } from './choices/contractTags.ts';
import type { ChoiceList } from '../choices/choices.ts';
import type { SomeOf } from '../define/row.ts';
import type { contract } from './contract.ts';

/** A short mark on a contract that says at a glance what is special about it. */
export interface Tag {
  readonly key: string;
  readonly text: string;
  readonly label: string;
  readonly tooltip: string;
  readonly tone: string;
}

/** The fields of a contract that tags are read from; a field the reader was not sent gives no tag. */
export type TaggedContract = SomeOf<
  typeof contract,
  | 'vorholung'
  | 'isStorniert'
  | 'abcfahrt'
  | 'abafahrt'
  | 'vwstationsfahrt'
  | 'flexContract'
  | 'leerfahrt'
  | 'verzoegert'
  | 'neumerker'
  | 'auftragbestaetigt'
  | 'rechnungsnotiz'
  | 'kostenstelle'
  | 'gutschriftnotiz'
  | 'hasAvis'
  | 'billingClientAddress'
  | 'leistungsadresse'
  | 'invoiceNumbers'
  | 'driver'
>;

type TagChoice = typeof contractTags extends ChoiceList<infer Item> ? Item : never;

/**
 * The tags of a contract for a reader, in their fixed order; notes and invoice numbers only for roles that may read
 * them.
 */
export function tagsOf(contract: TaggedContract, roles: readonly Role[]): Tag[] {
  return contractTags.items
    .filter((item) => mayRead(item, roles) && applies(item, contract))
    .flatMap((item) => (item.key === 'RE' ? invoiceTags(item, contract) : [{ ...tag(item), text: item.key }]));
}

function mayRead(item: TagChoice, roles: readonly Role[]): boolean {
  return item.roles === undefined || roles.some((role) => item.roles?.includes(storedRole(role)));
}

function applies(item: TagChoice, contract: TaggedContract): boolean {
  const value = contract[item.field];
  switch (item.when) {
    case 'true':
      return value === true;
    case "'1'":
      return value === '1';
    case "'0'":
      return value === '0';
    case 'empty':
      return value === null || value === '';
    case 'set':
    case 'not empty':
      return Array.isArray(value) ? value.length > 0 : Boolean(value);
  }
}

function invoiceTags(item: TagChoice, contract: TaggedContract): Tag[] {
  return (contract.invoiceNumbers ?? []).map(({ type, number }) => ({
    ...tag(item),
    text: item.label.replace('{number}', number ?? 'ohne Nummer'),
    label: type ?? 'Rechnung',
    tooltip: item.tooltip.replace('{type}', type ?? 'Rechnung').replace('{number}', number ?? 'ohne Nummer'),
  }));
}

function tag(item: TagChoice): Omit<Tag, 'text'> {
  return { key: item.key, label: item.label, tooltip: item.tooltip, tone: item.tone };
}
