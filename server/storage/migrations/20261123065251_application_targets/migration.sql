DROP INDEX "applications_createdAt_id_idx";
--> statement-breakpoint
DROP INDEX "applications_status_id_idx";
--> statement-breakpoint
DROP INDEX "applications_contract_idx";
--> statement-breakpoint
DROP INDEX "applications_bundle_idx";
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "contracts" bigint[] DEFAULT '{}'::bigint[] NOT NULL;
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "firstPickupDate" date;
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "firstPickupTime" text;
--> statement-breakpoint
-- Who wants a bundle wants it as a whole; what is wanted and when it begins is kept with the application.
UPDATE "applications" SET "contract" = NULL WHERE "bundle" IS NOT NULL;
--> statement-breakpoint
UPDATE "applications" a SET "contracts" = array[a."contract"], "firstPickupDate" = c."datum", "firstPickupTime" = c."pickupTimeFrom"
FROM "contracts" c WHERE a."bundle" IS NULL AND c."id" = a."contract";
--> statement-breakpoint
UPDATE "applications" a SET "contracts" = b.contracts, "firstPickupDate" = b.day, "firstPickupTime" = b.time
FROM (
  SELECT p."bundle", array_agg(c."id" ORDER BY p."sortOrder", p."id") AS contracts,
    (array_agg(c."datum" ORDER BY c."datum", coalesce(c."pickupTimeFrom", '24:00')))[1] AS day,
    (array_agg(c."pickupTimeFrom" ORDER BY c."datum", coalesce(c."pickupTimeFrom", '24:00')))[1] AS time
  FROM "bundle_contracts" p JOIN "contracts" c ON c."id" = p."contract" GROUP BY p."bundle"
) b WHERE b."bundle" = a."bundle";
--> statement-breakpoint
CREATE INDEX "applications_contracts_idx" ON "applications" USING gin ("contracts");
--> statement-breakpoint
CREATE INDEX "applications_contract_status_idx" ON "applications" ("contract", "status");
--> statement-breakpoint
CREATE INDEX "applications_bundle_status_idx" ON "applications" ("bundle", "status");
--> statement-breakpoint
CREATE INDEX "applications_firstPickupDate_firstPickupTime_bundle_contract" ON "applications" ("firstPickupDate", "firstPickupTime", "bundle", "contract", "id", "status", "driver", "createdAt");
--> statement-breakpoint
CREATE INDEX "applications_status_id_wide_idx" ON "applications" ("status", "id", "firstPickupDate", "firstPickupTime", "bundle", "contract", "driver", "createdAt");
--> statement-breakpoint
CREATE INDEX "applications_createdAt_id_wide_idx" ON "applications" ("createdAt", "id", "status", "firstPickupDate", "firstPickupTime", "bundle", "contract", "driver");
