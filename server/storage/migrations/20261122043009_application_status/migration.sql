DROP INDEX "applications_status_createdAt_idx";
--> statement-breakpoint
CREATE INDEX "applications_status_id_idx" ON "applications" ("status", "id");
