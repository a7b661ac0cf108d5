ALTER TABLE "protocols" ADD COLUMN "deletedPictures" jsonb;
