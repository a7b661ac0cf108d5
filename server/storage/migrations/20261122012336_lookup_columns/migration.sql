DROP INDEX "contracts_licensePlate_id_idx";
--> statement-breakpoint
DROP INDEX "contracts_googleKm_id_idx";
--> statement-breakpoint
DROP INDEX "contracts_pickupLocation_plz_prefix_idx";
--> statement-breakpoint
DROP INDEX "contracts_pickupLocation_ort_contains_idx";
--> statement-breakpoint
DROP INDEX "mail_logs_subject_contains_idx";
--> statement-breakpoint
DROP INDEX "contracts_rare_verzoegert_idx";
--> statement-breakpoint
DROP INDEX "contracts_rare_testContract_idx";
--> statement-breakpoint
DROP INDEX "contracts_rare_isStorniert_idx";
--> statement-breakpoint
DROP INDEX "contracts_rare_flexContract_idx";
--> statement-breakpoint
DROP INDEX "mail_logs_createdAt_id_wide_idx";
--> statement-breakpoint
ALTER TABLE "contracts"
  ADD COLUMN "pickupLocation.plz" text GENERATED ALWAYS AS ("pickupLocation"->>'plz') STORED,
  ADD COLUMN "pickupLocation.ort.lower" text GENERATED ALWAYS AS (lower("pickupLocation"->>'ort')) STORED,
  ALTER COLUMN "auftragsnummer" SET DATA TYPE text collate "C";
--> statement-breakpoint
ALTER TABLE "mail_logs"
  ADD COLUMN "subject.lower" text GENERATED ALWAYS AS (lower("subject" collate "default")) STORED;
--> statement-breakpoint
ALTER TABLE "protocols"
  ALTER COLUMN "orderNumber" SET DATA TYPE text collate "C";
--> statement-breakpoint
CREATE INDEX "contracts_rare_verzoegert_idx" ON "contracts" ("id", "auftragsnummer", "datum", "bringdatum", "createdAt", "licensePlate", "googleKm", "sortOrder", "pickupTimeFrom", "deliveryTimeFrom", "driver", "contractClientAddress", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract") WHERE "verzoegert";
--> statement-breakpoint
CREATE INDEX "contracts_rare_testContract_idx" ON "contracts" ("id", "auftragsnummer", "datum", "bringdatum", "createdAt", "licensePlate", "googleKm", "sortOrder", "pickupTimeFrom", "deliveryTimeFrom", "driver", "contractClientAddress", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract") WHERE "testContract";
--> statement-breakpoint
CREATE INDEX "contracts_rare_isStorniert_idx" ON "contracts" ("id", "auftragsnummer", "datum", "bringdatum", "createdAt", "licensePlate", "googleKm", "sortOrder", "pickupTimeFrom", "deliveryTimeFrom", "driver", "contractClientAddress", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract") WHERE "isStorniert";
--> statement-breakpoint
CREATE INDEX "contracts_rare_flexContract_idx" ON "contracts" ("id", "auftragsnummer", "datum", "bringdatum", "createdAt", "licensePlate", "googleKm", "sortOrder", "pickupTimeFrom", "deliveryTimeFrom", "driver", "contractClientAddress", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract") WHERE "flexContract";
--> statement-breakpoint
CREATE INDEX "mail_logs_createdAt_id_wide_idx" ON "mail_logs" ("createdAt", "id", "status", "isSend", "subject.lower");
--> statement-breakpoint
CREATE INDEX "contracts_licensePlate_id_wide_idx" ON "contracts" ("licensePlate", "id", "auftragsnummer", "datum", "bringdatum", "createdAt", "googleKm", "sortOrder", "pickupTimeFrom", "deliveryTimeFrom", "driver", "contractClientAddress", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract");
--> statement-breakpoint
CREATE INDEX "contracts_googleKm_id_wide_idx" ON "contracts" ("googleKm", "id", "auftragsnummer", "datum", "bringdatum", "createdAt", "licensePlate", "sortOrder", "pickupTimeFrom", "deliveryTimeFrom", "driver", "contractClientAddress", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract");
--> statement-breakpoint
CREATE INDEX "contracts_rare_auftragbestaetigt_idx" ON "contracts" ("id", "auftragsnummer", "datum", "bringdatum", "createdAt", "licensePlate", "googleKm", "sortOrder", "pickupTimeFrom", "deliveryTimeFrom", "driver", "contractClientAddress", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract") WHERE "auftragbestaetigt" = '0';
--> statement-breakpoint
CREATE INDEX "contracts_pickupLocation.plz_wide_idx" ON "contracts" ("pickupLocation.plz" text_pattern_ops, "id", "auftragsnummer", "datum", "bringdatum", "createdAt", "licensePlate", "googleKm", "sortOrder", "pickupTimeFrom", "deliveryTimeFrom", "driver", "contractClientAddress", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract");
--> statement-breakpoint
CREATE INDEX "contracts_pickupLocation.ort.lower_wide_idx" ON "contracts" ("pickupLocation.ort.lower", "id", "auftragsnummer", "datum", "bringdatum", "createdAt", "licensePlate", "googleKm", "sortOrder", "pickupTimeFrom", "deliveryTimeFrom", "driver", "contractClientAddress", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract");
--> statement-breakpoint
CREATE INDEX "protocols_contract_id_wide_idx" ON "protocols" ("contract", "id", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "deliveryDateRaw", "createdAt");
--> statement-breakpoint
CREATE INDEX "protocols_rare_aktiv_idx" ON "protocols" ("id", "contract", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "deliveryDateRaw", "createdAt") WHERE not "aktiv";
--> statement-breakpoint
CREATE INDEX "protocols_rare_mailLocked_idx" ON "protocols" ("id", "contract", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "deliveryDateRaw", "createdAt") WHERE "mailLocked";
--> statement-breakpoint
CREATE INDEX "mail_logs_subject.lower_idx" ON "mail_logs" USING gin ("subject.lower" gin_trgm_ops);
