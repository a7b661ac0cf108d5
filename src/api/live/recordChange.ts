import { fieldsDecidingLists, headOf, putAt, unnamed } from '../../domain/define/listMembership.ts';
import { valueAt } from '../../domain/define/fieldText.ts';
import { fieldAt } from '../../domain/define/resource.ts';
import { pathOfIri } from '../../domain/define/iri.ts';
import { recountDaysAfter } from '../calls/contractDays.ts';
import { knownDefinition } from '../definitions.ts';
import { absorb, absorbStep, forget, readAnyEntity, type AnyEntity } from '../records/entities.ts';
import { flatten, type HydraItem } from '../records/hydra.ts';
import { noteArrival } from '../records/listArrivals.ts';
import { dropFromLists } from '../records/listUpkeep.ts';
import { recountAfter } from './counters.ts';

/** A record was written by somebody. */
export type RecordChange = {
  readonly iri: string;
  readonly type: string;
  readonly kind: 'create' | 'update' | 'delete';
  readonly version: number;
  /** Whoever holds this version has the new one with `changed`; null where anybody has. */
  readonly before?: number | null;
  /** What is different now, of what this person may see; missing where that cannot be told. */
  readonly changed?: Readonly<Record<string, unknown>>;
  /** What is different as well and too long to be told; who holds it asks. */
  readonly lacks?: readonly string[];
  /** By what lists decide whether the record belongs in them, where that may have changed; without what is empty. */
  readonly fits?: Readonly<Record<string, unknown>>;
  /** What those of them held before that have changed. */
  readonly was?: Readonly<Record<string, unknown>>;
};

/** Comes with the first change of a record that is not here, never for the first rows. */
const loadMissed = () => import('./missedVersions.ts');
let missed: ReturnType<typeof loadMissed> | undefined;

/** The stream is over, and with it what was heard of and could not be taken in. */
export function forgetMissedChanges(): void {
  missed?.then(({ forgetMissed }) => forgetMissed()).catch(() => undefined);
}

/** Lets a change of a record take effect in this window. */
export function takeRecordChange(change: RecordChange): void {
  const { iri, kind, version } = change;
  const path = pathOfIri(iri);
  recountAfter(path);
  recountDaysAfter(path);
  if (kind === 'delete') {
    forget(iri);
    dropFromLists(iri);
    return;
  }
  const known = readAnyEntity(iri);
  const isNews = (known?.version ?? 0) < version;
  const isTaken = takesUp(change, known);
  const isLacking = isNews && change.lacks?.some((it) => known && it in known) === true;
  if (isNews && (!isTaken || isLacking)) {
    missed ??= loadMissed();
    missed
      .then(({ noteMissed, noteLacking }) => (isTaken ? noteLacking(iri) : noteMissed(iri, version)))
      .catch(() => undefined);
  }
  if (isNews) noteArrival({ iri, kind, before: known ?? asItStood(change), after: asItStands(change) });
}

/** Takes in what changed where that makes up the new version; false where something in between is missing. */
function takesUp({ iri, type, version, before, changed }: RecordChange, known: AnyEntity | undefined): boolean {
  if (!changed || before === undefined) return false;
  const item: HydraItem = { '@id': iri, '@type': type, ...changed };
  if (before === null) absorb({ ...item, version }, { whole: true });
  // Of what others only name no more is known than a few fields; newer ones are right whatever lies in between.
  else if (known?.version === 0) absorb(item);
  return before === null || absorbStep(item, { before, version });
}

/** The record as far as it is known now; undefined where nothing is told of it. */
function asItStands(change: RecordChange): AnyEntity | undefined {
  const { iri, type, changed } = change;
  const fits = fitsOf(change);
  const known = readAnyEntity(iri);
  if (!known && !changed && !fits) return undefined;
  const [told] = changed ? flatten({ ...changed, '@id': iri, '@type': type }) : [];
  return { id: 0, version: 0, ...known, ...told, ...fits, '@id': iri, '@type': type };
}

/** As much of a record that nobody here knows as lists decide by, before it changed. */
function asItStood(change: RecordChange): AnyEntity | undefined {
  const { iri, type, was } = change;
  return was && { id: 0, version: 0, ...fitsOf(change), ...was, '@id': iri, '@type': type };
}

/** By what lists decide, also as far as it is empty and was not named for that. */
function fitsOf({ iri, changed, fits }: RecordChange): Readonly<Record<string, unknown>> | undefined {
  const definition = fits && knownDefinition(pathOfIri(iri));
  if (!definition) return fits;
  const whole = structuredClone(fits) as Record<string, unknown>;
  for (const path of fieldsDecidingLists(definition))
    if (!(headOf(path) in (changed ?? {})) && (valueAt(whole, path) ?? null) === null)
      putAt(whole, path, unnamed(fieldAt(definition, path)));
  return whole;
}
