-- Who is where is said anew by every console within half a minute.
TRUNCATE "presence";
--> statement-breakpoint
ALTER TABLE "presence" ADD COLUMN "session" uuid;
--> statement-breakpoint
ALTER TABLE "presence" ADD COLUMN "seated_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "presence" ADD COLUMN "locked_since" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "presence" ADD COLUMN "locked_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "presence" DROP COLUMN "until";
--> statement-breakpoint
ALTER TABLE "presence" DROP CONSTRAINT "presence_pkey";
--> statement-breakpoint
ALTER TABLE "presence" ADD PRIMARY KEY ("user_id","window_id","iri");
--> statement-breakpoint
CREATE UNIQUE INDEX "presence_lock_idx" ON "presence" ("iri") WHERE locked_since is not null;
