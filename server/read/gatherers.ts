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

/**
 * Gathers what other records say about some records of a resource, all of them at once; the fields that nobody asked
 * for may be left out.
 */
export type Gatherer = (
  to: Queryable,
  records: readonly DomainRecord[],
  fields: ReadonlySet<string>,
) => Promise<ReadonlyMap<number, AnyRow>>;

/** The resources with gathered fields, by their path. */
const gatherers: Readonly<Record<string, Gatherer>> = {
  applications: gatherApplications,
  bundles: gatherBundles,
  contracts: gatherContracts,
  contract_avis: gatherAvis,
  drivers: gatherDrivers,
  mails: gatherPreMails,
  price_groups: gatherPriceGroups,
  protocols: gatherProtocols,
};

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
