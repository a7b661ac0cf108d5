import type { contract } from '../../../src/domain/contract/contract.ts';
import type { AnyRow, FieldOf } from '../../../src/domain/define/row.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';

import type { Intent } from '../../write/behaviour.ts';
import { emptied, partsOfPlace, places } from './clearedFields.ts';

type Writing = { readonly kind: string; readonly before: { readonly emptiedOn: string | null } | undefined };

/** Nobody fills a record again that was emptied when it had its time. */
export function staysEmpty({ kind, before }: Writing): Verdict {
  return kind === 'update' && before?.emptiedOn
    ? refused('Diese Daten sind nach ihrer Aufbewahrung gelöscht; der Eintrag steht nur noch für alte Vorgänge.')
    : allowed;
}

const contacts = ['pickupContacts', 'deliveryContacts', 'serviceAddresses'] as const;

/** Into a contract that was emptied when it had its time nobody writes names, ways to reach somebody, plate or VIN. */
export function staysCleared({ kind, before, input }: Intent<typeof contract>): Verdict<FieldOf<typeof contract>> {
  if (kind !== 'update' || !before.clearedOn) return allowed;
  const sent: AnyRow = input;
  const again =
    [...emptied, ...contacts].find((it) => isFilled(sent[it])) ??
    places.find((it) => partsOfPlace.some((part) => isFilled((sent[it] as AnyRow | null | undefined)?.[part])));
  return again === undefined
    ? allowed
    : refused('Dieser Auftrag ist nach seiner Aufbewahrung geleert; hier wird nichts wieder eingetragen.', again);
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
