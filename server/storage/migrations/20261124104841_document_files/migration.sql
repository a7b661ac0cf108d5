ALTER TABLE "invoices" ADD COLUMN "documentFile" bigint;
--> statement-breakpoint
CREATE INDEX "invoices_documentFile_idx" ON "invoices" ("documentFile");
--> statement-breakpoint
CREATE INDEX "invoices_invoiceDate_id_idx" ON "invoices" ("invoiceDate", "id");
--> statement-breakpoint
CREATE INDEX "invoices_amountTotal_id_idx" ON "invoices" ("amountTotal", "id");
--> statement-breakpoint
CREATE INDEX "invoices_createdAt_id_idx" ON "invoices" ("createdAt", "id");
--> statement-breakpoint
CREATE INDEX "invoices_rare_documentInProgress_idx" ON "invoices" ("id") WHERE "documentInProgress";
