DROP INDEX "protocols_processState_mailSend_closed_id_wide_idx";
--> statement-breakpoint
CREATE INDEX "protocols_processState_mailSend_closed_id_wide_idx" ON "protocols" ("processState", "mailSend", "closed", "id", "contract", "orderNumber", "mailLocked", "aktiv", "pickupDateRaw", "deliveryDateRaw", "createdAt");
--> statement-breakpoint
DROP INDEX "protocols_contract_id_wide_idx";
--> statement-breakpoint
CREATE INDEX "protocols_contract_id_wide_idx" ON "protocols" ("contract", "id", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "deliveryDateRaw", "createdAt");
--> statement-breakpoint
DROP INDEX "protocols_rare_aktiv_idx";
--> statement-breakpoint
CREATE INDEX "protocols_rare_aktiv_idx" ON "protocols" ("id", "contract", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "deliveryDateRaw", "createdAt") WHERE not "aktiv";
--> statement-breakpoint
DROP INDEX "protocols_rare_mailLocked_idx";
--> statement-breakpoint
CREATE INDEX "protocols_rare_mailLocked_idx" ON "protocols" ("id", "contract", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "deliveryDateRaw", "createdAt") WHERE "mailLocked";
