DROP INDEX "contract_avis_status_id_idx";
--> statement-breakpoint
DROP INDEX "contract_avis_contract_id_wide_idx";
--> statement-breakpoint
DROP INDEX "contract_avis_groupPickupDate_bundle_pickupDate_id_wide_idx";
--> statement-breakpoint
DROP INDEX "contract_avis_pickupDate_id_wide_idx";
--> statement-breakpoint
DROP INDEX "contract_avis_rare_parkingSpaceNotificationScheduled_idx";
--> statement-breakpoint
DROP INDEX "contract_avis_search_idx";
--> statement-breakpoint
ALTER TABLE "contract_avis" ADD COLUMN "contractClientAddress" bigint;
--> statement-breakpoint
ALTER TABLE "contract_avis" ADD COLUMN "flexContract" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "contract_avis" SET "contractClientAddress" = "contracts"."contractClientAddress", "flexContract" = "contracts"."flexContract"
FROM "contracts" WHERE "contracts"."id" = "contract_avis"."contract";
--> statement-breakpoint
CREATE INDEX "contract_avis_contract_id_wide_idx" ON "contract_avis" ("contract", "id", "status", "coordination", "color", "bundle", "link", "linkDirection", "isStorniert", "contractClientAddress", "flexContract", "groupPickupDate", "pickupDate", "deliveryDate", "createdAt", "updatedAt");
--> statement-breakpoint
CREATE INDEX "contract_avis_groupPickupDate_bundle_pickupDate_id_wide_idx" ON "contract_avis" ("groupPickupDate", "bundle", "pickupDate", "id", "status", "coordination", "color", "link", "linkDirection", "isStorniert", "contractClientAddress", "flexContract", "deliveryDate", "createdAt", "updatedAt");
--> statement-breakpoint
CREATE INDEX "contract_avis_pickupDate_id_wide_idx" ON "contract_avis" ("pickupDate", "id", "status", "coordination", "color", "bundle", "link", "linkDirection", "isStorniert", "contractClientAddress", "flexContract", "groupPickupDate", "deliveryDate", "createdAt", "updatedAt");
--> statement-breakpoint
CREATE INDEX "contract_avis_rare_parkingSpaceNotificationScheduled_idx" ON "contract_avis" ("id", "status", "coordination", "color", "bundle", "link", "linkDirection", "isStorniert", "contractClientAddress", "flexContract", "groupPickupDate", "pickupDate", "deliveryDate", "createdAt", "updatedAt") WHERE "parkingSpaceNotificationScheduled";
--> statement-breakpoint
CREATE INDEX "contract_avis_status_id_wide_idx" ON "contract_avis" ("status", "id", "coordination", "color", "bundle", "link", "linkDirection", "isStorniert", "contractClientAddress", "flexContract", "groupPickupDate", "pickupDate", "deliveryDate", "createdAt", "updatedAt");
--> statement-breakpoint
CREATE INDEX "contract_avis_contractClientAddress_id_wide_idx" ON "contract_avis" ("contractClientAddress", "id", "status", "coordination", "color", "bundle", "link", "linkDirection", "isStorniert", "flexContract", "groupPickupDate", "pickupDate", "deliveryDate", "createdAt", "updatedAt");
--> statement-breakpoint
CREATE INDEX "contract_avis_rare_flexContract_idx" ON "contract_avis" ("id", "status", "coordination", "color", "bundle", "link", "linkDirection", "isStorniert", "contractClientAddress", "flexContract", "groupPickupDate", "pickupDate", "deliveryDate", "createdAt", "updatedAt") WHERE "flexContract";
--> statement-breakpoint
CREATE INDEX "contract_avis_search_idx" ON "contract_avis" USING gin (search_text gin_trgm_ops);
