ALTER TABLE "protocols" DROP COLUMN "awsFiles";
--> statement-breakpoint
CREATE INDEX "mail_logs_template_id_idx" ON "mail_logs" ("template", "id");
