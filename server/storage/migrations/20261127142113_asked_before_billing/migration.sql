CREATE INDEX "protocol_waitings_not_approved_idx" ON "protocol_waitings" ("protocol") WHERE protocol_waitings."approvedBy" is null and protocol_waitings.minutes > 0;
--> statement-breakpoint
CREATE INDEX "protocol_expenses_without_receipt_idx" ON "protocol_expenses" ("protocol") WHERE protocol_expenses."documentPicture" ->> 'file' is null;
