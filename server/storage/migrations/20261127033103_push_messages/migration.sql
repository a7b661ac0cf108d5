CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY,
	"user_id" bigint NOT NULL,
	"session" uuid NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "push_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"notification" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);

--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_idx" ON "push_subscriptions" ("user_id");
--> statement-breakpoint
CREATE INDEX "push_messages_due_idx" ON "push_messages" ("due_at");
--> statement-breakpoint
CREATE INDEX "push_messages_endpoint_idx" ON "push_messages" ("endpoint");
