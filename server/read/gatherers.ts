import type { AnyRow } from '../../src/domain/define/row.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import type { DomainRecord } from '../storage/rows.ts';
import type { Queryable } from '../storage/sql.ts';
import { gatherApplications } from './applicationsGathered.ts';
import { gatherAvis } from './avisGathered.ts';
import { gatherBundles } from './bundlesGathered.ts';
import { gatherContracts } from './contractsGathered.ts';
import { gatherDrivers } from './driversGathered.ts';
import { gatherPreMails } from './preMailsGathered.ts';
import { gatherPriceGroups } from './priceGroupsGathered.ts';
import { gatherProtocols } from './protocolsGathered.ts';
import { holdsMade } from '../storage/textPlan.ts';

/**
 * Gathers what other records say about some records of a resource, all of them at once; the fields that nobody asked
 * for may be left out.
 */
export type Gatherer = (
  to: Queryable,
  records: readonly DomainRecord[],
  fields: ReadonlySet<string>,
) => Promise<ReadonlyMap<number, AnyRow>>;

/** The same for whoever knows nothing of the records but their ids. */
type IdGatherer = (
  to: Queryable,
  records: readonly Pick<DomainRecord, 'id'>[],
  fields: ReadonlySet<string>,
) => Promise<ReadonlyMap<number, AnyRow>>;

/** The resources with gathered fields, by their path: those that start from the id alone, and the others. */
const idGatherers: Readonly<Record<string, IdGatherer>> = {
  bundles: gatherBundles,
  contracts: gatherContracts,
  drivers: gatherDrivers,
  price_groups: gatherPriceGroups,
};
const gatherers: Readonly<Record<string, Gatherer>> = {
  ...idGatherers,
  applications: gatherApplications,
  contract_avis: gatherAvis,
  mails: gatherPreMails,
  protocols: gatherProtocols,
};

/** Which of these fields are gathered by the ids alone and travel as they are gathered. */
export function gatheredById({ path, fields: declared }: Resource, fields: readonly string[]): string[] {
  if (!idGatherers[path]) return [];
  return fields.filter((it) => {
    const field = declared[it];
    return field?.isGathered && field.to === undefined && !field.entries && !holdsMade(field);
  });
}

/** What is gathered by the ids alone. */
export async function gatherById(
  to: Queryable,
  { path }: Resource,
  { ids, fields }: { readonly ids: readonly number[]; readonly fields: readonly string[] },
): Promise<ReadonlyMap<number, AnyRow>> {
  const gather = idGatherers[path];
  return gather && fields.length > 0
    ? gather(
        to,
        ids.map((id) => ({ id })),
        new Set(fields),
      )
    : new Map();
}

/** What is gathered for these records, by their ids. */
export async function gatherFor(
  to: Queryable,
  { path, fields: declared }: Resource,
  { records, fields }: { records: readonly DomainRecord[]; fields: readonly string[] },
): Promise<ReadonlyMap<number, AnyRow>> {
  const wanted = new Set(fields.filter((it) => declared[it]?.isGathered));
  const gather = gatherers[path];
  return wanted.size === 0 || !gather ? new Map() : gather(to, records, wanted);
}
