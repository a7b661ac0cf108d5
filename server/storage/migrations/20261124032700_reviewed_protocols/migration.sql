DROP INDEX "protocols_pickupDateRaw_id_wide_idx";
--> statement-breakpoint
CREATE INDEX "protocols_pickupDateRaw_id_wide_idx" ON "protocols" ("pickupDateRaw", "id", "contract", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "deliveryDateRaw", "createdAt", "reviewState", "reviewedAt");
--> statement-breakpoint
DROP INDEX "protocols_deliveryDateRaw_id_wide_idx";
--> statement-breakpoint
CREATE INDEX "protocols_deliveryDateRaw_id_wide_idx" ON "protocols" ("deliveryDateRaw", "id", "contract", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "createdAt", "reviewState", "reviewedAt");
--> statement-breakpoint
DROP INDEX "protocols_closed_id_wide_idx";
--> statement-breakpoint
CREATE INDEX "protocols_closed_id_wide_idx" ON "protocols" ("closed", "id", "contract", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "pickupDateRaw", "deliveryDateRaw", "createdAt", "reviewState", "reviewedAt");
--> statement-breakpoint
DROP INDEX "protocols_createdAt_id_wide_idx";
--> statement-breakpoint
CREATE INDEX "protocols_createdAt_id_wide_idx" ON "protocols" ("createdAt", "id", "contract", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "deliveryDateRaw", "reviewState", "reviewedAt");
--> statement-breakpoint
DROP INDEX "protocols_processState_mailSend_closed_id_wide_idx";
--> statement-breakpoint
CREATE INDEX "protocols_processState_mailSend_closed_id_wide_idx" ON "protocols" ("processState", "mailSend", "closed", "id", "contract", "orderNumber", "mailLocked", "aktiv", "pickupDateRaw", "deliveryDateRaw", "createdAt", "reviewState", "reviewedAt");
--> statement-breakpoint
DROP INDEX "protocols_contract_id_wide_idx";
--> statement-breakpoint
CREATE INDEX "protocols_contract_id_wide_idx" ON "protocols" ("contract", "id", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "deliveryDateRaw", "createdAt", "reviewState", "reviewedAt");
--> statement-breakpoint
DROP INDEX "protocols_rare_aktiv_idx";
--> statement-breakpoint
CREATE INDEX "protocols_rare_aktiv_idx" ON "protocols" ("id", "contract", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "deliveryDateRaw", "createdAt", "reviewState", "reviewedAt") WHERE not "aktiv";
--> statement-breakpoint
DROP INDEX "protocols_rare_mailLocked_idx";
--> statement-breakpoint
CREATE INDEX "protocols_rare_mailLocked_idx" ON "protocols" ("id", "contract", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "deliveryDateRaw", "createdAt", "reviewState", "reviewedAt") WHERE "mailLocked";
--> statement-breakpoint
CREATE INDEX "protocols_reviewedAt_id_wide_idx" ON "protocols" ("reviewedAt", "id", "contract", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "deliveryDateRaw", "createdAt", "reviewState");
