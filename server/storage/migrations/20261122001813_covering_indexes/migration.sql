DROP INDEX "contracts_datum_sortOrder_pickupTimeFrom_id_idx";
--> statement-breakpoint
DROP INDEX "contracts_bringdatum_deliveryTimeFrom_id_idx";
--> statement-breakpoint
DROP INDEX "contracts_createdAt_id_idx";
--> statement-breakpoint
DROP INDEX "contracts_driver_datum_idx";
--> statement-breakpoint
DROP INDEX "contracts_contractClientAddress_datum_idx";
--> statement-breakpoint
DROP INDEX "contract_avis_contract_idx";
--> statement-breakpoint
DROP INDEX "protocols_pickupDateRaw_id_idx";
--> statement-breakpoint
DROP INDEX "mail_logs_createdAt_id_idx";
--> statement-breakpoint
CREATE INDEX "contracts_datum_sortOrder_pickupTimeFrom_id_wide_idx" ON "contracts" ("datum", "sortOrder", "pickupTimeFrom", "id", "auftragsnummer", "bringdatum", "createdAt", "licensePlate", "googleKm", "deliveryTimeFrom", "driver", "contractClientAddress", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract");
--> statement-breakpoint
CREATE INDEX "contracts_bringdatum_deliveryTimeFrom_id_wide_idx" ON "contracts" ("bringdatum", "deliveryTimeFrom", "id", "auftragsnummer", "datum", "createdAt", "licensePlate", "googleKm", "sortOrder", "pickupTimeFrom", "driver", "contractClientAddress", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract");
--> statement-breakpoint
CREATE INDEX "contracts_createdAt_id_wide_idx" ON "contracts" ("createdAt", "id", "auftragsnummer", "datum", "bringdatum", "licensePlate", "googleKm", "sortOrder", "pickupTimeFrom", "deliveryTimeFrom", "driver", "contractClientAddress", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract");
--> statement-breakpoint
CREATE INDEX "contracts_driver_datum_id_wide_idx" ON "contracts" ("driver", "datum", "id", "auftragsnummer", "bringdatum", "createdAt", "licensePlate", "googleKm", "sortOrder", "pickupTimeFrom", "deliveryTimeFrom", "contractClientAddress", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract");
--> statement-breakpoint
CREATE INDEX "contracts_contractClientAddress_datum_id_wide_idx" ON "contracts" ("contractClientAddress", "datum", "id", "auftragsnummer", "bringdatum", "createdAt", "licensePlate", "googleKm", "sortOrder", "pickupTimeFrom", "deliveryTimeFrom", "driver", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract");
--> statement-breakpoint
CREATE INDEX "contracts_rare_flexContract_idx" ON "contracts" ("id") WHERE "flexContract";
--> statement-breakpoint
CREATE INDEX "contract_avis_createdAt_id_idx" ON "contract_avis" ("createdAt", "id");
--> statement-breakpoint
CREATE INDEX "contract_avis_updatedAt_id_idx" ON "contract_avis" ("updatedAt", "id");
--> statement-breakpoint
CREATE INDEX "contract_avis_contract_id_wide_idx" ON "contract_avis" ("contract", "id", "status", "coordination", "color", "bundle", "linkedAvis", "createdAt", "updatedAt");
--> statement-breakpoint
CREATE INDEX "protocols_deliveryDateRaw_id_idx" ON "protocols" ("deliveryDateRaw", "id");
--> statement-breakpoint
CREATE INDEX "protocols_createdAt_id_idx" ON "protocols" ("createdAt", "id");
--> statement-breakpoint
CREATE INDEX "protocols_pickupDateRaw_id_wide_idx" ON "protocols" ("pickupDateRaw", "id", "contract", "orderNumber", "processState", "mailSend", "mailLocked", "aktiv", "closed", "deliveryDateRaw", "createdAt");
--> statement-breakpoint
CREATE INDEX "bundles_createdAt_id_wide_idx" ON "bundles" ("createdAt", "id", "active", "openForApplications", "disposed");
--> statement-breakpoint
CREATE INDEX "bundle_contracts_sortOrder_id_idx" ON "bundle_contracts" ("sortOrder", "id");
--> statement-breakpoint
CREATE INDEX "applications_createdAt_id_idx" ON "applications" ("createdAt", "id");
--> statement-breakpoint
CREATE INDEX "notifications_createdAt_id_idx" ON "notifications" ("createdAt", "id");
--> statement-breakpoint
CREATE INDEX "mail_logs_subject_id_idx" ON "mail_logs" ("subject", "id");
--> statement-breakpoint
CREATE INDEX "mail_logs_createdAt_id_wide_idx" ON "mail_logs" ("createdAt", "id", "status", "isSend");
--> statement-breakpoint
ANALYZE "contracts", "contract_avis", "protocols", "mail_logs", "bundles";
