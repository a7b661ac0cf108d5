CREATE INDEX "contracts_unapproved_waiting_idx" ON "contracts" ("id") WHERE "hasUnapprovedWaiting";
--> statement-breakpoint
CREATE INDEX "contracts_without_receipt_idx" ON "contracts" ("id") WHERE "hasExpenseWithoutReceipt";
--> statement-breakpoint
CREATE INDEX "drivers_id_fahrervon_gruppe_ustid_steuernummer_idx" ON "drivers" ("id", "fahrervon", "gruppe", "ustid", "steuernummer");
