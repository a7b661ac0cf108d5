ALTER TABLE "protocols" ADD COLUMN "reviewState" text;
--> statement-breakpoint
ALTER TABLE "protocols" ADD COLUMN "reviewReason" text;
--> statement-breakpoint
ALTER TABLE "protocols" ADD COLUMN "reviewedAt" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "protocols" ADD COLUMN "reviewedBy" bigint;
--> statement-breakpoint
CREATE INDEX "protocols_reviewedBy_idx" ON "protocols" ("reviewedBy");
