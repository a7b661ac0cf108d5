ALTER TABLE "import_contracts" ADD COLUMN "assignmentOverride" text;
--> statement-breakpoint
ALTER TABLE "import_contracts" ADD COLUMN "takenOverAt" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "import_contracts" ADD COLUMN "isBegun" boolean DEFAULT false NOT NULL;
