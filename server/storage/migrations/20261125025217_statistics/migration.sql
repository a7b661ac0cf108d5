CREATE TABLE "statistic_days" (
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"region" smallint,
	"driver_group" smallint,
	"key" text NOT NULL,
	"count" bigint NOT NULL,
	"total" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"km" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "statistic_customer_days" (
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"region" smallint,
	"driver_group" smallint,
	"key" text NOT NULL,
	"count" bigint NOT NULL,
	"total" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"km" bigint NOT NULL,
	"customer" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "statistic_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statistic_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE INDEX "statistic_days_figure_idx" ON "statistic_days" ("figure","day");
--> statement-breakpoint
CREATE INDEX "statistic_days_day_idx" ON "statistic_days" ("day");
--> statement-breakpoint
CREATE INDEX "statistic_customer_days_figure_idx" ON "statistic_customer_days" ("figure","day");
--> statement-breakpoint
CREATE INDEX "statistic_customer_days_customer_idx" ON "statistic_customer_days" ("customer","figure","day");
--> statement-breakpoint
CREATE INDEX "statistic_customer_days_day_idx" ON "statistic_customer_days" ("day");
--> statement-breakpoint
INSERT INTO "statistic_marks" ("day") SELECT DISTINCT "datum" FROM "contracts" WHERE "datum" IS NOT NULL UNION SELECT ("createdAt" AT TIME ZONE 'Europe/Berlin')::date FROM "applications";
