CREATE TABLE "created_once" (
	"user_id" bigint,
	"key" text,
	"path" text NOT NULL,
	"record_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "created_once_pkey" PRIMARY KEY("user_id","key")
);

--> statement-breakpoint
ALTER TABLE "driver_documents" ADD COLUMN "validUntil" date;
--> statement-breakpoint
CREATE INDEX "created_once_made_idx" ON "created_once" ("made_at");
