DROP INDEX "protocols_closed_id_idx";
--> statement-breakpoint
DROP INDEX "protocols_deliveryDateRaw_id_idx";
--> statement-breakpoint
DROP INDEX "protocols_createdAt_id_idx";
--> statement-breakpoint
CREATE INDEX "protocols_deliveryDateRaw_id_wide_idx" ON "protocols" ("deliveryDateRaw", "id", "contract", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "createdAt");
--> statement-breakpoint
CREATE INDEX "protocols_closed_id_wide_idx" ON "protocols" ("closed", "id", "contract", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "pickupDateRaw", "deliveryDateRaw", "createdAt");
--> statement-breakpoint
CREATE INDEX "protocols_createdAt_id_wide_idx" ON "protocols" ("createdAt", "id", "contract", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "pickupDateRaw", "deliveryDateRaw");
