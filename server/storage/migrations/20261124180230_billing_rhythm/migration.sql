ALTER TABLE "customers" ADD COLUMN "billingRhythm" text;
