CREATE TABLE "spending" (
	"caller" bigint,
	"kind" text,
	"free_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spending_pkey" PRIMARY KEY("caller","kind")
);

