ALTER TABLE "protocol_complaints" ADD COLUMN "component" text;
