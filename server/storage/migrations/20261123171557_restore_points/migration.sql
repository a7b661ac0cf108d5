CREATE TABLE "protocol_snapshots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "protocol_snapshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"protocol" bigint NOT NULL,
	"counter" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"username" text NOT NULL,
	"old_state" text NOT NULL,
	"new_state" text NOT NULL,
	"content" jsonb NOT NULL,
	"parts" jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "protocol_snapshot_parts" (
	"hash" text PRIMARY KEY,
	"content" jsonb NOT NULL
);

--> statement-breakpoint
ALTER TABLE "protocols" DROP COLUMN "availableSnapshots";
--> statement-breakpoint
CREATE UNIQUE INDEX "protocol_snapshots_counter_key" ON "protocol_snapshots" ("protocol","counter");
