DROP INDEX "prices_priceGroup_type_distance_idx";
--> statement-breakpoint
DROP INDEX "prices_priceGroup_type_distance_key_idx";
--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "position" integer;
--> statement-breakpoint
CREATE INDEX "prices_priceGroup_position_id_idx" ON "prices" ("priceGroup", "position", "id");
--> statement-breakpoint
UPDATE "prices" SET "position" = ordered.place
FROM (SELECT id, row_number() OVER (PARTITION BY "priceGroup" ORDER BY type, distance, id) AS place FROM "prices") AS ordered
WHERE "prices".id = ordered.id;
