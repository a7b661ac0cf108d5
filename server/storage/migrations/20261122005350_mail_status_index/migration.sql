DROP INDEX "mail_logs_status_createdAt_idx";
--> statement-breakpoint
CREATE INDEX "mail_logs_status_id_idx" ON "mail_logs" ("status", "id");
