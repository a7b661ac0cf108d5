DROP INDEX "contract_avis_search_idx";
--> statement-breakpoint
UPDATE "contract_avis" AS "avis" SET "search_text" =
  CASE WHEN coalesce("note", '') = '' AND coalesce("importantNote", '') = '' AND "bundle" IS NULL THEN '' ELSE "avis"."search_text" END
    || ' ' || E'\x1E' || "contracts"."search_text"
FROM "contracts" WHERE "contracts"."id" = "avis"."contract";
--> statement-breakpoint
CREATE INDEX "contract_avis_search_idx" ON "contract_avis" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
INSERT INTO "renamings" ("path", "record_id", "turn")
SELECT 'contract_avis', 0, 1 WHERE EXISTS (SELECT FROM "contract_avis")
ON CONFLICT ("path", "record_id") DO UPDATE SET "turn" = "renamings"."turn" + 1;
