import { pathOfIri } from '../../domain/define/iri.ts';
import type { AnyEntity } from '../../api/records/entities.ts';
import { nounByPath } from '../../domain/nouns.ts';
import { countedOf, nameIn } from './recordNames.ts';
import { captionOf, stateOf, type Command } from '../command.ts';
import type { Facts } from '../tools.ts';

/**
 * How many of several records a command would change, where some are left out: "Freigeben (2 von 3)"; nothing where it
 * means all of them, or all of them together.
 */
export function affectedOf(command: Command, targets: readonly AnyEntity[], facts: Facts): number | undefined {
  if (targets.length < 2 || command.on.kind !== 'some') return undefined;
  const affected = targets.filter((it) => stateOf(command, [it], facts).state === 'ready').length;
  return affected === 0 || affected === targets.length ? undefined : affected;
}

/** The title of a command, with the count of records it would change where it leaves some out. */
export function titleFor(command: Command, targets: readonly AnyEntity[], facts: Facts): string {
  const affected = affectedOf(command, targets, facts);
  const title = captionOf(command, targets);
  if (affected === undefined) return title;
  return `${title.replace(/ …$/, '')} (${String(affected)} von ${String(targets.length)})${title.endsWith(' …') ? ' …' : ''}`;
}

/**
 * What commands would work on, in words that stand behind their titles: "26000418", "3 Aufträge"; nothing where there
 * is nothing to work on.
 */
export function subjectOf(targets: readonly AnyEntity[]): string | undefined {
  const [first] = targets;
  const noun = first && nounByPath(pathOfIri(first['@id']));
  if (!first || !noun) return undefined;
  return targets.length === 1 ? nameIn(noun, first) : countedOf(noun, targets.length);
}
