CREATE UNLOGGED TABLE "presence" (
	"user_id" bigint,
	"window_id" text,
	"iri" text NOT NULL,
	"field" text,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "presence_pkey" PRIMARY KEY("user_id","window_id")
);

--> statement-breakpoint
CREATE UNLOGGED TABLE "open_consoles" (
	"server" uuid,
	"user_id" bigint,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "open_consoles_pkey" PRIMARY KEY("server","user_id")
);

--> statement-breakpoint
CREATE UNLOGGED TABLE "bulk_runs" (
	"caller" bigint,
	"key" text,
	"run" uuid NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"of" integer NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_runs_pkey" PRIMARY KEY("caller","key")
);

--> statement-breakpoint
CREATE UNLOGGED TABLE "short_lived_files" (
	"id" text PRIMARY KEY,
	"caller" bigint NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE UNLOGGED TABLE "short_lived_file_chunks" (
	"file" text,
	"position" integer,
	"content" bytea NOT NULL,
	CONSTRAINT "short_lived_file_chunks_pkey" PRIMARY KEY("file","position")
);

--> statement-breakpoint
CREATE INDEX "presence_iri_idx" ON "presence" ("iri");
--> statement-breakpoint
ALTER TABLE "short_lived_file_chunks" ADD CONSTRAINT "short_lived_file_chunks_file_short_lived_files_id_fkey" FOREIGN KEY ("file") REFERENCES "short_lived_files"("id") ON DELETE CASCADE;

--> statement-breakpoint
ALTER TABLE "short_lived_file_chunks" ALTER COLUMN "content" SET STORAGE EXTERNAL;
