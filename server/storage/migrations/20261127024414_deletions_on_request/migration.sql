ALTER TABLE "retention_runs" ADD COLUMN "onRequest" integer;
