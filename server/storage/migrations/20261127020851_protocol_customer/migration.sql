DROP INDEX "protocols_search_idx";
--> statement-breakpoint
DROP INDEX "protocols_pickupDateRaw_id_wide_idx";
--> statement-breakpoint
DROP INDEX "protocols_deliveryDateRaw_id_wide_idx";
--> statement-breakpoint
DROP INDEX "protocols_closed_id_wide_idx";
--> statement-breakpoint
DROP INDEX "protocols_createdAt_id_wide_idx";
--> statement-breakpoint
DROP INDEX "protocols_processState_mailSend_closed_id_wide_idx";
--> statement-breakpoint
DROP INDEX "protocols_contract_id_wide_idx";
--> statement-breakpoint
DROP INDEX "protocols_reviewedAt_id_wide_idx";
--> statement-breakpoint
DROP INDEX "protocols_rare_aktiv_idx";
--> statement-breakpoint
DROP INDEX "protocols_rare_mailLocked_idx";
--> statement-breakpoint
DROP INDEX "statistic_days_figure_idx";
--> statement-breakpoint
DROP INDEX "statistic_customer_days_figure_idx";
--> statement-breakpoint
ALTER TABLE "protocols" ADD COLUMN "contractClientAddress" bigint;
--> statement-breakpoint
UPDATE "protocols" SET "contractClientAddress" = "contracts"."contractClientAddress"
FROM "contracts" WHERE "contracts"."id" = "protocols"."contract";
--> statement-breakpoint
CREATE INDEX "protocols_pickupDateRaw_id_wide_idx" ON "protocols" ("pickupDateRaw", "id", "contract", "contractClientAddress", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "deliveryDateRaw", "createdAt", "reviewState", "reviewedAt");
--> statement-breakpoint
CREATE INDEX "protocols_deliveryDateRaw_id_wide_idx" ON "protocols" ("deliveryDateRaw", "id", "contract", "contractClientAddress", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "createdAt", "reviewState", "reviewedAt");
--> statement-breakpoint
CREATE INDEX "protocols_closed_id_wide_idx" ON "protocols" ("closed", "id", "contract", "contractClientAddress", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "pickupDateRaw", "deliveryDateRaw", "createdAt", "reviewState", "reviewedAt");
--> statement-breakpoint
CREATE INDEX "protocols_createdAt_id_wide_idx" ON "protocols" ("createdAt", "id", "contract", "contractClientAddress", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "deliveryDateRaw", "reviewState", "reviewedAt");
--> statement-breakpoint
CREATE INDEX "protocols_processState_mailSend_closed_id_wide_idx" ON "protocols" ("processState", "mailSend", "closed", "id", "contract", "contractClientAddress", "orderNumber", "mailLocked", "aktiv", "pickupDateRaw", "deliveryDateRaw", "createdAt", "reviewState", "reviewedAt");
--> statement-breakpoint
CREATE INDEX "protocols_contract_id_wide_idx" ON "protocols" ("contract", "id", "contractClientAddress", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "deliveryDateRaw", "createdAt", "reviewState", "reviewedAt");
--> statement-breakpoint
CREATE INDEX "protocols_reviewedAt_id_wide_idx" ON "protocols" ("reviewedAt", "id", "contract", "contractClientAddress", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "deliveryDateRaw", "createdAt", "reviewState");
--> statement-breakpoint
CREATE INDEX "protocols_rare_aktiv_idx" ON "protocols" ("id", "contract", "contractClientAddress", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "deliveryDateRaw", "createdAt", "reviewState", "reviewedAt") WHERE not "aktiv";
--> statement-breakpoint
CREATE INDEX "protocols_rare_mailLocked_idx" ON "protocols" ("id", "contract", "contractClientAddress", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "deliveryDateRaw", "createdAt", "reviewState", "reviewedAt") WHERE "mailLocked";
--> statement-breakpoint
CREATE INDEX "statistic_days_figure_idx" ON "statistic_days" ("figure","day","key","count","total","credit","km","region","driver_group");
--> statement-breakpoint
CREATE INDEX "statistic_customer_days_figure_idx" ON "statistic_customer_days" ("figure","day","customer","key","count","total","credit","km","region","driver_group");
--> statement-breakpoint
CREATE INDEX "protocols_contractClientAddress_id_wide_idx" ON "protocols" ("contractClientAddress", "id", "contract", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "deliveryDateRaw", "createdAt", "reviewState", "reviewedAt");
--> statement-breakpoint
CREATE INDEX "protocols_search_idx" ON "protocols" USING gin (search_text gin_trgm_ops);
