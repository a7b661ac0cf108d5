CREATE TABLE "statistic_kept_days" (
	"day" date PRIMARY KEY
);

--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "endedOn" date;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "clearedOn" date;
--> statement-breakpoint
ALTER TABLE "protocols" ADD COLUMN "picturesDeletedOn" date;
--> statement-breakpoint
CREATE INDEX "contracts_with_names_idx" ON "contracts" ("bringdatum", "id") WHERE "clearedOn" is null;
--> statement-breakpoint
CREATE INDEX "protocols_with_pictures_idx" ON "protocols" ("deliveryDateRaw", "id") WHERE "picturesDeletedOn" is null;
--> statement-breakpoint
CREATE INDEX "mail_logs_with_text_idx" ON "mail_logs" ("createdAt", "id") WHERE coalesce("htmlPreview", "textPreview", "htmlWithAmounts", "textWithAmounts") is not null;
