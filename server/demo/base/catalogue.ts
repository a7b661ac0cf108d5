import { accessories } from '../../../src/domain/choices/accessories.ts';
import { appEvents } from '../../../src/domain/choices/appEvents.ts';
import { categories } from '../../../src/domain/choices/categories.ts';
import { complaintTypes } from '../../../src/domain/choices/complaintTypes.ts';
import { jobCategories } from '../../../src/domain/choices/jobCategories.ts';
import { leasingProtocols } from '../../../src/domain/choices/leasingProtocols.ts';
import { priceTypes } from '../../../src/domain/choices/priceTypes.ts';
import { roles } from '../../../src/domain/choices/roles.ts';
import { services } from '../../../src/domain/choices/services.ts';
import { userGroups } from '../../../src/domain/choices/userGroups.ts';
import { priceGroups, priceListOf } from '../orders/prices.ts';
import type { Row } from '../row.ts';

type Bare = { readonly id: number; readonly [column: string]: unknown };
type Rows = Readonly<Record<string, readonly Bare[]>>;

/** Id of a category by its key. */
export function categoryId(key: string): number {
  return categories.items.findIndex((it) => it.key === key) + 1;
}

/** The lists that everything else refers to: services, accessories, categories, groups, roles, and the price lists. */
export function catalogueRows(createdAt: string): Record<string, Row[]> {
  const rows: Rows = {
    services: services.items.map((it) => ({ id: it.id, name: it.label, needsAddress: it.needsAddress, suggestedPrice: (it.suggestedPriceCents / 100).toFixed(2), aktiv: true })),
    accessories: accessories.items.map((it) => ({ id: it.id, name: it.label, sortierung: it.sortierung, aktiv: true })),
    leasing_protocols: leasingProtocols.items.map((it) => ({ id: it.id, slug: it.key, name: it.label, extendedLicenseCheck: it.extendedLicenseCheck, restrictAccess: it.restrictAccess, customers: it.customers ?? [] })),
    categories: categories.items.map((it, i) => ({ id: i + 1, kategorie: it.label })),
    job_categories: jobCategories.items.map((it) => ({ id: it.id, kategorie: it.label })),
    app_events: appEvents.items.map((it, i) => ({ id: i + 1, name: it.name, event: it.event })),
    protocol_complaint_types: complaintTypes.items.map((it, i) => ({ id: i + 1, type: it.label })),
    user_groups: userGroups.items.map((it) => ({ id: it.id, name: it.label, slug: it.key, description: it.description })),
    roles: roles.items.map((it, i) => ({ id: i + 1, name: it.key, description: `${it.label}: ${it.description}` })),
    price_groups: priceGroups.map((it) => ({ id: it.id, name: it.name, description: it.description, active: true, defaultPriceSet: it.id === 1 })),
    price_types: priceTypes.items.map((it, i) => ({ id: i + 1, name: it.label, slug: it.key, conditionField: it.conditionField })),
    prices: priceRows(),
  };
  return Object.fromEntries(Object.entries(rows).map(([path, list]) => [path, list.map((row) => ({ ...row, createdAt, updatedAt: createdAt }))]));
}

function priceRows(): Bare[] {
  const typeId = new Map(priceTypes.items.map((it, i) => [it.key as string, i + 1]));
  const entries = priceGroups.flatMap((group) => priceListOf(group).map(({ slug, distance, price }) => ({ priceGroup: group.id, type: typeId.get(slug) ?? 0, distance, price })));
  return entries.map((entry, i) => ({ ...entry, id: i + 1 }));
}
