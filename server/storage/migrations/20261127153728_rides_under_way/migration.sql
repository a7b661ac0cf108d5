CREATE INDEX "contracts_under_way_idx" ON "contracts" ("id") WHERE not "isStorniert" and not leerfahrt and abgeschlossen is not true;
