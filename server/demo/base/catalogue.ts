import type { service } from '../../../src/domain/lookup/service.ts';
import type { accessory } from '../../../src/domain/lookup/accessory.ts';
import type { leasingProtocol } from '../../../src/domain/lookup/leasingProtocol.ts';
import type { category } from '../../../src/domain/lookup/category.ts';
import type { jobCategory } from '../../../src/domain/lookup/jobCategory.ts';
import type { appEvent } from '../../../src/domain/lookup/appEvent.ts';
import type { protocolComplaintType } from '../../../src/domain/lookup/protocolComplaintType.ts';
import type { protocolImage } from '../../../src/domain/lookup/protocolImage.ts';
import type { userGroup } from '../../../src/domain/user/userGroup.ts';
import type { role } from '../../../src/domain/user/role.ts';
import type { priceGroup } from '../../../src/domain/price/priceGroup.ts';
import type { priceType } from '../../../src/domain/price/priceType.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { accessories } from '../../../src/domain/choices/accessories.ts';
import { appEvents } from '../../../src/domain/protocol/choices/appEvents.ts';
import { categories } from '../../../src/domain/choices/categories.ts';
import { complaintTypes } from '../../../src/domain/protocol/choices/complaintTypes.ts';
import { jobCategories } from '../../../src/domain/choices/jobCategories.ts';
import { leasingProtocols } from '../../../src/domain/lookup/choices/leasingProtocols.ts';
import { priceTypes } from '../../../src/domain/price/choices/priceTypes.ts';
import { protocolImageTypesStarted } from '../../../src/domain/protocol/choices/protocolImageTypesStarted.ts';
import { protocolImageTypesSubmitted } from '../../../src/domain/protocol/choices/protocolImageTypesSubmitted.ts';
import { roles } from '../../../src/domain/choices/roles.ts';
import { services } from '../../../src/domain/choices/services.ts';
import { userGroups } from '../../../src/domain/user/choices/userGroups.ts';
import { priceGroups, priceListOf, type PriceGroup } from '../contracts/prices.ts';
import type { Row, RowFor } from '../row.ts';

type Catalogue = {
  readonly services: readonly RowFor<typeof service>[];
  readonly accessories: readonly RowFor<typeof accessory>[];
  readonly leasing_protocols: readonly RowFor<typeof leasingProtocol>[];
  readonly categories: readonly RowFor<typeof category>[];
  readonly job_categories: readonly RowFor<typeof jobCategory>[];
  readonly app_events: readonly RowFor<typeof appEvent>[];
  readonly protocol_complaint_types: readonly RowFor<typeof protocolComplaintType>[];
  readonly protocol_images: readonly RowFor<typeof protocolImage>[];
  readonly user_groups: readonly RowFor<typeof userGroup>[];
  readonly roles: readonly RowFor<typeof role>[];
  readonly price_groups: readonly RowFor<typeof priceGroup>[];
  readonly price_types: readonly RowFor<typeof priceType>[];
};

/** Id of a category by its key. */
export function categoryId(key: string): number {
  return categories.items.findIndex((it) => it.key === key) + 1;
}

/** The lists that everything else refers to: services, accessories, categories, groups, roles, and the price lists. */
export function catalogueRows(createdAt: string): Record<string, Row[]> {
  const rows: Catalogue = {
    services: services.items.map((it, i) => ({
      id: it.id,
      name: it.label,
      needsAddress: it.needsAddress,
      suggestedPrice: (it.suggestedPriceCents / 100).toFixed(2),
      sortierung: i + 1,
      aktiv: true,
    })),
    accessories: accessories.items.map((it, i) => ({ id: it.id, name: it.label, sortierung: i + 1, aktiv: true })),
    leasing_protocols: leasingProtocols.items.map((it) => ({
      id: it.id,
      slug: it.key,
      name: it.label,
      extendedLicenseCheck: it.extendedLicenseCheck,
      restrictAccess: it.restrictAccess,
      customers: it.customers ?? [],
    })),
    categories: categories.items.map((it, i) => ({ id: i + 1, kategorie: it.label })),
    job_categories: jobCategories.items.map((it) => ({ id: it.id, kategorie: it.label })),
    app_events: appEvents.items.map((it, i) => ({ id: i + 1, name: it.name, event: it.event })),
    protocol_complaint_types: complaintTypes.items.map((it, i) => ({ id: i + 1, type: it.label })),
    protocol_images: [...protocolImageTypesStarted.items, ...protocolImageTypesSubmitted.items].map(
      ({ image, label, state, sort, group, required }, i) => ({
        id: i + 1,
        image,
        label,
        state,
        sort,
        group,
        required,
      }),
    ),
    user_groups: userGroups.items.map((it) => ({
      id: it.id,
      name: it.label,
      slug: it.key,
      description: it.description,
    })),
    roles: roles.items.map((it, i) => ({ id: i + 1, name: it.key, description: `${it.label}: ${it.description}` })),
    price_groups: priceGroups.map((it) => ({
      id: it.id,
      name: it.name,
      description: it.description,
      active: true,
      defaultPriceSet: it.id === 1,
      priceSets: pricesOf(it),
    })),
    price_types: priceTypes.items.map((it, i) => ({
      id: i + 1,
      name: it.label,
      slug: it.key,
      conditionField: it.conditionField,
    })),
  };
  return Object.fromEntries(
    Object.entries(rows).map(([path, list]) => [
      path,
      list.map((row) => ({ ...row, createdAt, updatedAt: createdAt })),
    ]),
  );
}

/** The price list of a group, as entries in it. */
function pricesOf(group: PriceGroup) {
  const typeId = new Map(priceTypes.items.map((it, i) => [it.key as string, i + 1]));
  return priceListOf(group).map(({ slug, distance, price }) => ({
    type: iriOf('price_types', typeId.get(slug) ?? 0),
    distance,
    price,
  }));
}
