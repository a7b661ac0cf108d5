import type { Resource } from '../../src/domain/define/resource.ts';
import { same } from '../storage/history.ts';
import type { DomainRecord } from '../storage/rows.ts';

type Change = {
  readonly given: Readonly<Record<string, unknown>>;
  readonly before: DomainRecord | undefined;
  readonly record: DomainRecord;
};

/**
 * What a writer has to hear who knows the record before his change: the fields he sent as they stand now, whatever
 * changed along with them, and what points at the record or holds it as an entry, which its version does not tell. What
 * is gathered on request comes where something changed that it starts from.
 */
export function fieldsOfChange(resource: Resource, { given, before, record }: Change): string[] {
  const isDifferent = (name: string) => !same(before?.[name], record[name]);
  return Object.entries(resource.fields).flatMap(([name, { by, from, isGathered, isOnRequest }]) =>
    name in given ||
    by !== undefined ||
    (isOnRequest ? from?.some(isDifferent) : isGathered) ||
    name === resource.entryOf?.field ||
    isDifferent(name)
      ? [name]
      : [],
  );
}
