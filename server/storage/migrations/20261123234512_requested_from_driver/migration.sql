ALTER TABLE "protocols" ADD COLUMN "requestedFromDriver" jsonb;
