ALTER TABLE "mail_logs" ADD COLUMN "htmlWithAmounts" text;
--> statement-breakpoint
ALTER TABLE "mail_logs" ADD COLUMN "textWithAmounts" text;
