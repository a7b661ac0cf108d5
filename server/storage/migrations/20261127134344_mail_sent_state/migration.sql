ALTER TABLE "mails" ADD COLUMN "sentState" text;
