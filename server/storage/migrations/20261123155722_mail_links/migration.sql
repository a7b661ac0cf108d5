ALTER TABLE "mail_logs" ADD COLUMN "link" jsonb;
--> statement-breakpoint
-- Mails that left before hold the tokens of their links; from now on nobody reads them here.
UPDATE "mail_logs" m SET
	"link" = jsonb_build_object('purpose', l."purpose", 'path', 'termin', 'iri', l."iri", 'validUntil', to_char(l."valid_until" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
	"textPreview" = regexp_replace(m."textPreview", '/termin/[A-Za-z0-9_-]{32}', '/termin/…', 'g'),
	"htmlPreview" = regexp_replace(m."htmlPreview", '/termin/[A-Za-z0-9_-]{32}', '/termin/…', 'g')
FROM "public_links" l
WHERE m."template" = 'M08d' AND l."hash" = encode(sha256(convert_to(substring(m."textPreview" FROM '/termin/([A-Za-z0-9_-]{32})'), 'UTF8')), 'hex');
