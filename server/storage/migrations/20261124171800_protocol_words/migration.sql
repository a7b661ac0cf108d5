DROP INDEX "protocols_search_idx";
--> statement-breakpoint
UPDATE "protocols" AS "protocol" SET "search_text" =
  CASE WHEN coalesce("orderNumber", '') = '' THEN '' ELSE ' ' || replace(replace(replace(replace(lower("orderNumber"), '-', ' '), '/', ' '), '.', ' '), ',', ' ') END
    || ' ' || E'\x1E' || "contracts"."search_text"
FROM "contracts" WHERE "contracts"."id" = "protocol"."contract";
--> statement-breakpoint
CREATE INDEX "protocols_search_idx" ON "protocols" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
INSERT INTO "renamings" ("path", "record_id", "turn")
SELECT 'protocols', 0, 1 WHERE EXISTS (SELECT FROM "protocols")
ON CONFLICT ("path", "record_id") DO UPDATE SET "turn" = "renamings"."turn" + 1;
