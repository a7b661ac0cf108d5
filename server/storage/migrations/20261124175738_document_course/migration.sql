ALTER TABLE "drivers" ADD COLUMN "creditAgreementFile" bigint;
--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "creditAgreementBy" bigint;
--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "creditAgreementUntil" date;
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "eInvoiceFormat" text;
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "buyerReference" text collate "de";
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "objectionDate" date;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "objectionReason" text collate "de";
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "additionalDocs" jsonb;
--> statement-breakpoint
CREATE INDEX "drivers_creditAgreementFile_idx" ON "drivers" ("creditAgreementFile");
--> statement-breakpoint
CREATE INDEX "drivers_creditAgreementBy_idx" ON "drivers" ("creditAgreementBy");
