ALTER TABLE "news" DROP COLUMN "entityId";
