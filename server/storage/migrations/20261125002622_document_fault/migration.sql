ALTER TABLE "invoices" ADD COLUMN "documentFault" text collate "de";
--> statement-breakpoint
ALTER TABLE "billings" ADD COLUMN "documentFault" text collate "de";
