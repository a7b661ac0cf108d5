ALTER TABLE "mail_logs" ADD COLUMN "isDemo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Until now a mail of the demo generator was told by having no plain text while nobody had touched it.
UPDATE "mail_logs" SET "isDemo" = true WHERE "textPreview" IS NULL AND "version" = 1;
