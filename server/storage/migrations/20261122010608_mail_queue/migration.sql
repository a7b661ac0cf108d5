ALTER TABLE "mail_logs" ADD COLUMN "textPreview" text;
--> statement-breakpoint
ALTER TABLE "mail_logs" ADD COLUMN "attachments" jsonb;
--> statement-breakpoint
ALTER TABLE "mail_logs" ADD COLUMN "attempts" integer;
--> statement-breakpoint
ALTER TABLE "mail_logs" ADD COLUMN "nextAttemptAt" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "mail_logs" ADD COLUMN "sendingUntil" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "mail_logs" ADD COLUMN "sentAt" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "mail_logs" ADD COLUMN "messageId" text collate "de";
