ALTER TABLE "contract_avis" ADD COLUMN "contactMails" jsonb;
--> statement-breakpoint
ALTER TABLE "contract_avis" ADD COLUMN "answerAwaitedSince" date;
--> statement-breakpoint
ALTER TABLE "contract_avis" ADD COLUMN "parkingMail" integer;
--> statement-breakpoint
CREATE INDEX "contract_avis_parkingMail_idx" ON "contract_avis" ("parkingMail");
--> statement-breakpoint
CREATE INDEX "contract_avis_answerAwaitedSince_idx" ON "contract_avis" ("answerAwaitedSince");
--> statement-breakpoint
CREATE INDEX "contract_avis_rare_parkingSpaceNotificationScheduled_idx" ON "contract_avis" ("id", "status", "coordination", "color", "bundle", "link", "linkDirection", "isStorniert", "groupPickupDate", "pickupDate", "deliveryDate", "createdAt", "updatedAt") WHERE "parkingSpaceNotificationScheduled";

--> statement-breakpoint
-- Who is waited for already is waited for since the row was last touched.
UPDATE "contract_avis" SET "answerAwaitedSince" = ("updatedAt" AT TIME ZONE 'Europe/Berlin')::date WHERE "status" = 'awaiting_response';
