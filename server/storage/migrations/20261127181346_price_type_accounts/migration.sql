ALTER TABLE "price_types" ADD COLUMN "revenueAccount" text collate "de";
--> statement-breakpoint
ALTER TABLE "price_types" ADD COLUMN "expenseAccount" text collate "de";
--> statement-breakpoint
ALTER TABLE "invoice_entries" ADD COLUMN "priceParts" jsonb;
