ALTER TABLE "drivers" ADD COLUMN "emptiedOn" date;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "emptiedOn" date;
