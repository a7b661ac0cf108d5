CREATE TABLE "renamings" (
	"path" text,
	"record_id" bigint,
	"turn" integer NOT NULL,
	CONSTRAINT "renamings_pkey" PRIMARY KEY("path","record_id")
);

