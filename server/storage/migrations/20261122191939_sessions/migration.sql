CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY,
	"user_id" bigint NOT NULL,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "user_passwords" ADD COLUMN "must_change" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "successor" text;
--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_expiry_idx" ON "sessions" ("expires_at");

--> statement-breakpoint
INSERT INTO "sessions" ("id", "user_id", "user_agent", "address", "began_at", "seen_at", "expires_at")
SELECT "family", min("user_id"), '', '', now(), now(), max("expires_at") FROM "refresh_tokens" GROUP BY "family";
