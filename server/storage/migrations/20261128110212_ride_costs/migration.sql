DROP INDEX "protocol_waitings_not_approved_idx";
--> statement-breakpoint
DROP INDEX "protocol_expenses_without_receipt_idx";
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "approvedWaitingMinutes" integer;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "hasUnapprovedWaiting" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "hasExpenseWithoutReceipt" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "passedOnExpenses" numeric(12,2);
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "reimbursedExpenses" numeric(12,2);
--> statement-breakpoint
DROP INDEX "contracts_unbilled_idx";
--> statement-breakpoint
DROP INDEX "contracts_uncredited_idx";
--> statement-breakpoint
WITH waited AS (
  SELECT protocol, nullif(sum(minutes) FILTER (WHERE "approvedBy" IS NOT NULL), 0) AS approved,
    bool_or("approvedBy" IS NULL AND minutes > 0) AS open FROM protocol_waitings GROUP BY protocol),
spent AS (
  SELECT protocol, bool_or("documentPicture" ->> 'file' IS NULL) AS missing,
    sum(round(amount * 100 / (100 + CASE
      WHEN type = 'toll' THEN 0
      WHEN type IN ('train', 'longDistanceTrain', 'localDistanceTrain', 'bus', 'taxi', 'hotel') THEN 7
      ELSE 19 END), 2)) AS passed,
    sum(amount) FILTER (WHERE coalesce("paymentType", 'expense') = 'expense') AS reimbursed
  FROM protocol_expenses GROUP BY protocol)
UPDATE "contracts" SET "approvedWaitingMinutes" = told.approved, "hasUnapprovedWaiting" = coalesce(told.open, false),
  "hasExpenseWithoutReceipt" = coalesce(told.missing, false), "passedOnExpenses" = told.passed,
  "reimbursedExpenses" = told.reimbursed
FROM (SELECT * FROM waited FULL JOIN spent USING (protocol)) told WHERE "contracts"."protocol" = told.protocol;
--> statement-breakpoint
CREATE INDEX "contracts_unbilled_idx" ON "contracts" ("bringdatum", "deliveryTimeFrom", "id", "driver", "testContract", "isStorniert", "leerfahrt", "abgeschlossen", "datum", "differenceBetweenGoogleAndActualKm", "contractClientAddress", "hasUnapprovedWaiting", "hasExpenseWithoutReceipt", "auftragswert", "gutschriftpreis", "costTotals", "sperrenfuerrechnung", "approvedWaitingMinutes", "passedOnExpenses") WHERE not jsonb_path_exists("invoiceNumbers", '$[*] ? (@.type == "Rechnung" && !(@.cancelled == true))');
--> statement-breakpoint
CREATE INDEX "contracts_uncredited_idx" ON "contracts" ("bringdatum", "deliveryTimeFrom", "id", "driver", "contractClientAddress", "testContract") WHERE not jsonb_path_exists("invoiceNumbers", '$[*] ? (@.type == "Gutschrift" && !(@.cancelled == true))');
--> statement-breakpoint
CREATE INDEX "contracts_uncredited_of_driver_idx" ON "contracts" ("driver", "bringdatum", "id", "testContract", "isStorniert", "leerfahrt", "abgeschlossen", "datum", "differenceBetweenGoogleAndActualKm", "contractClientAddress", "hasUnapprovedWaiting", "hasExpenseWithoutReceipt", "auftragswert", "gutschriftpreis", "costTotals", "sperrenfuergutschrift", "reimbursedExpenses") WHERE not jsonb_path_exists("invoiceNumbers", '$[*] ? (@.type == "Gutschrift" && !(@.cancelled == true))');
