CREATE INDEX "contracts_carFin_id_idx" ON "contracts" ("carFin", "id");
--> statement-breakpoint
CREATE INDEX "contracts_rare_verzoegert_idx" ON "contracts" ("id") WHERE "verzoegert";
--> statement-breakpoint
CREATE INDEX "contracts_rare_testContract_idx" ON "contracts" ("id") WHERE "testContract";
--> statement-breakpoint
CREATE INDEX "contracts_rare_isStorniert_idx" ON "contracts" ("id") WHERE "isStorniert";
--> statement-breakpoint
CREATE INDEX "contracts_pickupLocation_plz_prefix_idx" ON "contracts" (("pickupLocation"->>'plz') text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "contracts_pickupLocation_ort_contains_idx" ON "contracts" USING gin (("pickupLocation"->>'ort') gin_trgm_ops);
--> statement-breakpoint
ANALYZE "contracts";
