ALTER TABLE "mail_logs" ADD COLUMN "undelivered" jsonb;
