-- The history of mails that left before their links got their tokens in leaving still holds them. History is final; for
-- this one statement it is not, and its guard is laid anew after all steps.
DROP TRIGGER IF EXISTS "history_is_final" ON "history";
--> statement-breakpoint
UPDATE "history" SET
	"previous" = regexp_replace("previous"::text, '/termin/[A-Za-z0-9_-]{32}', '/termin/…', 'g')::jsonb,
	"data" = regexp_replace("data"::text, '/termin/[A-Za-z0-9_-]{32}', '/termin/…', 'g')::jsonb
WHERE "path" = 'mail_logs' AND ("previous"::text ~ '/termin/[A-Za-z0-9_-]{32}' OR "data"::text ~ '/termin/[A-Za-z0-9_-]{32}');
