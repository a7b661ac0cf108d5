ALTER TABLE "notifications" ADD COLUMN "kind" text;
