CREATE TABLE "news_reads" (
	"news" bigint,
	"user_id" bigint,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_reads_pkey" PRIMARY KEY("news","user_id")
);

--> statement-breakpoint
CREATE INDEX "news_reads_user_idx" ON "news_reads" ("user_id","news");
--> statement-breakpoint
UPDATE "news" SET "content" = replace(replace(replace("content", '<br />', '<br>'), '<hr />', '<hr>'), U&'\00A0', '&nbsp;');
