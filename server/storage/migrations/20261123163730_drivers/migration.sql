ALTER TABLE "drivers" ADD COLUMN "documentReminders" integer;
--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "registration" jsonb;
--> statement-breakpoint
ALTER TABLE "driver_documents" ADD COLUMN "checkedAt" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "driver_documents" ADD COLUMN "checkedBy" bigint;
--> statement-breakpoint
ALTER TABLE "drivers" DROP COLUMN "applicationsCount";
--> statement-breakpoint
ALTER TABLE "drivers" DROP COLUMN "acceptedApplicationsCount";
--> statement-breakpoint
ALTER TABLE "drivers" DROP COLUMN "declinedApplicationsCount";
--> statement-breakpoint
ALTER TABLE "drivers" DROP COLUMN "revokedApplicationsCount";
--> statement-breakpoint
ALTER TABLE "drivers" DROP COLUMN "deletedApplicationsCount";
--> statement-breakpoint
CREATE INDEX "driver_documents_checkedBy_idx" ON "driver_documents" ("checkedBy");
