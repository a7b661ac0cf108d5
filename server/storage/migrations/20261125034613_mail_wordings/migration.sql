ALTER TABLE "news" ADD COLUMN "sentAt" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "pushedAt" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "key" text collate "de";
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "audience" text collate "de";
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "isChanged" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "wordingVersion" integer;
--> statement-breakpoint
ALTER TABLE "mail_logs" ADD COLUMN "wordingVersion" integer;
--> statement-breakpoint
ALTER TABLE "mail_logs" ADD COLUMN "senderName" text collate "de";
--> statement-breakpoint
ALTER TABLE "mail_logs" ADD COLUMN "senderEmail" text collate "de";
--> statement-breakpoint
CREATE UNIQUE INDEX "emails_key_key" ON "emails" ("key");
--> statement-breakpoint
CREATE INDEX "mail_logs_messageId_idx" ON "mail_logs" ("messageId");
