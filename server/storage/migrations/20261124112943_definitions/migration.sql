CREATE INDEX "contracts_contractType_id_idx" ON "contracts" ("contractType", "id");
--> statement-breakpoint
CREATE INDEX "contracts_rare_vwstationsfahrt_idx" ON "contracts" ("id", "auftragsnummer", "datum", "bringdatum", "createdAt", "licensePlate", "googleKm", "sortOrder", "pickupTimeFrom", "deliveryTimeFrom", "driver", "contractClientAddress", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract") WHERE "vwstationsfahrt";
--> statement-breakpoint
CREATE INDEX "contracts_rare_verzoegerteAbgabe_idx" ON "contracts" ("id", "auftragsnummer", "datum", "bringdatum", "createdAt", "licensePlate", "googleKm", "sortOrder", "pickupTimeFrom", "deliveryTimeFrom", "driver", "contractClientAddress", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract") WHERE "verzoegerteAbgabe";
--> statement-breakpoint
CREATE INDEX "contracts_rare_sperrenfuerrechnung_idx" ON "contracts" ("id", "auftragsnummer", "datum", "bringdatum", "createdAt", "licensePlate", "googleKm", "sortOrder", "pickupTimeFrom", "deliveryTimeFrom", "driver", "contractClientAddress", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract") WHERE "sperrenfuerrechnung" = '1';
--> statement-breakpoint
CREATE INDEX "contracts_rare_sperrenfuergutschrift_idx" ON "contracts" ("id", "auftragsnummer", "datum", "bringdatum", "createdAt", "licensePlate", "googleKm", "sortOrder", "pickupTimeFrom", "deliveryTimeFrom", "driver", "contractClientAddress", "anschlussvon", "pickupAddress", "deliveryAddress", "auftragbestaetigt", "abgeschlossen", "verzoegert", "isStorniert", "testContract", "hasAvis", "flexContract") WHERE "sperrenfuergutschrift" = '1';
--> statement-breakpoint
CREATE INDEX "contracts_billed_idx" ON "contracts" ("id") WHERE jsonb_path_exists("invoiceNumbers", '$[*] ? (@.type == "Rechnung" && !(@.cancelled == true))');
--> statement-breakpoint
CREATE INDEX "contracts_credited_idx" ON "contracts" ("id") WHERE jsonb_path_exists("invoiceNumbers", '$[*] ? (@.type == "Gutschrift" && !(@.cancelled == true))');
--> statement-breakpoint
CREATE INDEX "contracts_without_value_idx" ON "contracts" ("id") WHERE auftragswert is null;
--> statement-breakpoint
CREATE INDEX "contracts_without_credit_idx" ON "contracts" ("id") WHERE gutschriftpreis is null;
