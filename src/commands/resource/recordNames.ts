import type { AnyEntity } from '../../api/records/entities.ts';
import type { Noun } from '../../domain/define/noun.ts';
import { formatCount } from '../../domain/number/formatCount.ts';

/** How people call a record. */
export function nameIn(resource: Noun, record: AnyEntity): string {
  return resource.represent(record as never);
}

/** "1 Auftrag", "3 Aufträge". */
export function countedOf({ title }: Noun, count: number): string {
  return `${formatCount(count)} ${count === 1 ? title.one : (title.rows ?? title.many)}`;
}
