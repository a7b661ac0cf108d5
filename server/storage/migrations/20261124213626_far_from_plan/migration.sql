CREATE INDEX "contracts_far_from_plan_idx" ON "contracts" ("id") WHERE coalesce(abs("differenceBetweenGoogleAndActualKm") >
  case when datum is not distinct from bringdatum then 50 else 100 end, false);
