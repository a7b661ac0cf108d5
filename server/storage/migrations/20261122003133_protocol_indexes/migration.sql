DROP INDEX "protocols_processState_mailSend_closed_idx";
--> statement-breakpoint
CREATE INDEX "protocols_processState_mailSend_closed_id_wide_idx" ON "protocols" ("processState", "mailSend", "closed", "id", "contract", "orderNumber", "mailLocked", "aktiv", "deliveryDateRaw", "createdAt");
--> statement-breakpoint
CREATE INDEX "mail_logs_subject_contains_idx" ON "mail_logs" USING gin (("subject") gin_trgm_ops);
--> statement-breakpoint
ANALYZE "protocols", "mail_logs";
