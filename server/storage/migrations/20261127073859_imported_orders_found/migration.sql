ALTER TABLE "companies" ADD COLUMN "manufacturerCustomer" bigint;
--> statement-breakpoint
CREATE INDEX "contracts_leased_idx" ON "contracts" ("contractClientAddress", "leasingVertragsnummer", "id") WHERE "leasingVertragsnummer" is not null;
--> statement-breakpoint
CREATE INDEX "contracts_externalNumber_idx" ON "contracts" ("contractClientAddress", ("customData"->>'externalNumber')) WHERE "customData"->>'externalNumber' is not null;
--> statement-breakpoint
CREATE INDEX "companies_manufacturerCustomer_idx" ON "companies" ("manufacturerCustomer");
--> statement-breakpoint
UPDATE "import_contracts" SET "rowKey" = "externalNumber" || ' ' || coalesce("content"->>'contractType', 'DELIVERY') WHERE "format" = 'ATHLON';
