import { apiKeys } from './apiKeys/apiKeys.ts';
import { applications } from './applications/applications.ts';
import { avis } from './avis/avis.ts';
import type { Behaviour } from './behaviour.ts';
import { bundleContracts, bundles } from './bundles/bundles.ts';
import { contracts } from './contracts/contracts.ts';
import { contractTemplates } from './contractTemplates/contractTemplates.ts';
import { dispositionLocks } from './dispositionLocks/dispositionLocks.ts';
import { listViews } from './listViews/listViews.ts';
import { news } from './news/news.ts';
import { priceGroups } from './priceGroups/priceGroups.ts';
import { protocols } from './protocols/protocols.ts';
import { users } from './users/users.ts';

const none: Behaviour = {};

/** The behaviour of each resource that has one. */
const behaviours: Readonly<Record<string, Behaviour>> = { contracts, api_keys: apiKeys, applications, customer_contract_templates: contractTemplates, contract_avis: avis, disposition_locks: dispositionLocks, list_views: listViews, news, bundles, bundle_contracts: bundleContracts, price_groups: priceGroups, protocols, users };

/** What the resource does beyond storing fields. */
export function behaviourOf(path: string): Behaviour {
  return behaviours[path] ?? none;
}
