ALTER TABLE "protocols" ADD COLUMN "linksWithdrawn" integer;
